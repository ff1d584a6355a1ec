struct RulePlaces {
  struct Rule {
    var places: [Int]
    var inputs: Range<Int>
    var isActive: Bool
  }

  let rules: [Rule]
  var count: Int { places.count }
  private let places: [GlyphSet]

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
      return Rule(places: own, inputs: rule.inputs, isActive: rule.isActive)
    }
    self.places = places
  }

  func memberships(of glyph: UInt16) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: (places.count + 63) / 64)
    for (index, place) in places.enumerated() where place.contains(glyph) {
      words[index >> 6] |= 1 << UInt64(index & 63)
    }
    return words
  }

  func memberships(ofAny glyphs: [UInt16]) -> [Bool] { places.map { glyphs.contains(where: $0.contains) } }
}
