/// The profile of a script in a face, and what shaping has shown since of stretches of linked letters; the same for
/// all sizes.
final class TextShapes {
  /// What is proved.
  let profile: ShapingProfile
  /// The numbers of the glyphs.
  let slots: GlyphSlots
  private var patterns = PatternCells()

  /// Nothing is known of any stretch.
  init(_ profile: ShapingProfile, isShared: (Unicode.Scalar) -> Bool) {
    self.profile = profile
    slots = GlyphSlots(profile, isShared: isShared)
  }

  /// Whether a stretch with letters of two classes in a row can be substituted because of them.
  func isFree(_ first: UInt8, _ second: UInt8) -> Bool {
    let isTriggered = profile.isTrigger[Int(first)] || profile.isTrigger[Int(second)]
    return !(isTriggered && profile.isLinked(first, second))
  }

  /// What becomes of a stretch of linked letters, of which `key` are the classes.
  func outcome(
    of letters: UnsafeBufferPointer<UInt16>, key: PatternCells.Key, plan: ShapingPlan
  ) -> PatternCells.Outcome {
    guard key.count <= PatternCells.longest else { return .other }
    if let known = patterns[key] { return known }
    let outcome = shape(letters, plan)
    patterns.keep(outcome, for: key)
    return outcome
  }

  private func shape(_ stretch: UnsafeBufferPointer<UInt16>, _ plan: ShapingPlan) -> PatternCells.Outcome {
    let letters = stretch.map { profile.letters[slots.letter(in: $0)] }
    let shaped = plan.shape(letters.map(\.scalar.value))
    var outputs: [PatternCells.Output] = []
    for (index, glyph) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].cluster : letters.count
      guard let output = output(glyph, of: letters, end: end) else { return .other }
      outputs.append(output)
    }
    let same = letters.indices.map { PatternCells.Output.variant(letter: $0, variant: letters[$0].base) }
    return outputs == same ? .same : .glyphs(outputs)
  }

  /// Which of a letter's variants, or which ligature of the letters up to `end`, a glyph is.
  private func output(
    _ glyph: ShapingPlan.Glyph, of letters: [ShapingProfile.Letter], end: Int
  ) -> PatternCells.Output? {
    guard end > glyph.cluster else { return nil }
    let letter = letters[glyph.cluster]
    if end == glyph.cluster + 1, let variant = letter.variants.firstIndex(of: glyph.id) {
      return .variant(letter: glyph.cluster, variant: variant)
    }
    return letter.isUpright ? nil : slots.ligature(glyph.id).map(PatternCells.Output.ligature)
  }
}
