/// The width changes of a face's glyphs, for all sizes.
struct SystemLetters {
  /// By glyph. Nil for glyphs that are no letters.
  private(set) var changes: [SystemFont.Change?]

  /// `known` has the letters of all faces before, because classifying thousands of characters takes longest.
  init(_ face: OpenTypeFace, _ known: inout KnownLetters, font: SystemFont = .standard) {
    changes = Array(repeating: nil, count: face.glyphCount)
    let weight = face.weight
    for scalar in face.scalars {
      guard let glyph = face.glyph(for: scalar) else { continue }
      set(glyph, known.letter(for: scalar, in: font)?.change(weight: weight))
    }
    for glyph in face.tabularDigits { set(glyph, font.digit?.change(weight: weight)) }
    for glyph in changes.indices where changes[glyph] == nil { takeChangeOfBase(glyph, face) }
  }

  private mutating func set(_ glyph: UInt32, _ change: SystemFont.Change?) {
    guard Int(glyph) < changes.count, changes[Int(glyph)] == nil else { return }
    changes[Int(glyph)] = change
  }

  /// A variant such as "parenleft.case" changes like its letter.
  private mutating func takeChangeOfBase(_ glyph: Int, _ face: OpenTypeFace) {
    guard let name = face.glyphName(UInt32(glyph)), let dot = name.firstIndex(of: "."), dot > name.startIndex,
      let base = face.glyph(named: String(name[..<dot])), Int(base) < changes.count
    else { return }
    changes[glyph] = changes[Int(base)]
  }
}

/// The letters of characters that were looked up.
struct KnownLetters {
  private var letters: [SystemFont.Letter??] = Array(repeating: nil, count: 0x3000)

  mutating func letter(for scalar: Unicode.Scalar, in font: SystemFont) -> SystemFont.Letter? {
    let index = Int(scalar.value)
    guard index < letters.count else { return font.letter(for: scalar) }
    if let known = letters[index] { return known }
    let letter = font.letter(for: scalar)
    letters[index] = .some(letter)
    return letter
  }
}
