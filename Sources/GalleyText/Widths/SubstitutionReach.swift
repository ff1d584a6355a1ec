/// What substitution can do with a text of certain glyphs: which rules can fire, and what becomes of each glyph.
///
/// Too many rules is safe, too few is not. A rule counts as soon as each of its places can be taken by some glyph that
/// the text may ever hold; a lookup that a rule applies counts as if it were applied everywhere.
struct SubstitutionReach {
  /// A row of glyphs that a rule wants to see.
  struct Rule {
    /// The glyphs for each place, in the text's order; at least two.
    var positions: [GlyphSet]
    /// Which of the places are those of glyphs that the rule may change; the others are context.
    var inputs: Range<Int>
    /// Whether the rule substitutes; otherwise it only keeps others away.
    var isActive: Bool
  }

  /// That a lookup can make one glyph of another.
  struct Change: Hashable {
    /// The lookup's index.
    var lookup: Int
    /// The glyph it takes.
    var from: UInt16
    /// The glyph it gives.
    var to: UInt16
    /// Whether one glyph becomes one glyph, and always the same.
    var isSingle: Bool
  }

  /// The rules that can fire.
  private(set) var rules: [Rule] = []
  /// What they can make.
  private(set) var changes: Set<Change> = []
  /// The glyphs the text may ever hold.
  private(set) var glyphs: GlyphSet
  private let table: LayoutTable
  private var pending: [Int] = []
  /// The first round only looks for glyphs.
  private var collectsRules = false
  /// Sets of one glyph, of which many rules want the same.
  private var singles: [UInt16: GlyphSet] = [:]
  private var seen: Set<Int> = []

  /// Follows `lookups` over texts of the `start` glyphs.
  ///
  /// Throws for a table that is malformed, for a lookup that skips letters, takes a glyph away or makes several of one
  /// (neighbours in the text would not be neighbours to a rule), and for a choice among alternates.
  init(_ table: LayoutTable, lookups: [Int], from start: GlyphSet) throws(LayoutTable.Malformed) {
    self.table = table
    glyphs = start
    var known = -1
    // New glyphs let more rules fire, which make more glyphs. The last round finds none, and so all rules.
    repeat {
      collectsRules = known >= 0
      known = changes.count
      rules = []
      seen = []
      pending = lookups
      while let next = pending.popLast() {
        if seen.insert(next).inserted { try follow(next) }
      }
    } while changes.count > known || !collectsRules
  }

  private mutating func follow(_ index: Int) throws(LayoutTable.Malformed) {
    let lookup = try table.lookup(index)
    let before = changes.count + rules.count
    for subtable in lookup.subtables {
      switch lookup.type {
      case 1: try followSingle(subtable, of: index)
      case 2: try followSequences(subtable, of: index)
      case 3: try refuseAlternates(subtable)
      case 4: try followLigatures(subtable, of: index)
      case 5, 6: try followContext(subtable, isChained: lookup.type == 6)
      case 8: try followReverse(subtable, of: index)
      default: throw LayoutTable.Malformed()
      }
    }
    let isConcerned = changes.count + rules.count > before || changes.contains { $0.lookup == index }
    if lookup.skipsLetters, isConcerned { throw LayoutTable.Malformed() }
  }

  private mutating func add(_ change: Change) {
    changes.insert(change)
    glyphs.insert(change.to)
  }

  private mutating func followSingle(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    let isDelta = try table.number(offset) == 1
    for (index, glyph) in covered.enumerated() where glyphs.contains(glyph) {
      let value = UInt16(truncatingIfNeeded: try table.number(offset + (isDelta ? 4 : 6 + 2 * index)))
      add(Change(lookup: lookup, from: glyph, to: isDelta ? glyph &+ value : value, isSingle: true))
    }
  }

  private mutating func followSequences(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    for (index, glyph) in covered.enumerated() where glyphs.contains(glyph) {
      let sequence = offset + (try table.number(offset + 6 + 2 * index))
      let made = try table.glyphs(sequence + 2, count: try table.number(sequence))
      if made.count != 1 { throw LayoutTable.Malformed() }
      for to in made { add(Change(lookup: lookup, from: glyph, to: to, isSingle: true)) }
    }
  }

  /// HarfBuzz draws lots among some alternates, so that a glyph would depend on all glyphs before it.
  private func refuseAlternates(_ offset: Int) throws(LayoutTable.Malformed) {
    if isPossible(try table.coveredSet(offset + (try table.number(offset + 2)))) { throw LayoutTable.Malformed() }
  }

  private mutating func followLigatures(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    for (index, first) in covered.enumerated() where glyphs.contains(first) {
      let set = offset + (try table.number(offset + 6 + 2 * index))
      for ligature in try table.list(set) {
        let components = try table.glyphs(set + ligature + 4, count: max(try table.number(set + ligature + 2) - 1, 0))
        guard components.allSatisfy(glyphs.contains) else { continue }
        let made = UInt16(truncatingIfNeeded: try table.number(set + ligature))
        add(Change(lookup: lookup, from: first, to: made, isSingle: false))
        for from in components { add(Change(lookup: lookup, from: from, to: made, isSingle: false)) }
        guard collectsRules else { continue }
        addRule([only(first)] + components.map { only($0) }, inputs: 0..<1 + components.count, isActive: true)
      }
    }
  }

  private mutating func followContext(_ offset: Int, isChained: Bool) throws(LayoutTable.Malformed) {
    for rule in try table.contextRules(offset, isChained: isChained) where rule.positions.allSatisfy(isPossible) {
      addRule(rule.positions, inputs: rule.inputs, isActive: !rule.lookups.isEmpty)
      pending += rule.lookups
    }
  }

  private mutating func followReverse(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = offset + (try table.number(offset + 2))
    let before = try table.list(offset + 4)
    let after = try table.list(offset + 6 + 2 * before.count)
    var around: [[GlyphSet]] = [[], []]
    for (side, offsets) in [before.reversed(), after].enumerated() {
      for place in offsets { around[side].append(try table.coveredSet(offset + place)) }
    }
    let positions = around[0] + [try table.coveredSet(covered)] + around[1]
    guard positions.allSatisfy(isPossible) else { return }
    addRule(positions, inputs: before.count..<before.count + 1, isActive: true)
    let made = offset + 10 + 2 * (before.count + after.count)
    for (index, glyph) in (try table.coverage(covered)).enumerated() where glyphs.contains(glyph) {
      let to = UInt16(truncatingIfNeeded: try table.number(made + 2 * index))
      add(Change(lookup: lookup, from: glyph, to: to, isSingle: true))
    }
  }

  /// Rules of one place need no neighbours: shaping a character alone shows them.
  private mutating func addRule(_ positions: [GlyphSet], inputs: Range<Int>, isActive: Bool) {
    if positions.count > 1 { rules.append(Rule(positions: positions, inputs: inputs, isActive: isActive)) }
  }

  private func isPossible(_ set: GlyphSet) -> Bool { set.intersects(glyphs) }

  private mutating func only(_ glyph: UInt16) -> GlyphSet {
    if let known = singles[glyph] { return known }
    var set = GlyphSet(count: table.glyphCount)
    set.insert(glyph)
    singles[glyph] = set
    return set
  }
}
