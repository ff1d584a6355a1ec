/// How the cells of a generated column are made.
package enum CellRecipe: Sendable {
  case counter(from: Int)
  case words(ClosedRange<Int>)
  /// Numbers between bounds, all counted in units of which so many are one: 100 for two decimals.
  case number(ClosedRange<Int>, unit: Int)
  /// Days, counted from the first of January 1970.
  case date(ClosedRange<Int>)
  case boolean
  case letters(Int)
  case oneOf([[UInt8]])

  /// The most words that a cell has; 0 for cells without words.
  package var mostWords: Int { if case .words(let range) = self { range.upperBound } else { 0 } }

  package var kind: Column.Kind {
    switch self {
    case .counter: .integer
    case .number(_, let unit): unit == 1 ? .integer : .number
    case .date: .date
    case .boolean: .boolean
    case .words, .letters, .oneOf: .string
    }
  }
}
