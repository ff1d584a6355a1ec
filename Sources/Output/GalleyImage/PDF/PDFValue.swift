indirect enum PDFValue: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text([UInt8])
  case name(String)
  case list([PDFValue])
  case dictionary([String: PDFValue])
  case stream([String: PDFValue], start: Int)
  case reference(Int)
  case word(String)

  var number: Double? { if case .number(let number) = self, number.isFinite { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }

  var keys: [String: PDFValue]? {
    switch self {
    case .dictionary(let keys), .stream(let keys, _): keys
    default: nil
    }
  }
}

struct PDFScanner {
  private let bytes: [UInt8]
  private var place: Int { didSet { place = min(place, bytes.count) } }

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, min(place, bytes.count)) }

  private static let deepest = 32

  /// Returns the next value, or nil at the end or at a syntax error.
  mutating func next() -> PDFValue? { next(depth: 0) }

  private mutating func next(depth: Int) -> PDFValue? {
    skipSpace()
    guard depth < Self.deepest, let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .name(String(decoding: regular(), as: UTF8.self))
    case UInt8(ascii: "("): return literal()
    case UInt8(ascii: "<"): return peek(1) == byte ? dictionary(depth) : hexadecimal()
    case UInt8(ascii: "["):
      place += 1
      return .list(values(upTo: UInt8(ascii: "]"), depth))
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      place += 1
      return .word(String(UnicodeScalar(byte)))
    default: return word()
    }
  }

  private var peek: UInt8? { peek(0) }
  private func peek(_ ahead: Int) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte == UInt8(ascii: "%") {
        while let byte = peek, byte != 10, byte != 13 { place += 1 }
      } else if Self.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func regular() -> ArraySlice<UInt8> {
    let start = place
    while let byte = peek, !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
    return bytes[start..<place]
  }

  private mutating func word() -> PDFValue? {
    let text = String(decoding: regular(), as: UTF8.self)
    guard let number = Double(text) else {
      switch text {
      case "true": return .flag(true)
      case "false": return .flag(false)
      case "null": return .null
      default: return text.isEmpty ? nil : .word(text)
      }
    }
    // "12 0 R" is a reference.
    guard let whole = Int(text), whole >= 0 else { return .number(number) }
    let after = place
    skipSpace()
    if Int(String(decoding: regular(), as: UTF8.self)) != nil {
      skipSpace()
      if regular().elementsEqual("R".utf8) { return .reference(whole) }
    }
    place = after
    return .number(number)
  }

  private mutating func values(upTo end: UInt8, _ depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      guard let byte = peek else { return values }
      if byte == end {
        place += 1
        return values
      }
      guard let value = next(depth: depth + 1) else { return values }
      values.append(value)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue? {
    place += 2
    let values = values(upTo: UInt8(ascii: ">"), depth)
    place += 1
    var keys: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if let name = values[index].name { keys[name] = values[index + 1] }
    }
    let after = place
    skipSpace()
    guard bytes[place...].starts(with: "stream".utf8) else {
      place = after
      return .dictionary(keys)
    }
    place += 6
    if peek == 13 { place += 1 }
    if peek == 10 { place += 1 }
    return .stream(keys, start: place)
  }

  private mutating func literal() -> PDFValue {
    place += 1
    var (text, depth) = ([UInt8](), 1)
    while let byte = peek {
      place += 1
      if byte == UInt8(ascii: "\\") {
        if let next = peek { text.append(next) }
        place += 1
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      text.append(byte)
    }
    return .text(text)
  }

  private mutating func hexadecimal() -> PDFValue {
    place += 1
    var digits: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
      place += 1
    }
    place += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return .text(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}
