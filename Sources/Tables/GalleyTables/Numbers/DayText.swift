/// A date written in the numeric notation of Unicode's CLDR 45 (skeleton `yMd`).
package struct DayText: Hashable, Sendable {
  private let year: Substring
  private let month: Substring
  private let day: Substring

  package init?(_ text: String) {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    let isDay = parts.count == 3 && parts.map(\.utf8.count) == [4, 2, 2]
    guard isDay, parts.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 <= 9 } }) else { return nil }
    guard text.utf8.count == 10 || "T ".contains(text[text.index(text.startIndex, offsetBy: 10)]) else { return nil }
    (year, month, day) = (parts[0], parts[1], parts[2])
  }

  package func written(for locale: String) -> String {
    var text = ""
    for character in Self.pattern(of: locale) {
      switch character {
      case "y": text += year
      case "M": text += month
      case "m": text += short(month)
      case "D": text += day
      case "d": text += short(day)
      default: text.append(character)
      }
    }
    return text
  }

  /// Returns the date with two digits for month and day, so that columns are aligned.
  package func aligned(for locale: String) -> String {
    Self.pattern(of: locale).map { character in
      switch character {
      case "y": String(year)
      case "M", "m": String(month)
      case "D", "d": String(day)
      default: String(character)
      }
    }.joined()
  }

  /// Returns month and year in the order and with the separator of `locale`.
  func month(for locale: String) -> String {
    if locale.lowercased() == "en" { return "\(year)-\(month)" }
    let pattern = Array(Self.pattern(of: locale))
    guard let yearPlace = pattern.firstIndex(of: "y"), let place = pattern.firstIndex(where: { $0 == "M" || $0 == "m" })
    else { return "\(year)-\(month)" }
    let separator = String(pattern[(min(yearPlace, place) + 1)...].prefix { !$0.isLetter })
    return yearPlace < place ? "\(year)\(separator)\(month)" : "\(month)\(separator)\(year)"
  }

  package static func workbookFormat(for locale: String) -> String {
    pattern(of: locale).map { character in
      switch character {
      case "y": "yyyy"
      case "M", "m": "mm"
      case "D", "d": "dd"
      default: "\\\(character)"
      }
    }.joined()
  }

  private func short(_ digits: Substring) -> Substring { digits.first == "0" ? digits.dropFirst() : digits }

  private static func pattern(of locale: String) -> String {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if parts.count > 1, let own = regions[parts[0] + "-" + parts[1]] { return own }
    switch parts.first ?? "en" {
    case "de", "da", "nb", "nn", "no", "fi", "he": return "d.m.y"
    case "fr", "pt": return "D/M/y"
    case "es", "it", "el", "id", "vi", "hi", "ta", "te", "kn", "ml", "bn", "mr", "gu", "pa", "th": return "d/m/y"
    case "nl": return "d-m-y"
    case "sv", "lt": return "y-M-D"
    case "pl", "bg": return "d.M.y"
    case "cs", "sk", "sl": return "d. m. y"
    case "hr": return "d. m. y."
    case "hu": return "y. M. D."
    case "ru", "uk", "ro", "tr": return "D.M.y"
    case "ja", "zh": return "y/m/d"
    case "ko": return "y. m. d."
    case "en" where parts.count == 1 || parts.contains("us"): return "m/d/y"
    case "en": return "D/M/y"
    default: return "y-M-D"
    }
  }

  private static let regions = [
    "fr-ch": "D.M.y", "fr-ca": "y-M-D", "en-ca": "y-M-D", "en-za": "y/M/D", "it-ch": "D.M.y", "nl-be": "d/m/y",
  ]
}
