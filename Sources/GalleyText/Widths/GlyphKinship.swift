/// What may become of each glyph.
struct GlyphKinship {
  private var changes: [UInt16: [SubstitutionReach.Change]] = [:]
  /// Glyphs whose changes do not tell one by one what becomes of what: parts and makings of ligatures.
  private var entangled: Set<UInt16> = []

  /// The changes within `reach`.
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

  /// `glyph` and all that it may become, in the order in which lookups make it.
  func variants(of glyph: UInt16) -> [UInt16] {
    var found = [glyph]
    var next = 0
    while next < found.count {
      for change in changes[found[next], default: []] where !found.contains(change.to) { found.append(change.to) }
      next += 1
    }
    return found
  }

  /// Whether a text with one of `variants` cannot be told from a text with another letter's.
  func isEntangled(_ variants: [UInt16]) -> Bool { variants.contains(where: entangled.contains) }

  /// For each of `variants`, by which lookups it becomes which others.
  func pattern(of variants: [UInt16]) -> [Int] {
    variants.flatMap { glyph -> [Int] in
      let own = changes[glyph, default: []]
      return [own.count] + own.flatMap { [$0.lookup, variants.firstIndex(of: $0.to) ?? -1] }
    }
  }
}

/// The places that rules have for glyphs, and which letters can take them.
struct RulePlaces {
  private let places: [GlyphSet]
  private let rules: [(places: [Int], isActive: Bool)]

  /// The places of `rules`.
  init(_ rules: [SubstitutionReach.Rule]) {
    var numbers: [GlyphSet: Int] = [:]
    var places: [GlyphSet] = []
    self.rules = rules.map { rule in
      let own = rule.positions.map { set -> Int in
        if let known = numbers[set] { return known }
        numbers[set] = places.count
        places.append(set)
        return places.count - 1
      }
      return (own, rule.isActive)
    }
    self.places = places
  }

  /// For each place, whether `glyph` can take it.
  func memberships(of glyph: UInt16) -> [Bool] { places.map { $0.contains(glyph) } }

  /// For each pair of classes, whether some rule has places for them in a row.
  func links(among letters: [ShapingProfile.Letter], classCount: Int) -> [Bool] {
    let takers = takers(among: letters)
    var links = [Bool](repeating: false, count: classCount * classCount)
    var seen: Set<[Int]> = []
    for rule in rules {
      for pair in zip(rule.places, rule.places.dropFirst()) where seen.insert([pair.0, pair.1]).inserted {
        for first in takers[pair.0] {
          for second in takers[pair.1] where first.isUpright == second.isUpright {
            links[first.number * classCount + second.number] = true
          }
        }
      }
    }
    return links
  }

  /// For each class, whether it takes the place that is hardest to take of some rule that substitutes.
  func triggers(among letters: [ShapingProfile.Letter], classCount: Int) -> [Bool] {
    let takers = takers(among: letters)
    var triggers = [Bool](repeating: false, count: classCount)
    for rule in rules where rule.isActive {
      let rarest = rule.places.min { takers[$0].letterCount < takers[$1].letterCount }
      for taker in rarest.map({ takers[$0].classes }) ?? [] { triggers[taker.number] = true }
    }
    return triggers
  }

  private struct Taker: Hashable {
    var number: Int
    var isUpright: Bool
  }

  /// The classes that can take a place.
  private struct Takers: Sequence {
    var classes: Set<Taker> = []
    var letterCount = 0

    func makeIterator() -> Set<Taker>.Iterator { classes.makeIterator() }
  }

  private func takers(among letters: [ShapingProfile.Letter]) -> [Takers] {
    places.map { place in
      letters.reduce(into: Takers()) { takers, letter in
        guard letter.variants.contains(where: place.contains) else { return }
        takers.classes.insert(Taker(number: Int(letter.number), isUpright: letter.isUpright))
        takers.letterCount += 1
      }
    }
  }
}

/// Numbers for classes of letters that no rule can tell apart.
struct LetterClasses {
  private var numbers: [Signature: UInt8] = [:]

  /// All that rules can see of a letter.
  private struct Signature: Hashable {
    var memberships: [Bool]
    var changes: [Int]
    var base: Int
    var isUpright: Bool
    /// Set where the letter is alike to none but itself.
    var scalar: Unicode.Scalar?
  }

  /// One more than the highest number; 0 is no class.
  var count: Int { numbers.count + 1 }

  /// The number of the class of `letter`, or nil once there are too many classes.
  mutating func number(
    of letter: ShapingProfile.Letter, _ rules: RulePlaces, _ kinship: GlyphKinship
  ) -> UInt8? {
    let signature = Signature(
      memberships: letter.variants.flatMap(rules.memberships), changes: kinship.pattern(of: letter.variants),
      base: letter.base, isUpright: letter.isUpright,
      scalar: kinship.isEntangled(letter.variants) ? letter.scalar : nil)
    if let known = numbers[signature] { return known }
    guard let number = UInt8(exactly: count) else { return nil }
    numbers[signature] = number
    return number
  }
}
