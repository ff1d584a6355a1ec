public import TestSupport

/// Strings that are typical of tables and lists, and difficult strings.
public enum GeneratedTexts {
  /// Returns a random name, code, price, date, time, address, phone number or version.
  public static func cell(_ dice: inout SplitMix64) -> String {
    switch dice.number(0...9) {
    case 0, 1, 2: name(&dice)
    case 3: code(&dice)
    case 4: price(&dice)
    case 5: date(&dice)
    case 6: address(&dice)
    case 7: "\(dice.number(0...99_999))"
    case 8: phrase(&dice)
    default: measure(&dice)
    }
  }

  /// Returns up to 24 random characters from all alphabets.
  public static func soup(_ dice: inout SplitMix64) -> String {
    let alphabet = dice.pick(alphabets)
    var text = String.UnicodeScalarView()
    for _ in 0...dice.number(0...23) {
      text.append(dice.pick(dice.number(0...9) == 0 ? alphabets[0] : alphabet))
    }
    return String(text)
  }

  /// Returns pieces that are difficult to shape, joined at random.
  public static func hostile(_ dice: inout SplitMix64) -> String {
    (0...dice.number(0...5)).map { _ in dice.pick(hostilePieces) }.joined()
  }

  /// Whether the width of `text` means the same in Pango and Galley. U+2028 and U+0085 separate paragraphs in Galley
  /// but not in Pango.
  public static func isComparable(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x85 }
  }

  /// Returns several cells as a sentence of up to 200 characters.
  public static func sentence(_ dice: inout SplitMix64) -> String {
    (0...dice.number(0...6)).map { _ in dice.number(0...1) == 0 ? phrase(&dice) : cell(&dice) }
      .joined(separator: dice.pick([" ", " ", ", ", " – ", ": ", "  ", "/", "; "]))
  }

  /// Returns a note of about 50 characters, as is typical of cells with two lines.
  public static func note(_ dice: inout SplitMix64) -> String {
    var text = phrase(&dice)
    while text.utf8.count < 44 {
      text += dice.pick([" ", " ", ", ", ". "]) + (dice.number(0...3) == 0 ? cell(&dice) : phrase(&dice))
    }
    return text
  }

  /// Returns several short paragraphs, some of them empty.
  public static func paragraphs(_ dice: inout SplitMix64) -> String {
    (0...dice.number(0...3)).map { _ in dice.number(0...4) == 0 ? "" : sentence(&dice) }.joined(separator: "\n")
  }

  private static func name(_ dice: inout SplitMix64) -> String {
    let people = dice.pick(peoples)
    return switch dice.number(0...2) {
    case 0: "\(dice.pick(people.given)) \(dice.pick(people.family))"
    case 1: "\(dice.pick(people.family)), \(dice.pick(people.given).prefix(1))."
    default: "\(dice.pick(people.given)) \(dice.pick(people.family)) \(dice.number(1...999))"
    }
  }

  private static func code(_ dice: inout SplitMix64) -> String {
    switch dice.number(0...3) {
    case 0: "\(letters(2, &dice))-\(dice.number(1000...9999))"
    case 1: "\(letters(3, &dice))\(dice.number(10...99))\(letters(1, &dice))"
    case 2: "#" + String(dice.next() & 0xFFFFFF, radix: 16)
    default: "\(dice.number(0...9)).\(dice.number(0...30)).\(dice.number(0...99))-rc\(dice.number(1...9))"
    }
  }

  private static func price(_ dice: inout SplitMix64) -> String {
    let cents = dice.number(10...99)
    return switch dice.number(0...3) {
    case 0: "$\(dice.number(1...9)),\(dice.number(100...999)).\(cents)"
    case 1: "\(dice.number(1...999)),\(cents) €"
    case 2: "–£\(dice.number(1...9999)).\(cents)"
    default: "\(dice.number(1...100)) %"
    }
  }

  private static func date(_ dice: inout SplitMix64) -> String {
    let (year, month, day) = (dice.number(1900...2099), dice.number(10...12), dice.number(10...28))
    return switch dice.number(0...4) {
    case 0: "\(year)-\(month)-\(day)"
    case 1: "\(day) \(dice.pick(months)) \(year)"
    case 2: "\(month)/\(day)/\(year % 100)"
    case 3: "\(dice.number(10...23)):\(dice.number(10...59))"
    default: "\(day).\(month).\(year), \(dice.number(1...12)):\(dice.number(10...59)) PM"
    }
  }

  private static func address(_ dice: inout SplitMix64) -> String {
    switch dice.number(0...2) {
    case 0: "\(dice.number(1...999)) \(dice.pick(english.family)) St., \(dice.pick(cities))"
    case 1:
      "\(dice.pick(european.family))straße \(dice.number(1...99)), \(dice.number(10_000...99_999)) \(dice.pick(cities))"
    default: "+\(dice.number(1...99)) (\(dice.number(10...999))) \(dice.number(100...999))-\(dice.number(1000...9999))"
    }
  }

  private static func phrase(_ dice: inout SplitMix64) -> String {
    (0...dice.number(0...4)).map { _ in dice.pick(words) }.joined(separator: " ")
  }

  private static func measure(_ dice: inout SplitMix64) -> String {
    switch dice.number(0...4) {
    case 0: "\(dice.number(1...99)) × \(dice.number(1...99)) mm"
    case 1: "\(dice.number(1...99))x\(dice.number(1...99))"
    case 2: "\(dice.number(1...999)) km/h"
    case 3: "\(dice.number(1...99)).\(dice.number(0...9)) kg (\(dice.pick(words)))"
    default: "\(dice.number(1...999)) \(dice.pick(words))"
    }
  }

  private static func letters(_ count: Int, _ dice: inout SplitMix64) -> String {
    String((0..<count).map { _ in dice.pick(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) })
  }
}

