struct GlyphKinship {
  private var changes: [UInt16: [SubstitutionReach.Change]] = [:]
  /// The glyphs that are components or results of ligatures.
  private var entangled: Set<UInt16> = []

  init(_ reach: SubstitutionReach) {
    for change in reach.changes {
      changes[change.from, default: []].append(change)
      if !change.isSingle { entangled.formUnion([change.from, change.to]) }
    }
    for (glyph, own) in changes {
      changes[glyph] = own.sorted { ($0.lookup, $0.to) < ($1.lookup, $1.to) }
      if Set(own.map(\.lookup)).count < own.count { entangled.insert(glyph) }
    }
  }

  func variants(of glyph: UInt16) -> [UInt16] {
    var found = [glyph]
    var next = 0
    while next < found.count {
      for change in changes[found[next], default: []] where !found.contains(change.to) { found.append(change.to) }
      next += 1
    }
    return found
  }

  func isEntangled(_ variants: [UInt16]) -> Bool { variants.contains(where: entangled.contains) }

  func pattern(of variants: [UInt16]) -> [Int] {
    variants.flatMap { glyph -> [Int] in
      let own = changes[glyph, default: []]
      return [own.count] + own.flatMap { [$0.lookup, variants.firstIndex(of: $0.to) ?? -1] }
    }
  }
}
