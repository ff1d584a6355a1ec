public import GalleyViews

public protocol NavigationTransition {
  var name: String { get }
}

public struct AutomaticNavigationTransition: NavigationTransition {
  public var name: String { "automatic" }
}

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
    recorded("navigationTransition", ["style": style.name])
  }

  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", ["id": "\(id)"])
  }

  /// Ignored: screens always slide in from the side.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { recorded("matchedTransitionSource", ["id": "\(id)"]) }
}

public protocol MatchedTransitionSourceConfiguration: Sendable {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// Ignored.
extension MatchedTransitionSourceConfiguration {
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
