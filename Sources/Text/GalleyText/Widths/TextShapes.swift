final class TextShapes {
  let slots: GlyphSlots
  let before: ContextWalk
  let after: ContextWalk
  let patterns = PatternCells()
  private let profile: ShapingProfile
  private let isKey: [Bool]

  init(_ profile: ShapingProfile, isShared: (Unicode.Scalar) -> Bool) {
    self.profile = profile
    slots = GlyphSlots(profile, isShared: isShared)
    isKey = profile.rules.keyPairs()
    before = ContextWalk(profile.rules, .before)
    after = ContextWalk(profile.rules, .after)
  }

  func isFree(_ first: UInt8, _ second: UInt8) -> Bool {
    !isKey[Int(first) * profile.rules.classes.count + Int(second)]
  }

  func learn(_ stretch: UnsafeBufferPointer<UInt16>, key: PatternCells.Key, plan: ShapingPlan) {
    let letters = stretch.map { profile.letters[slots.letter(in: $0)] }
    let glyphs = shape(letters, plan)
    let same = letters.indices.map { PatternCells.Output(letter: $0, variant: letters[$0].base) }
    patterns.keep(glyphs, isSame: glyphs == same, for: key)
  }

  private func shape(_ letters: [ShapingProfile.Letter], _ plan: ShapingPlan) -> [PatternCells.Output]? {
    let shaped = plan.shape(letters.map(\.scalar.value))
    var outputs: [PatternCells.Output] = []
    for (index, glyph) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].cluster : letters.count
      guard let output = output(glyph, of: letters, end: end) else { return nil }
      outputs.append(output)
    }
    return outputs
  }

  private func output(
    _ glyph: ShapingPlan.Glyph, of letters: [ShapingProfile.Letter], end: Int
  ) -> PatternCells.Output? {
    guard end > glyph.cluster else { return nil }
    let letter = letters[glyph.cluster]
    if end == glyph.cluster + 1, let variant = letter.variants.firstIndex(of: glyph.id) {
      return PatternCells.Output(letter: glyph.cluster, variant: variant)
    }
    return letter.isUpright ? nil : slots.ligature(glyph.id).map(PatternCells.Output.init(ligature:))
  }
}
