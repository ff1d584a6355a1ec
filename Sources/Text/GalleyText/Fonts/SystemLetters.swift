/// The width changes of a face's glyphs, for all sizes.
struct SystemLetters {
  /// By glyph. Nil for glyphs that are no letters.
  private(set) var changes: [SystemFont.Change?]

  init(_ face: OpenTypeFace, font: SystemFont = .standard) {
    changes = Array(repeating: nil, count: face.glyphCount)
    let weight = face.weight
    for scalar in face.scalars {
      if let glyph = face.glyph(for: scalar) { set(glyph, font.change(of: scalar, weight: weight)) }
    }
    for glyph in face.tabularDigits { set(glyph, font.digitChange(weight: weight)) }
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
