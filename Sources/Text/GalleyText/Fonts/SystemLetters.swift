/// The San Francisco letter for each glyph of a face. These are the same for faces with the same characters and
/// substitutions, such as the weights of a family.
struct SystemLetters: Sendable {
  private var letters: [SystemFont.Letter?]

  init(_ face: OpenTypeFace, font: SystemFont = .standard) {
    letters = Array(repeating: nil, count: face.glyphCount)
    var changed: [Unicode.Scalar] = []
    for scalar in face.scalars {
      guard let glyph = face.glyph(for: scalar), let letter = font.letter(for: scalar) else { continue }
      set(glyph, letter)
      changed.append(scalar)
    }
    let digits = (UInt8(ascii: "0")...UInt8(ascii: "9")).map(Unicode.Scalar.init)
    for glyph in face.glyphs(of: digits, with: ["tnum"]) { glyph.map { set($0, font.tabularDigit) } }
    for features in [["case"], ["case", "tnum"]] {
      // A variant such as "parenleft.case" has the same change as its letter.
      for (scalar, glyph) in zip(changed, face.glyphs(of: changed, with: features)) {
        guard let glyph, let original = face.glyph(for: scalar) else { continue }
        set(glyph, letters[Int(original)])
      }
    }
  }

  private mutating func set(_ glyph: UInt32, _ letter: SystemFont.Letter?) {
    guard Int(glyph) < letters.count, letters[Int(glyph)] == nil else { return }
    letters[Int(glyph)] = letter
  }

  func changes(weight: Int, displayShare share: Double) -> [Double] {
    letters.map { ($0?.change(weight: weight, displayShare: share) ?? 0) / 1000 }
  }
}
