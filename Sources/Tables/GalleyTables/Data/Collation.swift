package enum TextCollation {
  package static func precedes(_ first: String, _ second: String) -> Bool {
    var second = second
    return second.withUTF8 { CollatedText(first).compare($0) } < 0
  }
}

/// A sort order for readers: letters with diacritics next to plain letters, capitals next to small letters, and numbers
/// inside strings by value.
///
/// The order is the same for every language, so that a scene looks the same everywhere: Å sorts as A, Ø as O, ß as ss.
/// Strings that differ only in such details are sorted by their bytes.
package struct Collation {
  private var folded: [Unicode.Scalar: [UInt8]] = [:]

  // The first byte of a punctuation mark or a number in a sort key; letters have higher bytes. A number starts with
  // `number` plus the count of its digits.
  private static let punctuation: UInt8 = 0x02
  private static let number: UInt8 = 0x30
  private static let digitLimit = 0x2F

  mutating func write(_ text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        index += fold(text, at: index, into: &key)
      } else if byte &- UInt8(ascii: "0") <= 9 {
        index = writeNumber(text, at: index, to: &key)
      } else {
        key.append(Self.ascii[Int(byte)])
        index += 1
      }
    }
  }

  private func writeNumber(_ text: UnsafeBufferPointer<UInt8>, at start: Int, to key: inout [UInt8]) -> Int {
    var first = start
    while first + 1 < text.count, text[first] == UInt8(ascii: "0"), text[first + 1] &- UInt8(ascii: "0") <= 9 {
      first += 1
    }
    var end = first
    while end < text.count, text[end] &- UInt8(ascii: "0") <= 9 { end += 1 }
    key.append(Self.number + UInt8(min(end - first, Self.digitLimit)))
    key.append(contentsOf: text[first..<end])
    return end
  }

  private mutating func fold(_ text: UnsafeBufferPointer<UInt8>, at index: Int, into key: inout [UInt8]) -> Int {
    let length = text[index] >= 0xF0 ? 4 : text[index] >= 0xE0 ? 3 : 2
    let bytes = text[index..<min(index + length, text.count)]
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return length }
    if let known = folded[scalar] {
      key.append(contentsOf: known)
    } else {
      let letters = Self.letters(of: scalar)
      folded[scalar] = letters
      key.append(contentsOf: letters)
    }
    return length
  }

  private static let ascii: [UInt8] = (0..<128).map { code -> UInt8 in
    let scalar = Unicode.Scalar(UInt8(code))
    if scalar.properties.isAlphabetic { return UInt8(code) | 0x20 }
    if code <= 0x20 { return 0x01 }
    return punctuation
      + UInt8((0x21..<code).count { !Unicode.Scalar(UInt8($0)).properties.isAlphabetic && !(0x30...0x39 ~= $0) })
  }

  // MARK: Letters

  private static func letters(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return []
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return [0x01]
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation:
      return [punctuation]
    default: break
    }
    if let name = scalar.properties.name, let letters = latin(name) ?? base(of: name) { return letters }
    return Array(scalar.properties.lowercaseMapping.utf8)
  }

  /// "LATIN SMALL LETTER AE WITH ACUTE" becomes "ae".
  private static func latin(_ name: String) -> [UInt8]? {
    let words = name.split(separator: " ")
    guard words.first == "LATIN", let letter = words.firstIndex(where: { $0 == "LETTER" || $0 == "LIGATURE" }) else {
      return nil
    }
    let rest = words[(letter + 1)...].prefix { $0 != "WITH" }.joined(separator: " ")
    return (rest.utf8.count <= 2 ? rest.lowercased() : named[rest]).map { Array($0.utf8) }
  }

  private static let named = [
    "SHARP S": "ss", "DOTLESS I": "i", "ETH": "d", "THORN": "th", "ENG": "n", "LONG S": "s", "KRA": "k",
  ]

  private static func base(of name: String) -> [UInt8]? {
    if name.hasPrefix("CYRILLIC"), name.hasSuffix("LETTER IO") { return Array("е".utf8) }
    let words = name.split(separator: " ")
    guard let with = words.firstIndex(of: "WITH"), let alphabet = alphabets[String(words[0])] else { return nil }
    let wanted = words[..<with].joined(separator: " ")
    let found = alphabet.lazy.compactMap(Unicode.Scalar.init).first { $0.properties.name == wanted }
    return found.map { Array($0.properties.lowercaseMapping.utf8) }
  }

  private static let alphabets: [String: ClosedRange<UInt32>] = ["GREEK": 0x391...0x3C9, "CYRILLIC": 0x410...0x44F]
}
