/// How the cells of a generated column are made.
enum CellRecipe: Sendable {
  /// Whole numbers that rise by one, from this one on.
  case counter(from: Int)
  /// So many words of a language that does not exist.
  case words(ClosedRange<Int>)
  /// Numbers between bounds, all counted in units of which so many are one: 100 for two decimals.
  case number(ClosedRange<Int>, unit: Int)
  /// Days, counted from the first of January 1970.
  case date(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  /// So many capital letters.
  case letters(Int)
  /// One of these texts.
  case oneOf([[UInt8]])

  /// What the cells mean.
  var kind: Column.Kind {
    switch self {
    case .counter: .integer
    case .number(_, let unit): unit == 1 ? .integer : .number
    case .date: .date
    case .boolean: .boolean
    case .words, .letters, .oneOf: .string
    }
  }

  // MARK: Writing

  /// Writes the cell of `row` behind `text`.
  func write(row: Int, _ numbers: inout CellRandomNumbers, to text: inout [UInt8]) {
    switch self {
    case .counter(let first): text.append(decimal: first + row)
    case .words(let range): Self.writeWords(Self.pick(range, &numbers), &numbers, to: &text)
    case .number(let range, let unit): Self.write(Self.pick(range, &numbers), unit, to: &text)
    case .date(let range): Self.write(Day(number: Self.pick(range, &numbers)), to: &text)
    case .boolean: text.append(contentsOf: numbers.below(2) == 0 ? Self.true : Self.false)
    case .letters(let count):
      for _ in 0..<count { text.append(UInt8(ascii: "A") + UInt8(numbers.below(26))) }
    case .oneOf(let texts): if !texts.isEmpty { text.append(contentsOf: texts[numbers.below(texts.count)]) }
    }
  }

  private static let `true` = Array("true".utf8)
  private static let `false` = Array("false".utf8)

  private static func pick(_ range: ClosedRange<Int>, _ numbers: inout CellRandomNumbers) -> Int {
    range.lowerBound + numbers.below(range.upperBound - range.lowerBound + 1)
  }

  private static func write(_ number: Int, _ unit: Int, to text: inout [UInt8]) {
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let digits = Int(number.magnitude)
    text.append(decimal: digits / unit)
    guard unit > 1 else { return }
    text.append(UInt8(ascii: "."))
    // The unit's zeros, found by the one in front of them.
    let start = text.count
    text.append(decimal: digits % unit + unit)
    text.remove(at: start)
  }

  private static func write(_ day: Day, to text: inout [UInt8]) {
    let (year, month, day) = day.parts
    for (index, part) in [year + 10_000, month + 100, day + 100].enumerated() {
      if index > 0 { text.append(UInt8(ascii: "-")) }
      let start = text.count
      text.append(decimal: part)
      text.remove(at: start)
    }
  }

  /// Words of one to four syllables, the first with a capital, a comma now and then.
  private static func writeWords(_ count: Int, _ numbers: inout CellRandomNumbers, to text: inout [UInt8]) {
    for word in 0..<count {
      if word > 0 {
        if numbers.below(12) == 0 { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: " "))
      }
      let start = text.count
      for _ in 0...numbers.below(4) { text.append(contentsOf: syllables[numbers.below(syllables.count)]) }
      if word == 0 { text[start] -= UInt8(ascii: "a") - UInt8(ascii: "A") }
    }
  }

  /// Syllables that start with a plain letter.
  private static let syllables = [
    "ba", "bel", "bri", "co", "da", "dor", "fa", "fen", "ga", "gro", "ha", "ion", "ka", "kli", "la", "lin", "lo", "ma",
    "mer", "mi", "na", "nor", "nu", "o", "pa", "per", "pli", "qua", "ra", "ris", "ro", "sa", "sel", "shi", "so", "sta",
    "ta", "ter", "ti", "to", "tri", "tu", "u", "va", "vel", "wa", "win", "xe", "ya", "yo", "za", "zen", "lö", "né",
    "må", "sør", "thal", "ing", "ford", "wick", "gate", "mont", "val", "burg",
  ].map { Array($0.utf8) }
}

extension [UInt8] {
  /// Appends the decimal digits of `number`, which is not negative.
  fileprivate mutating func append(decimal number: Int) {
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
