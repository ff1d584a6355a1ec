import GalleyData

/// The number format of a language, from Unicode's CLDR 45.
public struct NumberSymbols: Hashable, Sendable {
  package let decimal: String
  package let group: String
  /// The minimum number of digits at which groups are separated: Spanish and Polish write 1234 but 12 345.
  package let minimumGroupedDigits: Int
  package private(set) var locale = "en"
  private let hasLakhs: Bool
  private let currencyPlace: CurrencyPlace
  private let hasPercentSpace: Bool

  enum CurrencyPlace: Hashable, Sendable {
    case before
    case beforeSpaced
    case after
  }

  /// Creates the format of a language, or the English one if the language is unknown.
  public init(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let language = parts.first ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 || $0 == "419" }
    self = Self.known(language, region: region) ?? NumberSymbols(decimal: ".", group: ",", currency: .before)
    self.locale = locale
  }

  /// The languages with a known format, sorted.
  public static var languages: [String] { conventions.keys.sorted() }

  private init(
    decimal: String, group: String, minimum: Int = 4, lakhs: Bool = false, currency: CurrencyPlace,
    percentSpace: Bool = false
  ) {
    self.decimal = decimal
    self.group = group
    minimumGroupedDigits = minimum
    hasLakhs = lakhs
    currencyPlace = currency
    hasPercentSpace = percentSpace
  }

  /// Creates the format for a column. The notation of the file has precedence if it uses a decimal comma or groups, and
  /// if `locale` is nil.
  package init(of column: Column?, locale: String?, language: String) {
    self.init(locale: locale ?? language)
    guard locale == nil, let form = column?.numberForm, form.quantity == nil, form.mark == .comma || form.group != nil
    else { return }
    self.init(
      decimal: form.mark == .comma ? "," : ".", group: form.group.map { String(decoding: $0, as: UTF8.self) } ?? "",
      lakhs: form.hasLakhs, currency: currencyPlace, percentSpace: hasPercentSpace)
    self.locale = language
  }

  /// Creates the format for a table. The notation of the file has precedence if it uses a decimal comma or groups.
  package init(of table: Table, language: String) {
    let own = table.columns.filter { $0.numberForm?.quantity == nil }
    let column = own.first { $0.numberForm?.group != nil } ?? own.first { $0.numberForm?.mark == .comma }
    self.init(of: column, locale: nil, language: language)
    if group.isEmpty { self.init(decimal: ",", group: ".", currency: currencyPlace, percentSpace: hasPercentSpace) }
  }

  // MARK: Languages

  private static let commas = NumberSymbols(decimal: ".", group: ",", currency: .before)
  private static let lakhs = NumberSymbols(decimal: ".", group: ",", lakhs: true, currency: .before)
  private static let points = NumberSymbols(decimal: ",", group: ".", currency: .after)
  private static let pointsAndSpace = NumberSymbols(decimal: ",", group: ".", currency: .after, percentSpace: true)
  private static let spaces = NumberSymbols(decimal: ",", group: "\u{A0}", currency: .after, percentSpace: true)
  private static let narrowSpaces = NumberSymbols(
    decimal: ",", group: "\u{202F}", currency: .after, percentSpace: true)
  private static let fewSpaces = NumberSymbols(decimal: ",", group: "\u{A0}", minimum: 5, currency: .after)
  private static let swiss = NumberSymbols(decimal: ".", group: "\u{2019}", currency: .beforeSpaced)

  private static func known(_ language: String, region: String?) -> NumberSymbols? {
    region.flatMap { regions[language + "-" + $0] } ?? conventions[language]
  }

  private static let conventions: [String: NumberSymbols] = {
    var all: [String: NumberSymbols] = [
      "es": NumberSymbols(decimal: ",", group: ".", minimum: 5, currency: .after, percentSpace: true),
      "fr": narrowSpaces, "nl": NumberSymbols(decimal: ",", group: ".", currency: .beforeSpaced),
      "id": NumberSymbols(decimal: ",", group: ".", currency: .beforeSpaced),
      "tr": NumberSymbols(decimal: ",", group: ".", currency: .before),
      "pt": NumberSymbols(decimal: ",", group: ".", currency: .beforeSpaced),
      "hu": NumberSymbols(decimal: ",", group: "\u{A0}", currency: .after),
      "he": NumberSymbols(decimal: ".", group: ",", currency: .after),
    ]
    let shared: [([String], NumberSymbols)] = [
      (["en", "ja", "zh", "ko", "th", "ar", "fa", "ms", "ga", "cy", "mt", "sw", "ur", "si"], commas),
      (["hi", "bn", "gu", "kn", "ml", "mr", "pa", "ta", "te", "or", "ne"], lakhs),
      (["it", "el", "vi", "ca", "eu", "gl", "is", "mk", "az", "bs", "sr"], points),
      (["de", "da", "ro", "hr", "sl"], pointsAndSpace),
      (["ru", "uk", "cs", "sv", "nb", "nn", "no", "fi", "sk", "lt", "be", "kk", "hy", "sq"], spaces),
      (["pl", "bg", "lv", "et", "ka"], fewSpaces),
    ]
    for (languages, symbols) in shared { for language in languages { all[language] = symbols } }
    return all
  }()

  private static let regions: [String: NumberSymbols] = {
    var all: [String: NumberSymbols] = [
      "de-ch": swiss, "de-li": swiss, "it-ch": swiss, "en-ch": swiss, "en-in": lakhs, "fr-ca": spaces,
      "pt-pt": fewSpaces, "en-za": NumberSymbols(decimal: ",", group: "\u{A0}", currency: .before),
    ]
    for region in ["mx", "us", "pr", "gt", "hn", "ni", "pa", "pe", "sv", "do", "cu", "419"] {
      all["es-" + region] = commas
    }
    return all
  }()

  // MARK: Numbers

  package func beginsGroup(_ left: Int) -> Bool {
    hasLakhs ? left == 3 || left > 3 && (left - 3) % 2 == 0 : left % 3 == 0
  }

  package func written(_ digits: String, isGrouped: Bool) -> String {
    let mantissa = digits.prefix { $0 != "e" && $0 != "E" }
    let whole = mantissa.prefix { $0 != "." }
    var text = ""
    for (index, digit) in whole.enumerated() {
      if isGrouped, index > 0, whole.count >= minimumGroupedDigits, beginsGroup(whole.count - index) { text += group }
      text.append(digit)
    }
    let fraction = mantissa.dropFirst(whole.count + 1)
    if !fraction.isEmpty { text += decimal + fraction }
    return text + digits.dropFirst(mantissa.count)
  }

  package func percent(_ number: String) -> String { number + (hasPercentSpace ? "\u{A0}%" : "%") }

  /// Returns the amount with its currency sign. `amount` must not be negative.
  package func money(_ amount: String, sign: String) -> String {
    switch currencyPlace {
    case .before: sign + (sign.last?.isLetter == true ? "\u{A0}" : "") + amount
    case .beforeSpaced: sign + "\u{A0}" + amount
    case .after: amount + "\u{A0}" + sign
    }
  }

  func currency(_ number: DecimalText, code: String) -> String {
    let amount = number.rounded(to: Self.decimals(of: code)).written(self, isGrouped: true)
    let isNegative = amount.hasPrefix("-")
    let text = money(isNegative ? String(amount.dropFirst()) : amount, sign: Self.sign(of: code))
    return isNegative ? "-" + text : text
  }

  package static func sign(of code: String) -> String { currencySigns[code] ?? code }

  private static let currencySigns = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
  ]

  /// Returns the number of decimals of a currency (ISO 4217 minor units), which is two for most currencies.
  package static func decimals(of code: String) -> Int {
    switch code {
    case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}
