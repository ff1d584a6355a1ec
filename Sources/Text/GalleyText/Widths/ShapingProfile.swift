/// The proven properties of one script in one face at all sizes: which neighbours can affect each other's glyphs.
///
/// The proof follows every lookup (``SubstitutionReach``, ``PositioningReach``) over all glyphs that the alphabet can
/// become:
///
/// - A letter is *changeable* if an effective rule has an input position for it or for one of its variants. Its glyph
///   depends on the letters within reach of such rules (``ContextWalk``). If some of these are changeable, it also
///   depends on their neighbours.
/// - Every rule that substitutes glyphs requires one of the *key pairs* of neighbours. A text without such pairs keeps
///   its glyphs.
/// - All letters of one *class*, and their variants, are equivalent in every rule.
/// - Positioning adds to each glyph only the kerning between it and the next one.
struct ShapingProfile {
  struct Letter {
    var scalar: Unicode.Scalar
    /// The variants, beginning with the default one. Letters of one class list their corresponding variants in the same
    /// order.
    var variants: [UInt16]
    var base: Int
    /// Whether Pango puts the letter into a separate item, as it does with × and ©.
    var isUpright: Bool
    var number: UInt8
  }

  let letters: [Letter]
  let ligatures: [UInt16]
  private let glyphs: GlyphSet
  let rules: ClassRules

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

  private static func base(of scalar: Unicode.Scalar, _ variants: [UInt16], _ plan: ShapingPlan) -> Int? {
    // Without variants, HarfBuzz keeps the face's glyph for the character.
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

  func isPositionedByPairs(_ plan: ShapingPlan) -> Bool {
    do {
      let positioning = PositioningReach(LayoutTable(.positioning, of: plan.face), glyphs: glyphs)
      return try positioning.isPairwise(plan.lookups(inTable: .positioning))
    } catch {
      return false
    }
  }
}
