import GalleyData

struct FileMarks {
  private var columns: [FractionMark: [String]] = [:]
  private var spaced: String?
  /// Whether the delimiter is a semicolon. Programs use it if their decimal mark is a comma.
  private let hasSemicolons: Bool
  /// Whether the delimiter is a comma. Programs use it if their decimal mark is a point.
  private let hasCommas: Bool
  private let asked: FractionMark?

  init(delimiter: UInt8?, locale: String?) {
    hasSemicolons = delimiter == UInt8(ascii: ";")
    hasCommas = delimiter == UInt8(ascii: ",")
    asked = locale.map { NumberSymbols(locale: $0).mark }
  }

  mutating func take(_ mark: FractionMark, of name: String) { columns[mark, default: []].append(name) }

  /// Records the marks in a column whose text cells are numbers. Cells that the file itself stores as numbers provide
  /// no evidence for the notation of text.
  mutating func take(_ stats: NumberColumnStats, of name: String) {
    guard stats.isOfNumbers, stats.nameReason == nil, !IdentifierNames.contain(name) else { return }
    if let mark = stats.mark { take(mark, of: name) }
    if spaced == nil, stats.hasSpacedThousands { spaced = name }
  }

  /// The more frequent decimal mark, and the first column with it; nil if both marks are equally frequent.
  var shown: (mark: FractionMark, column: String)? {
    let (points, commas) = (columns[.point] ?? [], columns[.comma] ?? [])
    guard points.count != commas.count else { return nil }
    return points.count > commas.count ? (.point, points[0]) : (.comma, commas[0])
  }

  /// Returns the decimal mark of an ambiguous column, and the evidence, which is considered in this order: the cells, a
  /// comma as the delimiter, the user's language, and a semicolon as the delimiter. Without evidence, the mark is a
  /// point, and a comma before three digits is a thousands separator.
  func mark(of stats: NumberColumnStats) -> (mark: FractionMark, basis: MeaningEvidence.Basis) {
    if let mark = stats.openMark, CoordinateNames.contain(stats.name) { return (mark, .name) }
    if let shown { return (shown.mark, .marks(of: shown.column, isComma: shown.mark == .comma)) }
    if let spaced, let mark = stats.openMark { return (mark, .column(spaced)) }
    if let mark = stats.likelyMark { return (mark, .cells) }
    if hasCommas, asked == .comma { return (.point, .commas) }
    if let asked { return (asked, .language) }
    return hasSemicolons ? (.comma, .semicolons) : (.point, .nothing)
  }

  /// Returns the order of dates, and the evidence. `isMonthFirst` is the order in the user's language, or nil if the
  /// user has not chosen one.
  func isDayFirst(asked isMonthFirst: Bool?) -> (isDayFirst: Bool, basis: MeaningEvidence.Basis)? {
    if let shown, shown.mark == .comma { return (true, .marks(of: shown.column, isComma: true)) }
    if let isMonthFirst { return (!isMonthFirst, .language) }
    return hasSemicolons ? (true, .semicolons) : nil
  }
}

/// Names of columns with coordinates, whose numbers have at most three integer digits and always a fraction.
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
