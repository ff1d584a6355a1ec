/// A size or a large count: `1.5G`, `900K`, `1.2 GiB`, `3,4 MB`, `$1.5M`, `2,3 Mrd. €`.
///
/// The base of `K`, `M` and `G`, 1,000 or 1,024, is ambiguous until the whole column is examined.
package struct WrittenSize {
  package enum Base: Hashable, Sendable {
    case binary
    case decimal
    case open
  }

  package let number: WrittenNumber
  package let digits: Range<Int>
  /// The exponent of the base; 0 for a number without K, M or the like.
  package private(set) var power = 0
  package private(set) var base = Base.open
  package private(set) var hasBytes = false
  package private(set) var word = 0..<0
  package private(set) var isSpaced = false
  package private(set) var isWord = false
  package private(set) var money: NumberUnit?
  package private(set) var isMoneyFirst = false

  private static let longest = 40

  package init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard 1...Self.longest ~= cell.count, let last = cell.lastIndex(where: { $0 &- 0x30 <= 9 }) else { return nil }
    guard let number = WrittenNumber(UnsafeBufferPointer(rebasing: cell[...last])) else { return nil }
    (self.number, digits) = (number, 0..<(last + 1))
    if let unit = number.unit {
      guard unit.isCurrency, number.isUnitFirst else { return nil }
      (money, isMoneyFirst) = (unit, true)
    }
    var rest = (last + 1)..<cell.count
    while let byte = rest.last.map({ cell[$0] }), byte == 0x20 || byte == 0x0D { rest = rest.dropLast() }
    let start = Self.behindSpaces(cell, rest)
    isSpaced = start > rest.lowerBound
    rest = start..<rest.upperBound
    guard !rest.isEmpty else { return }
    if takeMultiple(cell, rest) { return }
    // Reads a currency after the multiple, as in "2,3 Mrd. €".
    guard money == nil, let space = cell[rest].lastIndex(where: { $0 == 0x20 || $0 == 0xA0 }) else { return nil }
    guard let unit = NumberUnit(cell[(space + 1)..<rest.upperBound]), unit.isCurrency else { return nil }
    let end = cell[space] == 0xA0 ? space - 1 : space
    guard end > rest.lowerBound, takeMultiple(cell, rest.lowerBound..<end) else { return nil }
    money = unit
  }

  private static func behindSpaces(_ cell: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if cell[index] == 0x20 {
        index += 1
      } else if cell[index] == 0xC2, index + 1 < range.upperBound, cell[index + 1] == 0xA0 {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  // MARK: Multiples

  private mutating func takeMultiple(_ cell: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    word = range
    if let power = Self.words[String(decoding: cell[range], as: UTF8.self).lowercased()] {
      (self.power, base, isWord) = (power, .decimal, true)
      return true
    }
    guard range.count <= 5 else { return false }
    var rest = cell[range]
    if let power = rest.first.flatMap({ Self.letters[$0] }) {
      self.power = power
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "i") {
        base = .binary
        rest = rest.dropFirst()
      }
    }
    // B means bytes, and in French o means octets.
    let isByte = rest.count == 1 && (rest.first == UInt8(ascii: "B") || rest.first == UInt8(ascii: "o"))
    let areBytes = power == 0 && ["Bytes", "bytes", "Byte", "byte", "b"].contains { rest.elementsEqual($0.utf8) }
    hasBytes = isByte || areBytes
    // "2P" and "3E" are more often codes than sizes, and "1.5m" is only an amount of money if it has a currency.
    if !hasBytes, money != nil, rest.count == 1, let power = Self.moneyLetters[cell[range.lowerBound]] {
      (self.power, base, isWord) = (power, .decimal, true)
      return true
    }
    guard rest.isEmpty || hasBytes, hasBytes || 1...4 ~= power || base == .binary else { return false }
    if hasBytes, base == .open, power > 0 { base = .decimal }
    return true
  }

  /// Whether the unit is a single "B", which may mean bytes or billions.
  package var isSingleB: Bool { hasBytes && power == 0 && word.count == 1 }

  /// Returns the value, or nil if it has too many digits. `factor` is the base of ambiguous multiples.
  package func value(
    _ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark, factor: Int, areCounts: Bool
  ) -> String? {
    var text: [UInt8] = []
    guard number.write(UnsafeBufferPointer(rebasing: cell[digits]), mark, to: &text) else { return nil }
    guard var value = text.withUnsafeBufferPointer({ ExactDecimal($0) }) else { return nil }
    let step = ExactDecimal(base == .binary ? 1024 : base == .decimal ? 1000 : factor)
    for _ in 0..<(areCounts && isSingleB ? 3 : power) {
      guard let product = value.multiplied(by: step) else { return nil }
      value = product
    }
    return value.text
  }

  private static let letters: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: [("k", 1), ("K", 1), ("M", 2), ("G", 3), ("T", 4), ("P", 5), ("E", 6)].map {
      (Character($0).asciiValue ?? 0, $1)
    })

  private static let moneyLetters: [UInt8: Int] = [UInt8(ascii: "m"): 2, UInt8(ascii: "b"): 3]

  private static let words: [String: Int] = [
    "thousand": 1, "tsd.": 1, "tsd": 1, "tausend": 1, "mio": 2, "mio.": 2, "mn": 2, "mln": 2, "million": 2,
    "millions": 2, "millionen": 2, "mrd": 3, "mrd.": 3, "bn": 3, "billion": 3, "billions": 3, "milliarden": 3,
    "milliarde": 3, "mrds": 3, "tn": 4, "trillion": 4, "trillions": 4,
  ]
}
