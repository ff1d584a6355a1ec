struct ContextRule {
  /// The glyphs of backtrack, input and lookahead, in text order.
  var positions: [GlyphSet]
  var inputs: Range<Int>
  /// The lookups to apply; empty for a rule that only prevents later rules of its lookup.
  var lookups: [Int]
}

extension LayoutTable {
  func contextRules(_ offset: Int, isChained: Bool) throws(Malformed) -> [ContextRule] {
    switch try number(offset) {
    case 1: try glyphRules(offset, isChained: isChained)
    case 2: try classRules(offset, isChained: isChained)
    case 3: [try coverageRule(offset, isChained: isChained)]
    default: throw Malformed()
    }
  }

  private func glyphRules(_ offset: Int, isChained: Bool) throws(Malformed) -> [ContextRule] {
    let covered = try coverage(offset + (try number(offset + 2)))
    var rules: [ContextRule] = []
    for (index, set) in try list(offset + 4).enumerated() where set != 0 && index < covered.count {
      for rule in try list(offset + set) {
        let sequence = try RuleSequence(self, offset + set + rule, isChained: isChained)
        rules.append(
          ContextRule(
            positions: sequence.backtrack.reversed().map(only) + [only(Int(covered[index]))]
              + sequence.input.map(only) + sequence.lookahead.map(only),
            inputs: sequence.inputs, lookups: sequence.lookups))
      }
    }
    return rules
  }

  private func classRules(_ offset: Int, isChained: Bool) throws(Malformed) -> [ContextRule] {
    let covered = try coveredSet(offset + (try number(offset + 2)))
    let definitions = try numbers(offset + 4, count: isChained ? 3 : 1).map { $0 == 0 ? 0 : offset + $0 }
    let (before, input, after) = isChained ? (definitions[0], definitions[1], definitions[2]) : (0, definitions[0], 0)
    var rules: [ContextRule] = []
    for (number, set) in try list(offset + 4 + 2 * definitions.count).enumerated() where set != 0 {
      let first = try glyphs(ofClass: number, at: input).intersection(covered)
      for rule in try list(offset + set) {
        let sequence = try RuleSequence(self, offset + set + rule, isChained: isChained)
        rules.append(
          ContextRule(
            positions: try sets(sequence.backtrack.reversed(), at: before) + [first]
              + (try sets(sequence.input, at: input)) + (try sets(sequence.lookahead, at: after)),
            inputs: sequence.inputs, lookups: sequence.lookups))
      }
    }
    return rules
  }

  private func coverageRule(_ offset: Int, isChained: Bool) throws(Malformed) -> ContextRule {
    var place = offset + 2
    if !isChained {
      let (inputs, actions) = (try number(place), try number(place + 2))
      return ContextRule(
        positions: try coveredSets(try numbers(place + 4, count: inputs), from: offset), inputs: 0..<inputs,
        lookups: try actedOn(place + 4 + 2 * inputs, count: actions))
    }
    var parts: [[GlyphSet]] = []
    for _ in 0..<3 {
      let offsets = try list(place)
      parts.append(try coveredSets(offsets, from: offset))
      place += 2 + 2 * offsets.count
    }
    return ContextRule(
      positions: parts[0].reversed() + parts[1] + parts[2],
      inputs: parts[0].count..<parts[0].count + parts[1].count,
      lookups: try actedOn(place + 2, count: try number(place)))
  }

  fileprivate func actedOn(_ offset: Int, count: Int) throws(Malformed) -> [Int] {
    var lookups: [Int] = []
    for record in 0..<count { lookups.append(try number(offset + 4 * record + 2)) }
    return lookups
  }

  private func coveredSets(_ offsets: [Int], from base: Int) throws(Malformed) -> [GlyphSet] {
    var sets: [GlyphSet] = []
    for offset in offsets { sets.append(try coveredSet(base + offset)) }
    return sets
  }

  private func sets(_ classes: [Int], at definition: Int) throws(Malformed) -> [GlyphSet] {
    var sets: [GlyphSet] = []
    for number in classes { sets.append(try glyphs(ofClass: number, at: definition)) }
    return sets
  }

  private func only(_ glyph: Int) -> GlyphSet {
    var set = GlyphSet(count: glyphCount)
    set.insert(UInt16(truncatingIfNeeded: glyph))
    return set
  }
}

/// A rule as stored in a table, where the input omits its first element.
private struct RuleSequence {
  var backtrack: [Int] = []
  var input: [Int]
  var lookahead: [Int] = []
  var lookups: [Int]

  var inputs: Range<Int> { backtrack.count..<backtrack.count + 1 + input.count }

  init(_ table: LayoutTable, _ offset: Int, isChained: Bool) throws(LayoutTable.Malformed) {
    if !isChained {
      let (inputs, actions) = (try table.number(offset), try table.number(offset + 2))
      input = try table.numbers(offset + 4, count: max(inputs - 1, 0))
      lookups = try table.actedOn(offset + 4 + 2 * input.count, count: actions)
      return
    }
    backtrack = try table.list(offset)
    var place = offset + 2 + 2 * backtrack.count
    input = try table.numbers(place + 2, count: max(try table.number(place) - 1, 0))
    place += 2 + 2 * input.count
    lookahead = try table.list(place)
    place += 2 + 2 * lookahead.count
    lookups = try table.actedOn(place + 2, count: try table.number(place))
  }
}
