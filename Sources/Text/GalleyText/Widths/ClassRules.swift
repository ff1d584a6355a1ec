struct ClassRules {
  struct Class {
    var places: [Bool]
    /// Whether a ligature absorbs the letters, so that they occupy no position.
    var isAbsorbed: Bool
    var isUpright: Bool
    var letterCount: Int
  }

  let rules: [RulePlaces.Rule]
  /// The classes. The number 0 means no class.
  private(set) var classes: [Class]

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

  func inputs() -> [Bool] {
    classes.map { own in rules.contains { rule in rule.inputs.contains { own.places[rule.places[$0]] } } }
  }

  /// Returns a square matrix of pairs of classes. Each active rule requires at least one of these pairs of neighbours,
  /// namely the pair that the fewest letters match.
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
