package enum CellRecipe: Sendable {
  case counter(from: Int)
  case words(ClosedRange<Int>)
  /// Random multiples of 1/`unit`: a unit of 100 gives two decimals.
  case number(ClosedRange<Int>, unit: Int)
  /// Random dates. The range is in days since 1 January 1970.
  case date(ClosedRange<Int>)
  case boolean
  case letters(Int)
  case oneOf([[UInt8]])

  package var maximumWords: Int { if case .words(let range) = self { range.upperBound } else { 0 } }

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
