public import GalleyViews

/// How one screen follows another. At rest all look alike.
public protocol NavigationTransition {
  var name: String { get }
}

/// The system's way: the new screen comes from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var name: String { "automatic" }
}

/// The new screen grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  public var name: String { "zoom" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    told("navigationTransition", ["style": style.name])
  }

  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    told("matchedTransitionSource", ["id": "\(id)"])
  }

  /// Names the view that a screen grows out of, and what it looks like meanwhile; the screen comes from the side here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { told("matchedTransitionSource", ["id": "\(id)"]) }
}

/// What a view looks like while a screen grows out of it.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// What a view looks like while a screen grows out of it is taken, and not shown.
extension MatchedTransitionSourceConfiguration {
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
