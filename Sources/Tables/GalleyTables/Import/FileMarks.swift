import GalleyData

/// What a file shows of the mark before fractions: it decides how a number such as 1.234 is read.
struct FileMarks {
  private var columns: [FractionMark: [String]] = [:]
  private var spaced: String?
  /// Whether semicolons are between cells, as programs write them where fractions begin at a comma.
  private let hasSemicolons: Bool
  /// Whether commas are between cells, as programs write them where fractions begin at a point.
  private let hasCommas: Bool
  private let asked: FractionMark?

  /// What is known before any cell: what is between cells, and the language that a person asked for.
  init(delimiter: UInt8?, locale: String?) {
    hasSemicolons = delimiter == UInt8(ascii: ";")
    hasCommas = delimiter == UInt8(ascii: ",")
    asked = locale.map { NumberSymbols(locale: $0).mark }
  }

  mutating func take(_ mark: FractionMark, of name: String) { columns[mark, default: []].append(name) }

  /// Takes in what the cells of the column called `name` show; numbers that a program wrote show nothing of texts.
  mutating func take(_ census: NumberCensus, of name: String) {
    guard census.isOfNumbers, census.nameReason == nil, !IdentifierNames.contain(name) else { return }
    if let mark = census.mark { take(mark, of: name) }
    if spaced == nil, census.hasSpacedThousands { spaced = name }
  }

  /// The mark that more columns show than the other, and the first of them; nil if neither is ahead.
  var shown: (mark: FractionMark, column: String)? {
    let (points, commas) = (columns[.point] ?? [], columns[.comma] ?? [])
    guard points.count != commas.count else { return nil }
    return points.count > commas.count ? (.point, points[0]) : (.comma, commas[0])
  }

  /// The mark of a column whose cells can be read with either, and what shows it.
  ///
  /// Cells decide before what a person asked for, and that before semicolons. Commas between cells come before the
  /// language: they write their numbers with points. If nothing shows it, a point is the mark of data, and a comma
  /// before three digits sets thousands apart.
  func mark(of census: NumberCensus) -> (mark: FractionMark, basis: MeaningEvidence.Basis) {
    if let mark = census.openMark, CoordinateNames.contain(census.name) { return (mark, .name) }
    if let shown { return (shown.mark, .marks(of: shown.column, isComma: shown.mark == .comma)) }
    if let spaced, let mark = census.openMark { return (mark, .column(spaced)) }
    if let mark = census.likelyMark { return (mark, .cells) }
    if hasCommas, asked == .comma { return (.point, .commas) }
    if let asked { return (asked, .language) }
    return hasSemicolons ? (.comma, .semicolons) : (.point, .nothing)
  }

  /// Whether days come before months where such numbers and delimiters are written, and what shows it; nil if the file
  /// does not show it.
  ///
  /// - Parameter isMonthFirst: whether the language that a person asked for has months first; nil without one.
  func isDayFirst(asked isMonthFirst: Bool?) -> (isDayFirst: Bool, basis: MeaningEvidence.Basis)? {
    if let shown, shown.mark == .comma { return (true, .marks(of: shown.column, isComma: true)) }
    if let isMonthFirst { return (!isMonthFirst, .language) }
    return hasSemicolons ? (true, .semicolons) : nil
  }
}

/// Names of columns of places on the earth, whose numbers have at most three whole digits and always a fraction.
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
