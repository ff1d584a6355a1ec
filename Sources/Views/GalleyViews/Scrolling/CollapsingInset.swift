extension EnvironmentValues {
  /// How much of what covers the upper edge of the next vertical scroller gives way when that is scrolled, in points.
  ///
  /// What is pinned in the scroller follows the edge of what still covers it.
  package var collapsingInset: Double {
    get { self[CollapsingInsetKey.self] }
    set { self[CollapsingInsetKey.self] = newValue }
  }
}

private struct CollapsingInsetKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}
