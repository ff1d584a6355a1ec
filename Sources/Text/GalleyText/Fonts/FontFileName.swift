/// A file's name while its folder is read, and what it says about the font in it.
struct FontFileName {
  /// The name in UTF-8; valid only while the folder is read.
  let bytes: UnsafeRawBufferPointer

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var isFont: Bool { ends(with: ".otf") || ends(with: ".ttf") || isCollection }

  var isCollection: Bool { ends(with: ".ttc") || ends(with: ".otc") }

  /// Whether the name up to its first hyphen, bracket or dot is the family's.
  func names(_ stem: FamilyStem) -> Bool {
    begins(with: stem.whole) || isCollection && begins(with: stem.withoutLastWord)
  }

  private func begins(with stem: [UInt8]) -> Bool {
    guard bytes.count > stem.count, !stem.isEmpty else { return false }
    guard zip(bytes, stem).allSatisfy({ FontFileName.lowercased($0) == $1 }) else { return false }
    return endsWord(at: stem.count) || endsWord(at: stem.count + widthLength(from: stem.count))
  }

  private func endsWord(at place: Int) -> Bool { place < bytes.count && "-.[".utf8.contains(bytes[place]) }

  /// How long the word for a width is that begins at `start`, as in `DejaVuSansCondensed-Bold.ttf`; 0 for none.
  private func widthLength(from start: Int) -> Int {
    let rest = bytes[start...].prefix { !"-.[".utf8.contains($0) }
    let word = String(decoding: rest, as: UTF8.self).lowercased()
    return FontFileName.widths.contains(word) ? rest.count : 0
  }

  /// The words that OpenType's usWidthClass has for widths, and what faces are called besides.
  private static let widths: Set = [
    "ultracondensed", "extracondensed", "condensed", "semicondensed", "semiexpanded", "expanded", "extraexpanded",
    "ultraexpanded", "compressed", "narrow", "wide", "extended",
  ]

  private func ends(with ending: StaticString) -> Bool {
    guard bytes.count > ending.utf8CodeUnitCount else { return false }
    let expected = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    return zip(bytes.suffix(expected.count), expected).allSatisfy { FontFileName.lowercased($0) == $1 }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// How a family's files are named: `notosansarabic` for "Noto Sans Arabic".
///
/// A collection may leave the last word out, as `NotoSansCJK-Regular.ttc` does for "Noto Sans CJK JP".
struct FamilyStem {
  /// All words in lower case, without spaces.
  let whole: [UInt8]
  /// The same without the last word; empty for a family of one word.
  let withoutLastWord: [UInt8]
  let firstWord: String

  init(_ family: String) {
    let words = family.lowercased().split(separator: " ")
    whole = Array(words.joined().utf8)
    withoutLastWord = Array(words.dropLast().joined().utf8)
    firstWord = words.first.map(String.init) ?? ""
  }
}
