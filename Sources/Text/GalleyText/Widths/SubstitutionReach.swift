/// What substitution can do with a text of certain glyphs: which rules can fire, and what becomes of each glyph.
///
/// Too many rules is safe, too few is not. A rule counts as soon as each of its places can be taken by some glyph that
/// the text may ever hold; a lookup that a rule applies counts as if it were applied everywhere.
struct SubstitutionReach {
  struct Rule {
    /// The glyphs for each place, in the text's order; at least two.
    var positions: [GlyphSet]
    /// Which of the places are those of glyphs that the rule may change; the others are context.
    var inputs: Range<Int>
    var isActive: Bool
  }

  struct Change: Hashable {
    private let bits: UInt64

    init(lookup: Int, from: UInt16, to: UInt16, isSingle: Bool) {
      let maker = UInt64(UInt16(truncatingIfNeeded: lookup))
      bits = maker << 33 | UInt64(from) << 17 | UInt64(to) << 1 | (isSingle ? 1 : 0)
    }

    var lookup: Int { Int(bits >> 33) }
    var from: UInt16 { UInt16(truncatingIfNeeded: bits >> 17) }
    var to: UInt16 { UInt16(truncatingIfNeeded: bits >> 1) }
    var isSingle: Bool { bits & 1 != 0 }
  }

  let rules: [Rule]
  let changes: Set<Change>
  let glyphs: GlyphSet

  /// Follows `lookups` over texts of the `start` glyphs.
  ///
  /// Throws for a table that is malformed, for a lookup that skips letters, takes a glyph away or makes several of one
  /// (neighbours in the text would not be neighbours to a rule), and for a choice among alternates.
  init(_ table: LayoutTable, lookups: [Int], from start: GlyphSet) throws(LayoutTable.Malformed) {
    var walk = SubstitutionWalk(table, from: start)
    try walk.follow(lookups)
    (rules, changes, glyphs) = (walk.rules, walk.changes, walk.glyphs)
  }
}
