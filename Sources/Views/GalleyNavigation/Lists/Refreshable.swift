public import GalleyViews

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
  /// Runs `action` when a finger pulls the scroll view 90 pt beyond its top edge.
  ///
  /// While it runs, a spinner turns and the content stays 60 pt below its resting position.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(RefreshedScroller(action: action))
  }
}
