public import GalleyGeometry
public import GalleyViews

// Modifiers that SwiftUI has behind underscores, as libraries write them.

/// Enlarges a view.
public struct _ScaleEffect: ViewModifier, Equatable {
  /// How much wider and higher.
  public var scale: Size
  /// What stays in its place.
  public var anchor: UnitPoint

  /// Enlarges by `scale` around `anchor`.
  public init(scale: Size, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// The enlarged view.
  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

/// Moves a view.
public struct _OffsetEffect: ViewModifier, Equatable {
  /// How far, in points.
  public var offset: Size

  /// Moves by `offset`.
  public init(offset: Size) { self.offset = offset }

  /// The moved view.
  public func body(content: Content) -> some View { content.offset(offset) }
}

/// Lets a view be seen through.
public struct _OpacityEffect: ViewModifier, Equatable {
  /// How solid it is, 0 … 1.
  public var opacity: Double

  /// As solid as `opacity`.
  public init(opacity: Double) { self.opacity = opacity }

  /// The view that can be seen through.
  public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// Tells when a view comes and goes.
public struct _AppearanceActionModifier: ViewModifier {
  /// Called when it comes.
  public var appear: (() -> Void)?
  /// Called when it goes.
  public var disappear: (() -> Void)?

  /// Calls what is given.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    (self.appear, self.disappear) = (appear, disappear)
  }

  /// The view that is watched.
  public func body(content: Content) -> some View {
    content.onAppear { appear?() }.onDisappear { disappear?() }
  }
}

extension View {
  /// Runs `action` when the view is tapped, and `pressing` when a finger is put on it and taken away.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { touchable("onButtonGesture", action: action, onPress: pressing) }
}

/// Names a view, as Xcode's canvas does around the views of a preview. Nothing here puts it around a view.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  /// The name.
  public var identifier: Identifier

  /// Names a view `identifier`.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The view with its name.
  public func body(content: Content) -> some View { content.id(identifier) }
}

/// What Xcode's canvas names views with. There is none here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private init() {}
}
