import CPangoCairo

struct PositioningReach {
  private let table: LayoutTable
  private let glyphs: GlyphSet

  init(_ table: LayoutTable, glyphs: GlyphSet) {
    self.table = table
    self.glyphs = glyphs
  }

  func isPairwise(_ lookups: [Int]) throws(LayoutTable.Malformed) -> Bool {
    for index in lookups {
      let lookup = try table.lookup(index)
      for subtable in lookup.subtables {
        guard try isPairwise(subtable, of: lookup) else { return false }
      }
    }
    return true
  }

  private func isPairwise(_ offset: Int, of lookup: LayoutTable.Lookup) throws(LayoutTable.Malformed) -> Bool {
    switch lookup.type {
    // Single adjustments are already included when a character is shaped alone.
    case 1: return true
    case 2:
      guard try concerns(offset) else { return true }
      // With a second value, the second glyph would not be part of the next pair.
      let secondValue = try table.number(offset + 6)
      return !lookup.skipsLetters && secondValue == 0
    case 3, 4, 5, 6: return !(try concerns(offset))
    case 7, 8:
      return try table.contextRules(offset, isChained: lookup.type == 8).allSatisfy { rule in
        rule.positions.contains { !$0.intersects(glyphs) }
      }
    default: return false
    }
  }

  private func concerns(_ offset: Int) throws(LayoutTable.Malformed) -> Bool {
    try table.coveredSet(offset + (try table.number(offset + 2))).intersects(glyphs)
  }
}
