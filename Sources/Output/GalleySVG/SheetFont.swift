import GalleyOpenType
import GalleyPicture

/// A font of a page. A glyph for a single plain character is assigned that character, so that browsers can find and
/// copy it. All other glyphs are assigned private use characters, which browsers neither shape nor reorder.
struct SheetFont {
  let name: String
  private let file: FontFile
  private let advances: [Double]
  private var glyphs: [UInt16: UInt32] = [:]
  private var privateCodes: [UInt32: UInt16] = [:]
  private var nextPrivateCode = SheetFont.privateUse.lowerBound

  private static let privateUse: ClosedRange<UInt16> = 0xE000...0xF8FF

  init?(_ font: FontFace, name: String) {
    guard let file = FontFile(font) else { return nil }
    self.file = file
    self.name = name
    let units = file.unitsPerEm
    advances = file.advances.map { $0 / units }
  }

  func hasRoom(for count: Int) -> Bool {
    glyphs.count + count <= WebFont.characterLimit
      && Int(nextPrivateCode) + count <= Int(SheetFont.privateUse.upperBound)
  }

  func advance(_ glyph: UInt32) -> Double { Int(glyph) < advances.count ? advances[Int(glyph)] : 0 }

  /// Returns the character of a glyph. This is `meaning` if it is plain and not yet used for another glyph.
  mutating func character(of glyph: UInt32, meaning: Unicode.Scalar?) -> Unicode.Scalar? {
    if let meaning, meaning.isPlain, let code = UInt16(exactly: meaning.value) {
      let known = glyphs[code]
      if known == nil { glyphs[code] = glyph }
      if known ?? glyph == glyph { return meaning }
    }
    if let known = privateCodes[glyph] { return Unicode.Scalar(known) }
    let code = nextPrivateCode
    nextPrivateCode += 1
    privateCodes[glyph] = code
    glyphs[code] = glyph
    return Unicode.Scalar(code)
  }

  var webFont: WebFont? { WebFont(file, characters: glyphs) }
}

extension Unicode.Scalar {
  /// Whether browsers draw the character with one glyph at its position. This excludes marks, scripts that join,
  /// reorder or run from right to left, and the characters of emoji fonts.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
    // Greek, Cyrillic and additional Latin letters, without combining marks.
    case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
    // Dashes, quotes and currency signs.
    case 0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048, 0x20A0...0x20CF: true
    // Kana, ideographs and Hangul syllables.
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
