extension EnvironmentValues {
  /// The length in points by which a bar above the next vertical scroller collapses when that scroller is scrolled.
  ///
  /// Pinned views in the scroller follow the lower edge of the collapsing bar.
  package var collapsingInset: Double {
    get { self[CollapsingInsetKey.self] }
    set { self[CollapsingInsetKey.self] = newValue }
  }
}

private struct CollapsingInsetKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}
