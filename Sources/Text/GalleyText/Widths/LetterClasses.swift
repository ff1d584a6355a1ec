struct LetterClasses {
  private var numbers: [Signature: UInt8] = [:]

  private struct Signature: Hashable {
    var memberships: [UInt64]
    var changes: [Int]
    var base: Int
    var isUpright: Bool
    var scalar: Unicode.Scalar?
  }

  /// The number of class numbers, including 0, which means no class.
  var count: Int { numbers.count + 1 }

  mutating func number(
    of letter: ShapingProfile.Letter, _ places: RulePlaces, _ kinship: GlyphKinship
  ) -> UInt8? {
    let signature = Signature(
      memberships: letter.variants.flatMap(places.memberships(of:)), changes: kinship.pattern(of: letter.variants),
      base: letter.base, isUpright: letter.isUpright,
      scalar: kinship.isEntangled(letter.variants) ? letter.scalar : nil)
    if let known = numbers[signature] { return known }
    guard let number = UInt8(exactly: count) else { return nil }
    numbers[signature] = number
    return number
  }
}
