/// Finds the rules that may change the glyphs of a string. It is safe to include too many rules, but not too few. A
/// rule is included if each of its positions can match a glyph that the string may contain. A lookup that a rule
/// applies is treated as if it were applied everywhere.
struct SubstitutionReach {
  struct Rule {
    var positions: [GlyphSet]
    /// The input positions. The other positions are context.
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

  /// - Throws: ``LayoutTable/Malformed`` for a malformed table, and for lookups that skip letters, remove a glyph,
  ///   replace one by several, or choose among alternates.
  init(_ table: LayoutTable, lookups: [Int], from start: GlyphSet) throws(LayoutTable.Malformed) {
    var walk = SubstitutionWalk(table, from: start)
    try walk.follow(lookups)
    (rules, changes, glyphs) = (walk.rules, walk.changes, walk.glyphs)
  }
}
