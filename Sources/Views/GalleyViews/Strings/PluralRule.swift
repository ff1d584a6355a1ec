/// Cardinal rules of Unicode CLDR, version 45.
enum PluralRule {
  enum Category: String { case zero, one, two, few, many, other }

  /// Languages without a rule use `other`.
  static func category(of number: Double, in locale: String) -> Category {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    let operands = Operands(number)
    if parts.first == "pt", parts.dropFirst().contains("pt") { return operands.isOne ? .one : operands.million }
    return family(of: parts.first ?? "")?(operands) ?? .other
  }

  struct Operands {
    /// CLDR operand `n`.
    let n: Double
    let i: Double
    let hasFraction: Bool

    init(_ number: Double) {
      n = number.isFinite ? abs(number) : 0
      i = n.rounded(.down)
      hasFraction = n != i
    }

    func mod(_ divisor: Double) -> Double { i.truncatingRemainder(dividingBy: divisor) }
    var isOne: Bool { n == 1 }
    var million: Category { !hasFraction && i != 0 && mod(1_000_000) == 0 ? .many : .other }
    func ends(in range: ClosedRange<Double>) -> Bool { !hasFraction && range.contains(mod(100)) }
  }

  private typealias Rule = (Operands) -> Category

  private static func family(of language: String) -> Rule? {
    families.first { $0.languages.contains(language) }?.rule
  }

  private static var families: [(languages: Set<String>, rule: Rule)] {
    [
      (
        [
          "af", "az", "bg", "ca", "de", "el", "en", "eo", "et", "eu", "fi", "fo", "fy", "gl", "hu", "ka", "kk", "ky",
          "lb", "ml", "mn", "mr", "nb", "ne", "nl", "nn", "no", "so", "sq", "sv", "sw", "ta", "te", "tk", "tr", "ug",
          "ur", "uz", "yi",
        ], { $0.isOne ? .one : .other }
      ),
      (["es", "it"], { $0.isOne ? .one : $0.million }),
      (["fr", "pt"], { $0.i <= 1 ? .one : $0.million }),
      (["hy", "ff", "kab"], { $0.i <= 1 ? .one : .other }),
      (["am", "as", "bn", "fa", "gu", "hi", "kn", "zu"], { $0.i == 0 || $0.isOne ? .one : .other }),
      (["da"], { $0.isOne || $0.hasFraction && $0.i <= 1 ? .one : .other }),
      (["is", "mk"], { $0.hasFraction || $0.mod(10) == 1 && $0.mod(100) != 11 ? .one : .other }),
      (["ru", "uk", "be"], { $0.hasFraction ? .other : slavic($0, rest: .many) }),
      (["sr", "hr", "bs"], { $0.hasFraction ? .other : slavic($0, rest: .other) }),
      (["pl"], polish), (["cs", "sk"], czech), (["sl"], slovene), (["lt"], lithuanian), (["lv"], latvian),
      (["ro"], romanian), (["he", "iw"], hebrew), (["ar"], arabic), (["cy"], welsh), (["ga"], irish), (["gd"], gaelic),
      (["mt"], maltese),
    ]
  }

  private static func slavic(_ number: Operands, rest: Category) -> Category {
    if number.mod(10) == 1, number.mod(100) != 11 { return .one }
    return (2...4).contains(number.mod(10)) && !number.ends(in: 12...14) ? .few : rest
  }

  private static func polish(_ number: Operands) -> Category {
    if number.isOne { return .one }
    if number.hasFraction { return .other }
    return (2...4).contains(number.mod(10)) && !number.ends(in: 12...14) ? .few : .many
  }

  private static func czech(_ number: Operands) -> Category {
    if number.hasFraction { return .many }
    return number.isOne ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static func slovene(_ number: Operands) -> Category {
    if number.hasFraction { return .few }
    return [1: .one, 2: .two, 3: .few, 4: .few][number.mod(100)] ?? .other
  }

  private static func lithuanian(_ number: Operands) -> Category {
    if number.hasFraction { return .many }
    if number.ends(in: 11...19) || number.mod(10) == 0 { return .other }
    return number.mod(10) == 1 ? .one : .few
  }

  private static func latvian(_ number: Operands) -> Category {
    if number.hasFraction { return .other }
    if number.mod(10) == 0 || number.ends(in: 11...19) { return .zero }
    return number.mod(10) == 1 ? .one : .other
  }

  private static func romanian(_ number: Operands) -> Category {
    if number.isOne { return .one }
    return number.hasFraction || number.n == 0 || number.ends(in: 1...19) ? .few : .other
  }

  private static func hebrew(_ number: Operands) -> Category {
    if number.isOne || number.i == 0 && number.hasFraction { return .one }
    return number.n == 2 ? .two : .other
  }

  private static func arabic(_ number: Operands) -> Category {
    if let category: Category = [0: .zero, 1: .one, 2: .two][number.n] { return category }
    return number.ends(in: 3...10) ? .few : number.ends(in: 11...99) ? .many : .other
  }

  private static func welsh(_ number: Operands) -> Category {
    [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number.n] ?? .other
  }

  private static func irish(_ number: Operands) -> Category {
    if let category: Category = [1: .one, 2: .two][number.n] { return category }
    if number.hasFraction { return .other }
    return (3...6).contains(number.n) ? .few : (7...10).contains(number.n) ? .many : .other
  }

  private static func gaelic(_ number: Operands) -> Category {
    if let category: Category = [1: .one, 11: .one, 2: .two, 12: .two][number.n] { return category }
    if number.hasFraction { return .other }
    return (3...10).contains(number.n) || (13...19).contains(number.n) ? .few : .other
  }

  private static func maltese(_ number: Operands) -> Category {
    if let category: Category = [1: .one, 2: .two][number.n] { return category }
    return number.n == 0 || number.ends(in: 3...10) ? .few : number.ends(in: 11...19) ? .many : .other
  }
}
