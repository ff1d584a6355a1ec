/// The profile of a script in a face, and what shaping has shown since of stretches with changeable letters; the same
/// for all sizes.
final class TextShapes {
  /// The numbers of the glyphs.
  let slots: GlyphSlots
  private let profile: ShapingProfile
  private let isChangeable: [Bool]
  private let isKey: [Bool]
  private let classCount: Int
  private let before: ContextWalk
  private let after: ContextWalk
  // Read for every stretch: shapes belong to one thread, and nothing here calls back.
  @exclusivity(unchecked) private var patterns = PatternCells()

  /// Nothing is known of any stretch.
  init(_ profile: ShapingProfile, isShared: (Unicode.Scalar) -> Bool) {
    self.profile = profile
    slots = GlyphSlots(profile, isShared: isShared)
    isChangeable = profile.rules.inputs()
    isKey = profile.rules.keyPairs()
    classCount = profile.rules.classes.count
    before = ContextWalk(profile.rules, .before)
    after = ContextWalk(profile.rules, .after)
  }

  /// Whether two letters in a row, by their classes, are no reason for any rule to substitute.
  func isFree(_ first: UInt8, _ second: UInt8) -> Bool { !isKey[Int(first) * classCount + Int(second)] }

  /// A stretch of a text in which changeable letters decide on each other.
  struct Stretch {
    /// All letters that have a say.
    var letters: Range<Int>
    /// From the first changeable letter to the last.
    var changeable: ClosedRange<Int>
  }

  /// The stretches of a text of classes, written over `stretches`.
  ///
  /// Letters between two stretches, and those in a stretch that lie before or behind its changeable ones, are not
  /// changeable; the latter may be in two stretches.
  func find(_ stretches: inout [Stretch], in text: UnsafeBufferPointer<UInt8>) {
    stretches.removeAll(keepingCapacity: true)
    for index in text.indices where isChangeable[Int(text[index])] {
      var stretch = Stretch(
        letters: before.reach(from: index, in: text)..<after.reach(from: index, in: text) + 1,
        changeable: index...index)
      while let last = stretches.last, last.isTied(to: stretch) {
        stretch.join(last)
        stretches.removeLast()
      }
      stretches.append(stretch)
    }
  }

  /// What becomes of the letters of a text, by slots and classes, in `stretch`.
  func outcome(
    of stretch: Stretch, slots text: UnsafeBufferPointer<UInt16>, numbers: UnsafeBufferPointer<UInt8>,
    plan: ShapingPlan
  ) -> PatternCells.Outcome {
    guard stretch.letters.count <= PatternCells.longest else { return .other }
    let key = PatternCells.Key(numbers[stretch.letters])
    if let known = patterns[key] { return known }
    let letters = text[stretch.letters].map { profile.letters[slots.letter(in: $0)] }
    let glyphs = shape(letters, plan)
    let same = letters.indices.map { PatternCells.Output(letter: $0, variant: letters[$0].base) }
    return patterns.keep(glyphs, isSame: glyphs == same, for: key)
  }

  /// The glyph at `index` of an outcome.
  func output(at index: Int32) -> PatternCells.Output { patterns.output(at: index) }

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

  /// Which of a letter's variants, or which ligature of the letters up to `end`, a glyph is.
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

extension TextShapes.Stretch {
  /// Whether changeable letters of one have a say in what becomes of those of the other, which comes later.
  fileprivate func isTied(to next: TextShapes.Stretch) -> Bool {
    letters.upperBound > next.changeable.lowerBound || next.letters.lowerBound <= changeable.upperBound
  }

  /// Takes in a stretch before.
  fileprivate mutating func join(_ earlier: TextShapes.Stretch) {
    letters =
      min(letters.lowerBound, earlier.letters.lowerBound)..<max(letters.upperBound, earlier.letters.upperBound)
    changeable = earlier.changeable.lowerBound...changeable.upperBound
  }
}
