public import GalleyViews

/// Runs what a view around does to refresh.
public struct RefreshAction {
  let action: () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What a view around does to refresh; nil where none does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  /// Runs `action` when the view's scroller is pulled.
  ///
  /// The action is kept in the environment, where views inside run it; a pulled scroller shows no spinner yet.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
