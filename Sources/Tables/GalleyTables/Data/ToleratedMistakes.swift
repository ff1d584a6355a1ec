/// Mistakes of one sort that a tolerant reader met in a file.
public struct ToleratedMistakes: Hashable, Sendable {
  public var sort: Sort
  public var count = 0
  /// The lines of the first three, from 1.
  public var lines: [Int] = []

  package static let mostLines = 3

  /// What is wrong with a line, and what is done about it.
  public enum Sort: Hashable, Sendable {
    case shortRow(width: Int)
    case longRow(width: Int)
    case strayQuote
    case badLine
    case repeatedKey
    case comment
    /// A text runs over the place where a column begins: it is cut there.
    case cutLine
    /// Texts fill their column, and may have been cut by the program that wrote them.
    case fullText
  }

  package init(sort: Sort) { self.sort = sort }

  /// Mistakes on the lines with these numbers, from 0; nil where there are none.
  package init?(_ sort: Sort, at lines: [Int]) {
    guard !lines.isEmpty else { return nil }
    (self.sort, count, self.lines) = (sort, lines.count, lines.prefix(Self.mostLines).map { $0 + 1 })
  }
}
