extension View {
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLineSpace, reservesSpace)
  }

  /// Reserves space for the lower bound: with `2...4`, a single line is two lines high.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(minimum: nil, maximum: limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: nil)
  }

  private func lineLimits(minimum: Int?, maximum: Int?) -> some View {
    environment(\.lineLimit, maximum).environment(\.minimumLines, minimum).environment(\.reservesLineSpace, false)
  }
}

extension EnvironmentValues {
  package var minimumLines: Int? {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  var reservedLines: Int? {
    if reservesLineSpace { return lineLimit }
    return minimumLines.map { min($0, lineLimit ?? $0) }
  }
}

private enum LeastLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
