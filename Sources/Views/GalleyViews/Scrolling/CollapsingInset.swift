extension EnvironmentValues {
  /// In points. Pinned views in the next vertical scroll view follow the collapsing bar's lower edge.
  package var collapsingInset: Double {
    get { self[CollapsingInsetKey.self] }
    set { self[CollapsingInsetKey.self] = newValue }
  }
}

private struct CollapsingInsetKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}