extension GeneratedTexts {
  private static let months = ["Jan", "Feb", "März", "avril", "May", "Juni", "July", "août", "Sept.", "Oct", "Dez"]
  private typealias People = (given: [String], family: [String])

  private static let english: People = (
    ["Ada", "Owen", "Phil", "Tova", "Wolf", "Ty", "AVA", "Jeff", "Grace", "Alan", "Katherine", "Max", "William"],
    [
      "Lovelace", "O’Brien", "Fitzgerald", "Affleck", "Yates", "Tolkien", "McX", "Waffle", "Fjord", "Smith-Jones",
      "Taylor", "Hopper", "Johnson", "Knox",
    ]
  )
  private static let european: People = (
    ["Zoë", "Jürgen", "Łukasz", "Ana María", "Yusuf", "Françoise", "Nguyên", "Íñigo", "Ştefan", "Åsa"],
    ["Müller", "van der Wal", "Kowalski", "Šimůnek", "d'Artagnan", "Vázquez", "Ødegård", "Weiß", "Çelik"]
  )
  private static let russian: People = (["Иван", "Ольга", "Юрий"], ["Петров", "Чайковский", "Толстой"])
  private static let greek: People = (["Ελένη", "Γιώργος"], ["Παππάς", "Θεοδωράκη"])
  /// English names are the most frequent ones.
  private static let peoples =
    [People](repeating: english, count: 12) + [european, european, european, european, european, russian, greek]

  private static let cities = ["Springfield", "Düsseldorf", "Łódź", "Zürich", "Wien", "Tårnby", "Ioánnina"]
  private static let words = [
    "of", "the", "in", "and", "office", "Total", "waiting", "tax", "due", "delivered", "naïve", "façade", "done", "new",
    "order", "customer", "shipping", "Texas", "export", "quality", "yet", "“quoted”", "it’s", "final", "Ltd.", "& Co",
    "open", "closed", "black", "large", "cotton", "box", "shelf", "return", "address", "VAT", "wheel", "paper",
  ]

  private static let alphabets: [[Unicode.Scalar]] = [
    scalars(0x20...0x7E), scalars(0x20...0x7E) + scalars(0xA0...0x17F), scalars(0x41...0x5A) + scalars(0x20...0x40),
    scalars(0x30...0x39) + Array("xX×*-:/.+()<>= ,".unicodeScalars), Array("fijltbhk \u{131}".unicodeScalars),
    scalars(0x20...0x24F) + scalars(0x2010...0x2043) + scalars(0x20A0...0x20BF),
    scalars(0x370...0x3FF) + scalars(0x20...0x40), scalars(0x400...0x45F) + scalars(0x20...0x40),
    scalars(0x2190...0x22FF) + scalars(0x25A0...0x25FF) + scalars(0x20...0x7E),
    scalars(0x1E00...0x1EFF) + scalars(0x61...0x7A), scalars(0x20...0x7E) + scalars(0x300...0x330),
    scalars(0x2000...0x206F) + scalars(0x41...0x5A),
  ]

  /// Returns the scalars in `range` except surrogates.
  private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  private static let hostilePieces = [
    "10x20", "3 x 4", "5×6", "->", "-->", "<-", "=>", "<=", ">=", "!=", "(A)", "(a)", "[X]", "{1}", "A-B", "a-b", "1-2",
    "12:30", "A:B", "::", "@A", "a@b", "+1", "1/2", "3⁄4", "½", "fi", "ffi", "fl", "ffl", "fj", "f", "T", "To", "AV",
    "Wa", "é", "e\u{301}", "i\u{307}", "ı)", "A\u{328}", "x\u{20DD}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{AD}",
    "\u{A0}", "\t", "\n", "\r\n", "\u{2028}", " ", "  ", "👩‍💻", "🇩🇪", "❤️", "☎", "©", "®", "™", "#️⃣", "مرحبا", "שלום",
    "नमस्ते", "ภาษาไทย", "漢字", "かな", "한국어", "Привет", "Ωμέγα", "0\u{FE00}", "…", "“", "”", "–", "—", "‘", "’", "Ł", "ŀ",
    "fluffy", "affine", "AVATAR", "x-ray", "l·l", "ĳ", "ſt", "ß", "ẞ", "Ǆ", "№", "§", "·", "•", "→", "⇒", "−", "≤", "■",
    "\u{202E}", "\u{2066}",
  ]
}
