public import GalleyGeometry
public import GalleyViews

// Underscored modifiers of SwiftUI that some libraries use.

public struct _ScaleEffect: ViewModifier, Equatable {
  public var scale: Size
  public var anchor: UnitPoint

  public init(scale: Size, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

public struct _OffsetEffect: ViewModifier, Equatable {
  public var offset: Size

  public init(offset: Size) { self.offset = offset }

  public func body(content: Content) -> some View { content.offset(offset) }
}

public struct _OpacityEffect: ViewModifier, Equatable {
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  public func body(content: Content) -> some View { content.opacity(opacity) }
}

public struct _AppearanceActionModifier: ViewModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    (self.appear, self.disappear) = (appear, disappear)
  }

  public func body(content: Content) -> some View {
    content.onAppear { appear?() }.onDisappear { disappear?() }
  }
}

extension View {
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { touchable("onButtonGesture", action: action, onPress: pressing) }
}

/// Exists for Xcode's canvas. Galley itself never adds it.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  public var identifier: Identifier

  public init(identifier: Identifier) { self.identifier = identifier }

  public func body(content: Content) -> some View { content.id(identifier) }
}

/// Exists for Xcode's canvas. Has no values.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private init() {}
}
