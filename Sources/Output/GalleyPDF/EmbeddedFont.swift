import CHarfBuzz
import GalleyPicture

final class EmbeddedFont {
  let face: FontFace
  let name: String
  let reference: PDFObjects.Reference
  let program: FontProgram
  private var used: [UInt64]
  /// The meaning of each glyph: a character, ``nothing``, or ``several`` characters.
  private var meanings: [UInt32]
  private var texts: [UInt32: String] = [:]
  private var learned: [UInt32] = []
  private var hasUses = false

  private static let nothing: UInt32 = 0xFFFF_FFFF
  private static let several: UInt32 = 0xFFFF_FFFE

  init(_ face: FontFace, _ program: FontProgram, name: String, reference: PDFObjects.Reference) {
    self.face = face
    self.program = program
    self.name = name
    self.reference = reference
    let count = program.advances.count
    used = [UInt64](repeating: 0, count: count / 64 + 1)
    meanings = [UInt32](repeating: EmbeddedFont.nothing, count: count)
  }

  init(copying font: EmbeddedFont) {
    (face, name, reference, program) = (font.face, font.name, font.reference, font.program)
    (used, meanings, texts) = (font.used, font.meanings, font.texts)
  }

  @inline(__always)
  func advance(_ glyph: UInt32) -> Double {
    Int(glyph) < program.advances.count ? program.advances[Int(glyph)] : 0
  }

  /// Records that the glyph represents a character. Returns false if the glyph already represents different text.
  @inline(__always)
  func note(_ glyph: UInt32, means scalar: UInt32) -> Bool {
    let index = Int(glyph)
    guard index < meanings.count else { return false }
    let known = meanings[index]
    if known == scalar { return true }
    return learn(index, scalar)
  }

  @inline(never)
  private func learn(_ index: Int, _ scalar: UInt32) -> Bool {
    use(index)
    guard meanings[index] == EmbeddedFont.nothing else { return false }
    meanings[index] = scalar
    learned.append(UInt32(truncatingIfNeeded: index))
    return true
  }

  func note(_ glyph: UInt32, means text: String) -> Bool {
    let scalars = text.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return note(glyph, means: only.value) }
    let index = Int(glyph)
    guard index < meanings.count, !scalars.isEmpty else { return false }
    use(index)
    if text.utf16.count > CharacterMap.textLimit { return false }
    switch meanings[index] {
    case EmbeddedFont.several: return texts[glyph] == text
    case EmbeddedFont.nothing:
      meanings[index] = EmbeddedFont.several
      texts[glyph] = text
      learned.append(glyph)
      return true
    default: return false
    }
  }

  func use(_ glyph: UInt32) {
    if Int(glyph) < meanings.count { use(Int(glyph)) }
  }

  private func use(_ index: Int) {
    used[index >> 6] |= 1 << UInt64(index & 63)
    hasUses = true
  }

  var glyphs: [UInt32] {
    used.enumerated().flatMap { index, word -> [UInt32] in
      word == 0 ? [] : (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { UInt32(index * 64 + $0) }
    }
  }

  func meaning(of glyph: UInt32) -> String? {
    switch meanings[Int(glyph)] {
    case EmbeddedFont.nothing: nil
    case EmbeddedFont.several: texts[glyph]
    case let value: Unicode.Scalar(value).map { String(Character($0)) }
    }
  }
}

extension EmbeddedFont {
  struct Notes: Sendable {
    let face: FontFace
    fileprivate let learned: [(glyph: UInt32, meaning: UInt32, text: String?)]
    fileprivate let used: [UInt64]
  }

  func takeNotes() -> Notes? {
    guard hasUses else { return nil }
    defer { (learned, hasUses) = ([], false) }
    return Notes(face: face, learned: learned.map { ($0, meanings[Int($0)], texts[$0]) }, used: used)
  }

  func agrees(with notes: Notes) -> Bool {
    notes.learned.allSatisfy { glyph, meaning, text in
      let known = meanings[Int(glyph)]
      return known == Self.nothing || known == meaning && texts[glyph] == text
    }
  }

  func learn(_ notes: Notes) {
    for (glyph, meaning, text) in notes.learned {
      meanings[Int(glyph)] = meaning
      if let text { texts[glyph] = text }
    }
    for (index, word) in notes.used.enumerated() where word != 0 { used[index] |= word }
  }
}
