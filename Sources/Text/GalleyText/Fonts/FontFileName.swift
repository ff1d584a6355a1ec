struct FontFileName {
  /// The bytes of the name, which are valid only while the folder is being read.
  let bytes: UnsafeRawBufferPointer

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var isFont: Bool { ends(with: ".otf") || ends(with: ".ttf") || isCollection }

  var isCollection: Bool { ends(with: ".ttc") || ends(with: ".otc") }

  func names(_ stem: FamilyStem) -> Bool {
    begins(with: stem.whole) || isCollection && begins(with: stem.withoutLastWord)
  }

  private func begins(with stem: [UInt8]) -> Bool {
    guard bytes.count > stem.count, !stem.isEmpty else { return false }
    guard zip(bytes, stem).allSatisfy({ FontFileName.lowercased($0) == $1 }) else { return false }
    return endsWord(at: stem.count) || endsWord(at: stem.count + widthLength(from: stem.count))
  }

  private func endsWord(at place: Int) -> Bool { place < bytes.count && "-.[".utf8.contains(bytes[place]) }

  private func widthLength(from start: Int) -> Int {
    let rest = bytes[start...].prefix { !"-.[".utf8.contains($0) }
    let word = String(decoding: rest, as: UTF8.self).lowercased()
    return FontFileName.widths.contains(word) ? rest.count : 0
  }

  /// OpenType's names for usWidthClass, and other common words for widths.
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

/// The name that a font file has if it is named after its family. The file name of a collection may lack the last word:
/// `NotoSansCJK-Regular.ttc` contains "Noto Sans CJK JP".
struct FamilyStem {
  let whole: [UInt8]
  let withoutLastWord: [UInt8]
  let firstWord: String

  init(_ family: String) {
    let words = family.lowercased().split(separator: " ")
    whole = Array(words.joined().utf8)
    withoutLastWord = Array(words.dropLast().joined().utf8)
    firstWord = words.first.map(String.init) ?? ""
  }
}
