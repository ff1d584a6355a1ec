extension View {
  /// The most lines of a text; nil is without limit.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLineSpace, reservesSpace)
  }

  /// The most lines of a text, and the least whose room it takes: `2...4` is two lines high where it has one.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: limit.upperBound)
  }

  /// The most lines of a text: `...3` is the same as 3.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(least: nil, most: limit.upperBound)
  }

  /// The least lines whose room a text takes; it may have any number: `2...`.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: nil)
  }

  private func lineLimits(least: Int?, most: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.leastLines, least).environment(\.reservesLineSpace, false)
  }
}

extension EnvironmentValues {
  /// The least lines whose room a text takes even when it has fewer; nil is as many as it has.
  package var leastLines: Int? {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// The lines whose room a text takes even when it has fewer, or nil: never more than it may have.
  var reservedLines: Int? {
    if reservesLineSpace { return lineLimit }
    return leastLines.map { min($0, lineLimit ?? $0) }
  }
}

private enum LeastLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
