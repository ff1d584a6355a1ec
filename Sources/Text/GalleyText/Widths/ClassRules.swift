/// Rules as letters meet them: which classes of letters, or of what may become of them, can take which places.
struct ClassRules {
  struct Class {
    var places: [Bool]
    /// Whether a letter of the class may vanish into a ligature, so that it takes no place.
    var isAbsorbed: Bool
    var isUpright: Bool
    var letterCount: Int
  }

  let rules: [RulePlaces.Rule]
  /// The classes, by their numbers; 0 is none.
  private(set) var classes: [Class]

  /// The rules of `places` for `letters`, of which those with `absorbed` glyphs may vanish.
  init(_ places: RulePlaces, letters: [ShapingProfile.Letter], isAbsorbed: (ShapingProfile.Letter) -> Bool) {
    rules = places.rules
    let none = Class(
      places: [Bool](repeating: false, count: places.count), isAbsorbed: false, isUpright: false, letterCount: 0)
    classes = [Class](repeating: none, count: 1 + letters.reduce(0) { max($0, Int($1.number)) })
    for letter in letters {
      let number = Int(letter.number)
      if classes[number].letterCount == 0 {
        classes[number] = Class(
          places: places.memberships(ofAny: letter.variants), isAbsorbed: isAbsorbed(letter),
          isUpright: letter.isUpright, letterCount: 0)
      }
      classes[number].letterCount += 1
    }
  }

  /// For each class, whether some rule may change its letters, or take them for granted in its input.
  func inputs() -> [Bool] {
    classes.map { own in rules.contains { rule in rule.inputs.contains { own.places[rule.places[$0]] } } }
  }

  /// Pairs of classes of which each active rule needs one, in rows of as many as there are classes.
  ///
  /// Of the pairs of neighbours that a rule wants to see, the one that fewest letters can be.
  func keyPairs() -> [Bool] {
    var pairs = [Bool](repeating: false, count: classes.count * classes.count)
    let takers = (0..<classes[0].places.count).map { place in classes.indices.filter { classes[$0].places[place] } }
    let counts = takers.map { $0.reduce(0) { $0 + classes[$1].letterCount } }
    for rule in rules where rule.isActive {
      func weight(_ index: Int) -> Int { counts[rule.places[index]] * counts[rule.places[index + 1]] }
      guard let key = rule.places.indices.dropLast().min(by: { weight($0) < weight($1) }) else { continue }
      for first in takers[rule.places[key]] {
        for second in takers[rule.places[key + 1]] where classes[first].isUpright == classes[second].isUpright {
          pairs[first * classes.count + second] = true
        }
      }
    }
    return pairs
  }
}
