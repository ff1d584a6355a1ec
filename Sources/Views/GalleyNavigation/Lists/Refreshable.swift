public import GalleyViews

/// Runs what a view around does to refresh.
public struct RefreshAction {
  let action: () async -> Void

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  /// Runs `action` when a finger pulls the view's scroller 90 points beyond its upper edge.
  ///
  /// A spinner comes into view with the content. While the action runs it turns, and the content stays 60 points below
  /// its place. Views inside find the action in the environment.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(RefreshedScroller(action: action))
  }
}
