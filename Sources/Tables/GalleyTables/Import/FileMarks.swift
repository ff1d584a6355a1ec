import GalleyData

struct FileMarks {
  private var columns: [FractionMark: [String]] = [:]
  private var spaced: String?
  /// Programs use semicolons if the decimal mark is a comma.
  private let hasSemicolons: Bool
  /// Programs use commas if the decimal mark is a point.
  private let hasCommas: Bool
  private let asked: FractionMark?

  init(delimiter: UInt8?, locale: String?) {
    hasSemicolons = delimiter == UInt8(ascii: ";")
    hasCommas = delimiter == UInt8(ascii: ",")
    asked = locale.map { NumberSymbols(locale: $0).mark }
  }

  mutating func take(_ mark: FractionMark, of name: String) { columns[mark, default: []].append(name) }

  /// Numbers that the file itself marks as numbers are no evidence for texts.
  mutating func take(_ stats: NumberColumnStats, of name: String) {
    guard stats.isOfNumbers, stats.nameReason == nil, !IdentifierNames.contain(name) else { return }
    if let mark = stats.mark { take(mark, of: name) }
    if spaced == nil, stats.hasSpacedThousands { spaced = name }
  }

  /// Nil if both marks are equally frequent. `column` is the first with the mark.
  var shown: (mark: FractionMark, column: String)? {
    let (points, commas) = (columns[.point] ?? [], columns[.comma] ?? [])
    guard points.count != commas.count else { return nil }
    return points.count > commas.count ? (.point, points[0]) : (.comma, commas[0])
  }

  /// Cells have precedence over the user's language, and the language over semicolons, but not over a comma delimiter.
  /// Without evidence, the mark is a point, and a comma before three digits is a thousands separator.
  func mark(of stats: NumberColumnStats) -> (mark: FractionMark, basis: MeaningEvidence.Basis) {
    if let mark = stats.openMark, CoordinateNames.contain(stats.name) { return (mark, .name) }
    if let shown { return (shown.mark, .marks(of: shown.column, isComma: shown.mark == .comma)) }
    if let spaced, let mark = stats.openMark { return (mark, .column(spaced)) }
    if let mark = stats.likelyMark { return (mark, .cells) }
    if hasCommas, asked == .comma { return (.point, .commas) }
    if let asked { return (asked, .language) }
    return hasSemicolons ? (.comma, .semicolons) : (.point, .nothing)
  }

  /// `isMonthFirst` is the order of the user's language; nil if not chosen.
  func isDayFirst(asked isMonthFirst: Bool?) -> (isDayFirst: Bool, basis: MeaningEvidence.Basis)? {
    if let shown, shown.mark == .comma { return (true, .marks(of: shown.column, isComma: true)) }
    if let isMonthFirst { return (!isMonthFirst, .language) }
    return hasSemicolons ? (true, .semicolons) : nil
  }
}

/// Coordinates have at most three integer digits and always a fraction.
private enum CoordinateNames {
  private static let words: Set<String> = [
    "lat", "latitude", "lon", "lng", "longitude", "latitud", "longitud", "breitengrad", "längengrad", "latitudine",
    "longitudine",
  ]

  static func contain(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}

extension NumberSymbols {
  fileprivate var mark: FractionMark {
    let region = locale.split { $0 == "-" || $0 == "_" }.dropFirst().last?.uppercased()
    return decimal == "," && region != "CH" && region != "LI" ? .comma : .point
  }
}
