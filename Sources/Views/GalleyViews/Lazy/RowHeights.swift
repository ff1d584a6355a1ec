/// How a lazy container determines the lengths of its rows.
public enum RowHeights: Hashable, Sendable, CaseIterable {
  /// Every row is measured before the first frame (the default). Offsets and indicators are exact.
  case exact
  /// Rows that were not yet visible are assumed to have the average length, as on Apple's platforms. Scroll indicators
  /// and the positions of distant rows are estimates.
  case estimated
}

extension View {
  public func rowHeights(_ heights: RowHeights) -> some View { environment(\.rowHeights, heights) }
}

extension EnvironmentValues {
  public var rowHeights: RowHeights {
    get { self[RowHeightsKey.self] }
    set { self[RowHeightsKey.self] = newValue }
  }
}

private enum RowHeightsKey: EnvironmentKey {
  static var defaultValue: RowHeights { .exact }
}
