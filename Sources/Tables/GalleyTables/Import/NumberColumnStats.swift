import GalleyData

struct NumberColumnStats {
  private let column: Column
  private(set) var numbers = 0
  private(set) var filled = 0
  private var marks = MissingCount()
  private(set) var hasLeadingZeros = false
  private(set) var openExample: String?
  private var openSign: FractionMark?
  /// Whether an ambiguous number ends in a zero, which a program would not write at the end of a fraction.
  private var hasOpenZero = false
  private var points = 0
  private var commas = 0
  private var spaced = 0
  private var (long, short) = (0, 0)
  private var units: [NumberUnit?: Int] = [:]
  private var bare = 0
  private(set) var nameExample: String?
  private var names = 0
  private var addresses = 0
  private var firstAddress: String?

  init(_ column: Column) { self.column = column }

  var isWorthReading: Bool {
    let (passed, missing, filled) = ColumnSample.count(column) { WrittenNumber($0) != nil || DottedParts.isName($0) }
    return passed > 0 && (passed + missing) * 2 >= filled
  }

  mutating func count() {
    for row in 0..<column.count {
      let isTyped = column.origin.pointRows.contains(row)
      let isNoted = column.withUTF8(row) { take($0, isTyped: isTyped) }
      if isNoted.isOpen, openExample == nil { openExample = column[row] }
      if isNoted.isName, nameExample == nil { nameExample = column[row] }
    }
  }

  /// Returns whether the decimal mark is ambiguous, and whether the cell is a name with several parts.
  private mutating func take(
    _ cell: UnsafeBufferPointer<UInt8>, isTyped: Bool
  ) -> (isOpen: Bool, isName: Bool) {
    guard !cell.isEmpty else { return (false, false) }
    filled += 1
    guard let number = WrittenNumber(cell) else {
      marks.take(cell)
      let isName = DottedParts.isName(cell)
      names += isName ? 1 : 0
      return (false, isName)
    }
    numbers += 1
    units[number.unit, default: 0] += 1
    if number.unit == nil, cell.contains(where: { 0x31...0x39 ~= $0 }) { bare += 1 }
    hasLeadingZeros = hasLeadingZeros || number.hasLeadingZero
    if DottedParts.isAddress(cell) {
      addresses += 1
      firstAddress = firstAddress ?? String(decoding: cell, as: UTF8.self)
    }
    switch number.evidence(cell) {
    case .none: takeWhole(number, cell)
    case .certain(.point): points += 1
    case .certain(.comma): commas += 1
    case .either where isTyped: points += 1
    case .either(let sign):
      openSign = sign
      hasOpenZero = hasOpenZero || cell.last { $0 &- 0x30 <= 9 } == 0x30
      return (true, false)
    }
    return (false, false)
  }

  private mutating func takeWhole(_ number: WrittenNumber, _ cell: UnsafeBufferPointer<UInt8>) {
    if number.group(cell, .point) != nil {
      spaced += 1
    } else if cell.count(where: { $0 &- 0x30 <= 9 }) > 3 {
      long += 1
    } else {
      short += 1
    }
  }

  var missing: Int { marks.count(beside: numbers) }

  var name: String { column.name }

  var isOfNumbers: Bool { numbers > 0 && numbers * 10 >= (filled - missing) * 9 }

  // MARK: Names

  /// The reason why the column contains identifiers: leading zeros, or versions and addresses. Some of these must be
  /// unmistakable, and the rest must look similar.
  var nameReason: MeaningEvidence.Reason? {
    if hasLeadingZeros { return .leadingZeros }
    guard numbers > 0 else { return nil }
    if addresses == numbers, names + numbers == filled - missing { return .parts(nameExample ?? firstAddress ?? "") }
    guard let nameExample, (names + numbers) * 10 >= (filled - missing) * 9 else { return nil }
    return .parts(nameExample)
  }

  // MARK: Marks

  var mark: FractionMark? { points == 0 && commas == 0 ? nil : commas > points ? .comma : .point }

  /// The decimal mark that the other numbers of the column suggest. Integers of four or more digits without a
  /// separator, or with another one, show that the ambiguous mark is not a thousands separator. "1.250" next to "750"
  /// is more than a thousand, because a fraction would be written without the final zero.
  var likelyMark: FractionMark? {
    guard let openSign else { return nil }
    if long > 0 || spaced > 0 { return openSign }
    return short > 0 && hasOpenZero ? openSign.other : nil
  }

  var hasSpacedThousands: Bool { spaced > 0 }

  var openMark: FractionMark? { openSign }

  /// The units if there are several. Next to percentages, numbers without a unit count as having a separate unit: 0.25
  /// next to 10% may mean 25% or 0.25%.
  var mixedUnits: [String]? {
    var names = units.compactMap { unit, count in unit.map { ($0.name, count) } }
    if bare > 0, units.keys.contains(where: { $0?.isPercent == true }) { names.append(("", bare)) }
    guard names.count > 1 else { return nil }
    return names.sorted { ($0.1, $1.0) > ($1.1, $0.0) }.map(\.0)
  }
}
