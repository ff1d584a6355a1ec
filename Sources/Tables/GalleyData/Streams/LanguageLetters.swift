#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The letter frequencies of a language. The cost of a letter is the negative logarithm of its frequency, so the
/// reading with the lowest cost is the most probable one.
struct LanguageLetters {
  let pages: [TextEncoding]
  let script: Script
  private let costs: [Unicode.Scalar: Double]
  private let rare: Double

  enum Script {
    case latin, cyrillic, greek, hebrew, arabic, thai, chinese, korean

    var isPure: Bool { self != .latin && self != .chinese && self != .korean }
    var hasVowels: Bool { self == .cyrillic || self == .greek }
  }

  static let foreign = 9.5
  private static let capital = 0.3
  private static let accent = 2.0

  /// `letters` are in descending order of frequency. The frequency falls by a factor of e every `fall` letters.
  private init(_ script: Script, _ pages: [TextEncoding], _ letters: String, fall: Double) {
    let shares = letters.unicodeScalars.enumerated().map { (scalar: $1, share: exp(-Double($0) / fall)) }
    let sum = shares.reduce(0) { $0 + $1.share }
    (self.script, self.pages, rare) = (script, pages, Self.foreign)
    costs = Dictionary(shares.map { ($0.scalar, -log($0.share / sum)) }) { first, _ in first }
  }

  private init(_ pages: [TextEncoding], even letters: String, cost: Double) {
    (script, self.pages, rare) = (.latin, pages, Self.foreign)
    costs = Dictionary(letters.unicodeScalars.map { ($0, cost) }) { first, _ in first }
  }

  private init(
    _ script: Script, _ pages: [TextEncoding], _ groups: [(signs: String, cost: Double, step: Double)], rare: Double
  ) {
    (self.script, self.pages, self.rare) = (script, pages, rare)
    var costs: [Unicode.Scalar: Double] = [:]
    for group in groups {
      for (index, scalar) in group.signs.unicodeScalars.enumerated() where costs[scalar] == nil {
        costs[scalar] = group.cost + Double(index) / group.step
      }
    }
    self.costs = costs
  }

