/// How a lazy container finds out how long its rows are.
public enum RowHeights: Hashable, Sendable, CaseIterable {
  /// Every row is measured before the first one is shown; the default. Nothing ever jumps.
  case exact
  /// Only rows that were shown are measured, and the others taken to be as long as those on average, as platforms do
  /// it: scroll bars and the places of far rows are guesses.
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
