import GalleyData

/// What the cells of a column show that may be numbers.
struct NumberCensus {
  private let column: Column
  /// Cells that are numbers, whichever mark begins their fractions.
  private(set) var numbers = 0
  /// Cells with anything in them.
  private(set) var filled = 0
  /// Cells that are marks for missing values.
  private(set) var missing = 0
  /// Whether identifiers are among them: zeros before other digits.
  private(set) var hasLeadingZeros = false
  /// The first number that could be read with either mark.
  private(set) var openExample: String?
  private var points = 0
  private var commas = 0
  private var units: [NumberUnit?: Int] = [:]

  init(_ column: Column) { self.column = column }

  /// Whether a sample has so many numbers that all cells are worth a look.
  var isWorthIt: Bool {
    let (passed, missing, filled) = ColumnSample.count(column) { WrittenNumber($0) != nil }
    return passed > 0 && (passed + missing) * 2 >= filled
  }

  /// Looks at all cells.
  mutating func count() {
    for row in 0..<column.count {
      let (cell, isOpen) = column.withUTF8(row) { take($0) }
      guard cell else { continue }
      if isOpen, openExample == nil { openExample = column[row] }
    }
  }

  /// Takes in a cell; answers whether it is a number, and whether its mark may be either.
  private mutating func take(_ cell: UnsafeBufferPointer<UInt8>) -> (isNumber: Bool, isOpen: Bool) {
    guard !cell.isEmpty else { return (false, false) }
    filled += 1
    guard let number = WrittenNumber(cell) else {
      if MissingWords.contain(cell) { missing += 1 }
      return (false, false)
    }
    numbers += 1
    units[number.unit, default: 0] += 1
    hasLeadingZeros = hasLeadingZeros || number.hasLeadingZero
    switch number.evidence(cell) {
    case .none: return (true, false)
    case .certain(.point): points += 1
    case .certain(.comma): commas += 1
    case .either: return (true, true)
    }
    return (true, false)
  }

  /// The mark that cells show which cannot be read with the other; nil where none does.
  var mark: FractionMark? { points == 0 && commas == 0 ? nil : commas > points ? .comma : .point }

  /// Whether a cell could be read with either mark.
  var hasOpenMarks: Bool { openExample != nil }

  /// The units, where there is more than one.
  var mixedUnits: [String]? {
    let names = units.compactMap { unit, count in unit.map { ($0.name, count) } }
    guard names.count > 1 else { return nil }
    return names.sorted { ($0.1, $1.0) > ($1.1, $0.0) }.map(\.0)
  }
}