  func cost(of scalar: Unicode.Scalar, small: Unicode.Scalar) -> Double {
    let own = costs[scalar] ?? costs[small].map { $0 + Self.capital }
    let cost = own ?? (isOfScript(scalar) ? rare : script.isPure || script == .latin ? Self.foreign : Self.foreign + 2)
    return script == .latin ? cost + Self.accent : cost
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { costs[scalar] != nil }

  private func isOfScript(_ scalar: Unicode.Scalar) -> Bool {
    switch script {
    case .korean: KoreanSyllables.all.contains(scalar)
    case .chinese: 0x3040...0x30FF ~= scalar.value || 0x4E00...0x9FFF ~= scalar.value || 0xFF00...0xFFEF ~= scalar.value
    default: false
    }
  }

  // MARK: Languages

  static let all = western + central + vietnamese + baltic + cyrillic + others + eastAsian

  private static let westernPages: [TextEncoding] = [.windows1252, .macRoman, .dosLatin1, .dosUnitedStates]

  private static let western =
    [
      "üäöß", "éèàêçôîûùâœëïæÿ", "óíáéñúü¿¡ªº", "ãçáéóíêâõàúôüªº", "èàòùéìíî", "äöåéüšž", "øåæéòôäöü", "áéíóúýþæöð",
      "ëéïóöüèêáçñ", "àéèíóçòúïü·",
    ].map { LanguageLetters(.latin, westernPages, $0, fall: 4) } + [
      // Lists of names from many countries contain all these letters about equally often.
      LanguageLetters(westernPages, even: "éüäöáíóèàçñøåæãêâôõúùîûìòëïýþðœßšžÿ¿¡ªº", cost: 4.2)
    ]

  private static let central = [
    "łążęśóćńź", "íáěéřýčžšůúťďňó", "áéíúžčýšľťňäôďóĺŕ", "éáóöőíüúű", "ăîâşţșț", "čšžćđ",
  ].map { LanguageLetters(.latin, centralPages, $0, fall: 4) }

  private static let centralPages: [TextEncoding] = [
    .windows1250, .latin2, .dosLatin2, .macCentralEurope, .latin10,
  ]

  private static let vietnamese = [
    LanguageLetters(
      .latin, [.windows1258], "àáđạưâơôấếộảớờợìíăậầệốềểòóọúãịừứựủụùồẫổỉởữửỗặắằẩ", fall: 12)
  ]

  private static let baltic = [
    LanguageLetters(.latin, [.windows1254, .latin5, .dosTurkish], "ışüğöçİâîû", fall: 3),
    LanguageLetters(.latin, balticPages, "ėšįųžūčąę", fall: 4),
    LanguageLetters(.latin, balticPages, "āīšēņūļžģčķ", fall: 4),
    LanguageLetters(.latin, balticPages, "äõüöšž", fall: 3),
  ]

  private static let balticPages: [TextEncoding] = [
    .windows1257, .latin7, .dosBaltic, .latin4, .macCentralEurope,
  ]

  private static let cyrillic = [
    LanguageLetters(
      .cyrillic, [.windows1251, .koi8r, .isoCyrillic, .dosCyrillic, .macCyrillic],
      "оеаинтсрвлкмдпуязыбгьчйхжюшцщэфъё№", fall: 9.5),
    LanguageLetters(
      .cyrillic, [.windows1251, .koi8u, .macCyrillic, .dosUkrainian],
      "оаинітевсрлкудмпзяьбгйчхїцюєжшщфґ№", fall: 9.5),
    LanguageLetters(
      .cyrillic, [.windows1251, .isoCyrillic, .dosCyrillic, .macCyrillic], "аеоитнрсвлдпкмзугябъщчцжюхйфшь", fall: 9.5),
    LanguageLetters(
      .cyrillic, [.windows1251, .isoCyrillic, .macCyrillic], "аоиентсрвјудклмпљгзбњчшцжхћђфџѓќѕ", fall: 9.5),
  ]

  private static let others = [
    LanguageLetters(
      .greek, [.windows1253, .isoGreek, .dosGreek, .dosGreek2], "αοιετνσηρςπκυμλίόάγέδήθωχύφβώξζψϊϋΐΰ", fall: 9),
    LanguageLetters(.hebrew, [.windows1255, .isoHebrew, .dosHebrew], "יולהארתבמשנדעקחםפטכגןסצזץךף", fall: 10),
    LanguageLetters(.arabic, [.windows1256, .isoArabic], "اليمونرتبدعفةسهكقحجأشطصىخإذءضغثزئظآؤًپچژگ", fall: 9),
    LanguageLetters(.arabic, [.windows1256], "اينرمدهوستبلشكزفگعخپحجچقصطآضغثذژظئءى", fall: 9),
    LanguageLetters(
      .thai, [.windows874],
      "\u{E32}\u{E19}\u{E23}\u{E01}\u{E48}\u{E2D}\u{E40}\u{E49}\u{E07}\u{E21}\u{E22}\u{E25}\u{E27}\u{E31}\u{E14}\u{E17}"
        + "\u{E35}\u{E2A}\u{E34}\u{E15}\u{E30}\u{E1B}\u{E1A}\u{E04}\u{E2B}\u{E38}\u{E41}\u{E08}\u{E4C}\u{E1E}\u{E0A}"
        + "\u{E39}\u{E47}\u{E37}\u{E33}\u{E02}\u{E43}\u{E42}\u{E44}\u{E1C}\u{E16}\u{E0B}\u{E13}\u{E28}\u{E18}\u{E20}"
        + "\u{E10}\u{E0D}\u{E29}\u{E1F}\u{E36}\u{E46}\u{E09}\u{E24}\u{E2E}\u{E45}\u{E0E}\u{E0F}\u{E12}\u{E2C}\u{E06}"
        + "\u{E0C}\u{E11}\u{E3F}\u{E50}\u{E51}\u{E52}\u{E53}\u{E54}\u{E55}\u{E56}\u{E57}\u{E58}\u{E59}", fall: 13),
  ]

  private static let eastAsian = [
    LanguageLetters(
      .chinese, [.shiftJIS, .eucJP],
      [
        (FrequentSigns.hiragana, 2.9, 28), (FrequentSigns.katakana, 4.2, 28), (FrequentSigns.kanji, 6.2, .infinity),
        (halfWidthKatakana, 4.9, .infinity), ("、。・「」ー〜（）　％：", 5, .infinity),
      ], rare: 8.6),
    LanguageLetters(
      .chinese, [.gb18030],
      [(FrequentSigns.simplified, 4.6, 220), ("，。、：（）“”《》；！？　％", 4.5, .infinity)], rare: 8.9),
    LanguageLetters(
      .chinese, [.big5],
      [(FrequentSigns.traditional, 4.6, 220), ("，。、：（）“”《》；！？　％", 4.5, .infinity)], rare: 8.9),
    LanguageLetters(.korean, [.eucKR, .johab], [(FrequentSigns.hangul, 3.8, 90)], rare: 7.2),
  ]

  private static let halfWidthKatakana = String(
    String.UnicodeScalarView((0xFF66...0xFF9F).compactMap { Unicode.Scalar(UInt32($0)) }))
}

/// The common syllables, because encodings before Unicode contain only these.
private enum KoreanSyllables {
  static let all: Set<Unicode.Scalar> = {
    let bytes = (UInt8(0xB0)...0xC8).flatMap { first in (UInt8(0xA1)...0xFE).flatMap { [first, $0] } }
    var text: [UInt8] = []
    _ = CodePageDecoder(.eucKR)?.decode(bytes, isLast: true, to: &text)
    return Set(String(decoding: text, as: UTF8.self).unicodeScalars)
  }()
}
