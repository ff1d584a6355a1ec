/// Errors of one kind that a tolerant reader found in a file.
public struct ToleratedErrors: Hashable, Sendable {
  public var sort: Sort
  public var count = 0
  /// The lines of the first three errors, from 1.
  public var lines: [Int] = []

  package static let maximumLines = 3

  public enum Sort: Hashable, Sendable {
    case shortRow(width: Int)
    case longRow(width: Int)
    case strayQuote
    case badLine
    case repeatedKey
    case comment
    /// A string extends across the start of a fixed-width column and is split there.
    case cutLine
    /// Strings fill the whole width of their column, so the program that wrote them may have truncated them.
    case fullText
  }

  package init(sort: Sort) { self.sort = sort }

  /// Creates errors from line numbers, which count from 0. Returns nil if there are none.
  package init?(_ sort: Sort, at lines: [Int]) {
    guard !lines.isEmpty else { return nil }
    (self.sort, count, self.lines) = (sort, lines.count, lines.prefix(Self.maximumLines).map { $0 + 1 })
  }
}
