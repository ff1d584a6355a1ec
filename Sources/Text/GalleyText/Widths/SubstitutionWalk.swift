struct SubstitutionWalk {
  private(set) var rules: [SubstitutionReach.Rule] = []
  private(set) var changes: Set<SubstitutionReach.Change> = []
  private(set) var glyphs: GlyphSet
  private let table: LayoutTable
  private var pending: [Int] = []
  private var collectsRules = false
  private var singles: [GlyphSet?]
  private var seen: Set<Int> = []

  init(_ table: LayoutTable, from start: GlyphSet) {
    self.table = table
    glyphs = start
    singles = [GlyphSet?](repeating: nil, count: table.glyphCount)
  }

  mutating func follow(_ lookups: [Int]) throws(LayoutTable.Malformed) {
    var known = -1
    // New glyphs enable more rules, which create more glyphs. The last round creates no more glyphs and collects all
    // rules.
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
    guard lookup.skipsLetters else { return }
    let isConcerned = changes.count + rules.count > before || changes.contains { $0.lookup == index }
    if isConcerned { throw LayoutTable.Malformed() }
  }

  private mutating func add(_ change: SubstitutionReach.Change) {
    changes.insert(change)
    glyphs.insert(change.to)
  }

  private mutating func followSingle(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    let isDelta = try table.number(offset) == 1
    for (index, glyph) in covered.enumerated() where glyphs.contains(glyph) {
      let value = UInt16(truncatingIfNeeded: try table.number(offset + (isDelta ? 4 : 6 + 2 * index)))
      add(SubstitutionReach.Change(lookup: lookup, from: glyph, to: isDelta ? glyph &+ value : value, isSingle: true))
    }
  }

  private mutating func followSequences(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    for (index, glyph) in covered.enumerated() where glyphs.contains(glyph) {
      let sequence = offset + (try table.number(offset + 6 + 2 * index))
      let made = try table.glyphs(sequence + 2, count: try table.number(sequence))
      if made.count != 1 { throw LayoutTable.Malformed() }
      for to in made { add(SubstitutionReach.Change(lookup: lookup, from: glyph, to: to, isSingle: true)) }
    }
  }

  /// Refuses alternates. HarfBuzz chooses some of them at random, so a glyph would depend on all glyphs before it.
  private func refuseAlternates(_ offset: Int) throws(LayoutTable.Malformed) {
    if isPossible(try table.coveredSet(offset + (try table.number(offset + 2)))) { throw LayoutTable.Malformed() }
  }

  private mutating func followLigatures(_ offset: Int, of lookup: Int) throws(LayoutTable.Malformed) {
    let covered = try table.coverage(offset + (try table.number(offset + 2)))
    for (index, first) in covered.enumerated() where glyphs.contains(first) {
      let set = offset + (try table.number(offset + 6 + 2 * index))
      for number in 0..<(try table.number(set)) {
        let ligature = set + (try table.number(set + 2 + 2 * number))
        try followLigature(ligature, of: lookup, behind: first)
      }
    }
  }

  private mutating func followLigature(
    _ offset: Int, of lookup: Int, behind first: UInt16
  ) throws(LayoutTable.Malformed) {
    let count = max(try table.number(offset + 2) - 1, 0)
    // Most ligatures contain letters that are outside the alphabet.
    for index in 0..<count where !glyphs.contains(try table.glyph(offset + 4 + 2 * index)) { return }
    let components = try table.glyphs(offset + 4, count: count)
    let made = try table.glyph(offset)
    for from in [first] + components {
      add(SubstitutionReach.Change(lookup: lookup, from: from, to: made, isSingle: false))
    }
    guard collectsRules else { return }
    addRule([only(first)] + components.map { only($0) }, inputs: 0..<1 + components.count, isActive: true)
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
      add(SubstitutionReach.Change(lookup: lookup, from: glyph, to: to, isSingle: true))
    }
  }

  private mutating func addRule(_ positions: [GlyphSet], inputs: Range<Int>, isActive: Bool) {
    guard positions.count > 1 else { return }
    rules.append(SubstitutionReach.Rule(positions: positions, inputs: inputs, isActive: isActive))
  }

  private func isPossible(_ set: GlyphSet) -> Bool { set.intersects(glyphs) }

  private mutating func only(_ glyph: UInt16) -> GlyphSet {
    let index = Int(glyph)
    if index < singles.count, let known = singles[index] { return known }
    var set = GlyphSet(count: table.glyphCount)
    set.insert(glyph)
    if index < singles.count { singles[index] = set }
    return set
  }
}
