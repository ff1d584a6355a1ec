/// The signs numbers are written with in a language, from Unicode's CLDR 45.
public struct NumberSymbols: Hashable, Sendable {
  /// The decimal sign.
  package let decimal: String
  /// What stands between groups of three digits.
  package let group: String
  /// Numbers of fewer digits before the point are not grouped: Spanish and Polish write 1234 but 12 345.
  package let leastGroupedDigits: Int
  /// The language they are for, as it was named.
  private(set) var locale = "en"
  private let isCurrencyFirst: Bool
  private let hasPercentSpace: Bool

  /// The signs of the language `locale` starts with, such as `de` of `de-AT`; English for unknown ones.
  public init(locale: String) {
    let language = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    switch language {
    case "de", "it", "nl", "id", "tr", "da", "el", "ro", "hr", "sl", "pt":
      let isTight = ["it", "nl", "id", "tr", "pt", "el"].contains(language)
      self.init(decimal: ",", group: ".", percentSpace: !isTight)
    case "es": self.init(decimal: ",", group: ".", least: 5, percentSpace: true)
    case "fr": self.init(decimal: ",", group: "\u{202F}", percentSpace: true)
    case "ru", "uk", "cs", "sv", "nb", "no", "fi", "sk", "hu":
      self.init(decimal: ",", group: "\u{A0}", percentSpace: language != "hu")
    case "pl", "bg": self.init(decimal: ",", group: "\u{A0}", least: 5)
    default: self.init(decimal: ".", group: ",", currencyFirst: true)
    }
    self.locale = locale
  }

  private init(
    decimal: String, group: String, least: Int = 4, currencyFirst: Bool = false, percentSpace: Bool = false
  ) {
    self.decimal = decimal
    self.group = group
    leastGroupedDigits = least
    isCurrencyFirst = currencyFirst
    hasPercentSpace = percentSpace
  }

  /// `number` as a percentage.
  func percent(_ number: String) -> String { number + (hasPercentSpace ? "\u{A0}%" : "%") }

  /// `number` as an amount of the currency `code`.
  func currency(_ number: DecimalText, code: String) -> String {
    let amount = number.rounded(to: Self.decimals(of: code)).written(self, isGrouped: true)
    let sign = Self.currencySigns[code]
    guard isCurrencyFirst else { return amount + "\u{A0}" + (sign ?? code) }
    let isNegative = amount.hasPrefix("-")
    return (isNegative ? "-" : "") + (sign ?? code + "\u{A0}") + (isNegative ? String(amount.dropFirst()) : amount)
  }

  private static let currencySigns = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
  ]

  /// ISO 4217's minor units; most currencies have two.
  private static func decimals(of code: String) -> Int {
    switch code {
    case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}
