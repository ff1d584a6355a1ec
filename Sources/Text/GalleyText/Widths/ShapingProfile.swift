/// What is proved of the texts of one script in one face: which neighbours can have a say in each other's glyphs.
///
/// The proof walks every lookup that HarfBuzz applies (``SubstitutionReach``, ``PositioningReach``) over all glyphs
/// the alphabet can ever become:
///
/// - A letter is *changeable* if some rule that can fire has an input place for it, or for what may become of it.
///   What becomes of it is decided by the letters around it, as far as rules with such a place can match
///   (``ContextWalk``); where other changeable letters are among them, by what decides of those, too. All other
///   letters have the glyph that they have alone.
/// - Every rule that substitutes needs one of the *key pairs* of neighbours. A text without them keeps its glyphs.
/// - Letters of one *class* are alike to every rule, and so is what may become of them: a stretch of the same classes
///   is substituted in the same way.
/// - Positioning adds to each glyph what its pair with the next one says, and nothing else.
///
/// Profiles are the same for all sizes, and for all faces of which ``ShapingProofs`` says so.
struct ShapingProfile {
  struct Letter {
    var scalar: Unicode.Scalar
    /// What may become of it, its first glyph first; letters of one class list what corresponds in the same order.
    var variants: [UInt16]
    var base: Int
    /// Whether Pango keeps it out of the item of its neighbours, unless they are so, too: × and © stand upright in
    /// vertical text.
    var isUpright: Bool
    /// The number of its class, from 1.
    var number: UInt8
  }

  /// The alphabet, in ascending order.
  let letters: [Letter]
  let ligatures: [UInt16]
  private let glyphs: GlyphSet
  let rules: ClassRules

  /// The profile of texts of `scalars` that `plan` shapes, by what the face's tables of characters, glyph classes and
  /// substitutions say; nil where the proof fails.
  init?(_ plan: ShapingPlan, scalars: [Unicode.Scalar], isUpright: (Unicode.Scalar) -> Bool) {
    let table = LayoutTable(.substitution, of: plan.face)
    let known = scalars.compactMap { scalar in plan.glyph(for: scalar).map { (scalar, $0) } }
      .filter { !plan.isMark($0.1) }
    var nominal = GlyphSet(count: table.glyphCount)
    for (_, glyph) in known { nominal.insert(glyph) }
    guard let reach = ShapingProfile.reach(plan, table, from: nominal) else { return nil }
    glyphs = reach.glyphs

    let kinship = GlyphKinship(reach)
    let places = RulePlaces(reach.rules)
    var classes = LetterClasses()
    var letters: [Letter] = []
    for (scalar, glyph) in known {
      let variants = kinship.variants(of: glyph)
      guard variants.count < 64, let base = ShapingProfile.base(of: scalar, variants, plan) else { continue }
      var letter = Letter(
        scalar: scalar, variants: variants, base: base, isUpright: isUpright(scalar), number: 0)
      guard let number = classes.number(of: letter, places, kinship) else { return nil }
      letter.number = number
      letters.append(letter)
    }
    self.letters = letters
    rules = ClassRules(places, letters: letters) { kinship.isEntangled($0.variants) }
    ligatures = Set(reach.changes.filter { !$0.isSingle }.map(\.to)).sorted()
  }

  /// Which of `variants` a letter is where no neighbour has a say; nil where it is none of them alone.
  private static func base(of scalar: Unicode.Scalar, _ variants: [UInt16], _ plan: ShapingPlan) -> Int? {
    // Nothing becomes of it: HarfBuzz keeps a character that the face has a glyph for.
    if variants.count == 1 { return 0 }
    let alone = plan.shape([scalar.value])
    return alone.count == 1 ? variants.firstIndex(of: alone[0].id) : nil
  }

  private static func reach(_ plan: ShapingPlan, _ table: LayoutTable, from start: GlyphSet) -> SubstitutionReach? {
    do {
      let reach = try SubstitutionReach(table, lookups: plan.lookups(inTable: .substitution), from: start)
      return reach.glyphs.glyphs.contains(where: plan.isMark) ? nil : reach
    } catch {
      return nil
    }
  }

  /// Whether positioning adds to each glyph what its pair with the next one says, and nothing else.
  func isPositionedByPairs(_ plan: ShapingPlan) -> Bool {
    do {
      let positioning = PositioningReach(LayoutTable(.positioning, of: plan.face), glyphs: glyphs)
      return try positioning.isPairwise(plan.lookups(inTable: .positioning))
    } catch {
      return false
    }
  }
}
