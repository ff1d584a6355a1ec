public import GalleyGeometry
public import GalleyViews

// Modifiers that SwiftUI has behind underscores, as libraries write them.

/// Enlarges a view.
public struct _ScaleEffect: ViewModifier, Equatable {
  public var scale: Size
  public var anchor: UnitPoint

  public init(scale: Size, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

/// Moves a view.
public struct _OffsetEffect: ViewModifier, Equatable {
  public var offset: Size

  public init(offset: Size) { self.offset = offset }

  public func body(content: Content) -> some View { content.offset(offset) }
}

/// Lets a view be seen through.
public struct _OpacityEffect: ViewModifier, Equatable {
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// Tells when a view comes and goes.
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

/// Names a view, as Xcode's canvas does around the views of a preview. Nothing here puts it around a view.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  public var identifier: Identifier

  public init(identifier: Identifier) { self.identifier = identifier }

  public func body(content: Content) -> some View { content.id(identifier) }
}

/// What Xcode's canvas names views with. There is none here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private init() {}
}
