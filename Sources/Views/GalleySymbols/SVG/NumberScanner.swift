/// SVG attributes need no separators between numbers if the numbers are unambiguous.
struct NumberScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return place >= bytes.count
    }
  }

  mutating func letter() -> Character? {
    skipSpaces()
    guard place < bytes.count, (bytes[place] | 0x20) &- 0x61 < 26 else { return nil }
    place += 1
    return Character(Unicode.Scalar(bytes[place - 1]))
  }

  mutating func flag() -> Bool? {
    skipSpaces()
    guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
    place += 1
    return bytes[place - 1] == 0x31
  }

  mutating func number() -> Double? {
    skipSpaces()
    let start = place
    if has("+-") { place += 1 }
    let digits = skipDigits()
    var fraction = 0
    if has(".") {
      place += 1
      fraction = skipDigits()
    }
    guard digits + fraction > 0 else {
      place = start
      return nil
    }
    let mantissa = place
    if has("eE") {
      place += 1
      if has("+-") { place += 1 }
      if skipDigits() == 0 { place = mantissa }
    }
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  mutating func numbers() -> [Double]? {
    var all: [Double] = []
    while !isAtEnd {
      guard let next = number() else { return nil }
      all.append(next)
    }
    return all
  }

  private func has(_ letters: String) -> Bool { place < bytes.count && letters.utf8.contains(bytes[place]) }

  private mutating func skipDigits() -> Int {
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    return place - start
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
  }
}
