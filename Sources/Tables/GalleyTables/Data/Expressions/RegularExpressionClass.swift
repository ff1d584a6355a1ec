struct RegularExpressionClass: Sendable {
  enum Item: Sendable {
    case character(Character)
    case range(ClosedRange<UInt32>)
    case categories(Set<Unicode.GeneralCategory>)
    case set(RegularExpressionClass)
    case space
    case lineBreak
    case any
  }

  private let items: [Item]
  private let isInverted: Bool
  private let ignoresCase: Bool
  private var ascii: (low: UInt64, high: UInt64) = (0, 0)

  init(_ items: [Item], isInverted: Bool = false, ignoresCase: Bool = false) {
    (self.items, self.isInverted, self.ignoresCase) = (items, isInverted, ignoresCase)
    for value in 0..<UInt8(128) where holds(Character(Unicode.Scalar(value))) {
      if value < 64 { ascii.low |= 1 << value } else { ascii.high |= 1 << (value - 64) }
    }
  }

  func contains(_ character: RegularExpressionCharacter) -> Bool {
    let value = character.ascii
    if value < 64 { return ascii.low >> value & 1 == 1 }
    if value < 128 { return ascii.high >> (value - 64) & 1 == 1 }
    return character.other.map(holds) ?? false
  }

  private func holds(_ character: Character) -> Bool {
    let isIn =
      items.contains { $0.holds(character) }
      || ignoresCase
        && [character.lowercased(), character.uppercased()].contains { other in
          other.count == 1 && other.first.map { other in items.contains { $0.holds(other) } } ?? false
        }
    return isIn != isInverted
  }

  static let digits = RegularExpressionClass([.categories([.decimalNumber])])
  static let words = RegularExpressionClass([
    .categories([
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation,
    ])
  ])
  static let spaces = RegularExpressionClass([.space])
  static let lineBreaks = RegularExpressionClass([.lineBreak])

  var inverted: RegularExpressionClass { RegularExpressionClass([.set(self)], isInverted: true) }
}

extension RegularExpressionClass.Item {
  fileprivate func holds(_ character: Character) -> Bool {
    switch self {
    case .character(let own): return own == character
    case .range(let numbers):
      let scalars = character.unicodeScalars
      return scalars.count == 1 && scalars.first.map { numbers.contains($0.value) } ?? false
    case .categories(let categories):
      return character.unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
    case .set(let inner): return inner.contains(RegularExpressionCharacter(character))
    case .space: return character.isWhitespace
    case .lineBreak: return character.isNewline
    case .any: return true
    }
  }
}

extension RegularExpressionClass {
  static func categories(_ name: String) -> Set<Unicode.GeneralCategory>? {
    let key = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    if let one = categoryNames[key] { return [one.category] }
    let long = ["letter": "l", "mark": "m", "number": "n", "punctuation": "p", "symbol": "s", "separator": "z"]
    let group = long[key] ?? key
    guard group.count == 1 else { return nil }
    let members = categoryNames.values.filter { $0.short.hasPrefix(group) }.map(\.category)
    return members.isEmpty ? nil : Set(members)
  }

  private static let categoryNames: [String: (short: String, category: Unicode.GeneralCategory)] = {
    let all: [(String, String, Unicode.GeneralCategory)] = [
      ("lu", "uppercaseletter", .uppercaseLetter), ("ll", "lowercaseletter", .lowercaseLetter),
      ("lt", "titlecaseletter", .titlecaseLetter), ("lm", "modifierletter", .modifierLetter),
      ("lo", "otherletter", .otherLetter), ("mn", "nonspacingmark", .nonspacingMark),
      ("mc", "spacingmark", .spacingMark), ("me", "enclosingmark", .enclosingMark),
      ("nd", "decimalnumber", .decimalNumber), ("nl", "letternumber", .letterNumber),
      ("no", "othernumber", .otherNumber), ("pc", "connectorpunctuation", .connectorPunctuation),
      ("pd", "dashpunctuation", .dashPunctuation), ("ps", "openpunctuation", .openPunctuation),
      ("pe", "closepunctuation", .closePunctuation), ("pi", "initialpunctuation", .initialPunctuation),
      ("pf", "finalpunctuation", .finalPunctuation), ("po", "otherpunctuation", .otherPunctuation),
      ("sm", "mathsymbol", .mathSymbol), ("sc", "currencysymbol", .currencySymbol),
      ("sk", "modifiersymbol", .modifierSymbol), ("so", "othersymbol", .otherSymbol),
      ("zs", "spaceseparator", .spaceSeparator), ("zl", "lineseparator", .lineSeparator),
      ("zp", "paragraphseparator", .paragraphSeparator), ("cc", "control", .control), ("cf", "format", .format),
      ("co", "privateuse", .privateUse), ("cn", "unassigned", .unassigned), ("cs", "surrogate", .surrogate),
    ]
    var names: [String: (short: String, category: Unicode.GeneralCategory)] = [:]
    for (short, long, category) in all {
      names[short] = (short, category)
      names[long] = (short, category)
    }
    return names
  }()

  static let posix: [String: RegularExpressionClass] = [
    "alpha": RegularExpressionClass([
      .categories([.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter])
    ]),
    "digit": digits, "space": spaces, "word": words,
    "alnum": RegularExpressionClass([
      .categories([.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber])
    ]),
    "upper": RegularExpressionClass([.categories([.uppercaseLetter])]),
    "lower": RegularExpressionClass([.categories([.lowercaseLetter])]),
    "punct": RegularExpressionClass([
      .categories([
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
      ])
    ]),
    "blank": RegularExpressionClass([.character("\t"), .categories([.spaceSeparator])]),
    "cntrl": RegularExpressionClass([.categories([.control])]),
    "xdigit": RegularExpressionClass([.range(0x30...0x39), .range(0x41...0x46), .range(0x61...0x66)]),
  ]
}
