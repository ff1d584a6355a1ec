struct DurationScan {
  private let cell: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ cell: UnsafeBufferPointer<UInt8>) { self.cell = cell }

  struct Number {
    var whole: String
    var digits: Int
    var places: Int
    var mark: FractionMark?
    var text: String
  }

  private static let longest = 15

  var isAtEnd: Bool { index == cell.count }

  var byte: UInt8? { index < cell.count ? cell[index] : nil }

  func bytes(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { cell[range] }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  mutating func takeMinus() -> Bool {
    if take(0x2D) { return true }
    guard index + 3 <= cell.count, cell[index] == 0xE2, cell[index + 1] == 0x88, cell[index + 2] == 0x92 else {
      return false
    }
    index += 3
    return true
  }

  mutating func skipSpaces() {
    while index < cell.count {
      if cell[index] == 0x20 {
        index += 1
      } else if index + 1 < cell.count, cell[index] == 0xC2, cell[index + 1] == 0xA0 {
        index += 2
      } else if index + 2 < cell.count, cell[index] == 0xE2, cell[index + 1] == 0x80, cell[index + 2] == 0xAF {
        index += 3
      } else {
        return
      }
    }
  }

  mutating func skipJoints() {
    skipSpaces()
    _ = take(0x2C)
    skipSpaces()
    let start = index
    let word = word()
    if !["and", "und", "et", "y", "e"].contains(where: { bytes(word).elementsEqual($0.utf8) }) { index = start }
    skipSpaces()
  }

  mutating func number() -> Number? {
    let start = index
    while let byte, byte &- 0x30 <= 9 { index += 1 }
    guard 1...Self.longest ~= index - start else { return nil }
    let whole = String(decoding: cell[start..<index], as: UTF8.self)
    var number = Number(whole: whole, digits: index - start, places: 0, mark: nil, text: whole)
    guard let sign = byte, let mark = FractionMark(rawValue: sign), index + 1 < cell.count, cell[index + 1] &- 0x30 <= 9
    else { return number }
    index += 1
    let fraction = index
    while let byte, byte &- 0x30 <= 9 { index += 1 }
    guard index - fraction <= Self.longest else { return nil }
    (number.places, number.mark) = (index - fraction, mark)
    number.text += "." + String(decoding: cell[fraction..<index], as: UTF8.self)
    return number
  }

  mutating func word() -> Range<Int> {
    let start = index
    while let byte, (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 && !isSpace { index += 1 }
    if index > start { _ = take(0x2E) }
    return start..<index
  }

  private var isSpace: Bool {
    var rest = self
    rest.skipSpaces()
    return rest.index > index
  }

  mutating func halfOfDay() -> Bool? {
    var rest = self
    rest.skipSpaces()
    let word = rest.bytes(rest.word()).map { $0 | 0x20 }
    guard word.elementsEqual("am".utf8) || word.elementsEqual("pm".utf8) else { return nil }
    self = rest
    return word[0] == UInt8(ascii: "p")
  }
}
