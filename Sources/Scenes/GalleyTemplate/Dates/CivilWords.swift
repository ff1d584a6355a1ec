import CResources
import GalleyFiles
import GalleyViews

/// Date names and date patterns, from Unicode CLDR 45. Patterns use CLDR's letters, as in `d. MMM y` and `HH:mm`.
package struct CivilWords {
  var months: [String]
  var shortMonths: [String]
  var weekdays: [String]
  var halves: [String]
  var day: String
  var month: String
  /// The pattern of a date with its weekday but without its year.
  var wheel: String
  var time: String
  /// The first day of the week, where 0 is Sunday.
  var firstWeekday: Int
  var zero: Unicode.Scalar
  let isKnown: Bool

  /// Creates the names of a language, or the English ones if the language is unknown.
  init(locale: String) {
    let name = LanguageTag(locale)
    let own = CivilWords.languages[name.language]
    isKnown = own != nil
    let lines = own ?? CivilWords.languages["en"] ?? []
    func line(_ index: Int) -> Substring { lines.indices.contains(index) ? lines[index] : "" }
    months = CivilWords.list(line(0))
    shortMonths = CivilWords.list(line(1))
    weekdays = CivilWords.list(line(2))
    halves = CivilWords.list(line(3))
    (day, month, wheel, time) = (String(line(4)), String(line(5)), String(line(6)), String(line(7)))
    // In the data, weekdays count from 1, as in ICU.
    firstWeekday = (Int(line(8)) ?? 1) - 1
    zero = line(9).unicodeScalars.first ?? "0"
    let variant = name.variants.lazy.map { name.language + "-" + $0 }.first { CivilWords.changes[$0] != nil }
    for tag in [name.language, variant].compactMap(\.self) {
      for line in CivilWords.changes[tag].flatMap({ CivilWords.differences[$0] }) ?? [] { change(line) }
    }
    if let region = name.region { settle(in: region, name.language) }
  }

  /// Applies a difference from the language's data, such as `time=HH:mm`.
  private mutating func change(_ line: Substring) {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "months": months = CivilWords.list(parts[1])
    case "short": shortMonths = CivilWords.list(parts[1])
    case "weekdays": weekdays = CivilWords.list(parts[1])
    case "halves": halves = CivilWords.list(parts[1])
    case "day": day = String(parts[1])
    case "month": month = String(parts[1])
    case "drum": wheel = String(parts[1])
    case "first": firstWeekday = (Int(parts[1]) ?? 1) - 1
    case "zero": zero = parts[1].unicodeScalars.first ?? "0"
    default: time = String(parts[1])
    }
  }

  private mutating func settle(in region: String, _ language: String) {
    firstWeekday =
      CivilWords.sundayRegions.contains(region)
      ? 0 : CivilWords.saturdayRegions.contains(region) ? 6 : region == "mv" ? 5 : 1
    if language == "ar", CivilWords.arabicDigitRegions.contains(region) { zero = "٠" }
  }

  private static func list(_ line: Substring) -> [String] { line.split(separator: "|").map(String.init) }

  static let languages = EmbeddedText(galleyDates())
  private static let differences = EmbeddedText(galleyDateChanges())

  private static let changes: [String: String] = differences.names.reduce(into: [:]) { changes, name in
    let names = name.lowercased().split(separator: " ")
    let tags = names.count == 1 ? [name] : names.dropFirst().map { "\(names[0])-\($0)" }
    for tag in tags { changes[tag] = name }
  }

  private static let sundayRegions = Set(
    """
    ag as bd br bs bt bw bz ca cn co dm do et gt gu hk hn id il in jm jo jp ke kh kr la mh mm mo mt mx mz ni np pa pe \
    ph pk pr pt py sa sg sv th tt tw um us ve vi ws ye za zw
    """.split(separator: " ").map(String.init))
  private static let saturdayRegions: Set = ["af", "bh", "dj", "eg", "iq", "ir", "kw", "ly", "om", "qa", "sd", "sy"]
  private static let arabicDigitRegions = Set(
    "bh dj eg er il iq jo km kw lb mr om ps qa sa sd so ss sy td ye".split(separator: " ").map(String.init))
}
