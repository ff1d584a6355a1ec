import GalleyData

/// Finds what the cells of a table's columns mean, and reads them so.
public struct MeaningReader {
  private let told: [String: ToldMeaning]
  private let isMonthFirst: Bool
  /// What was found, in the order of the columns.
  public private(set) var notes: [ImportNote] = []

  /// A reader that takes `told` for the columns it names.
  ///
  /// `locale` is the language whose readers' order of days is taken where nothing shows it.
  public init(told: [String: ToldMeaning] = [:], locale: String = "en") {
    self.told = told
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    isMonthFirst = parts.first == "en" && (parts.count == 1 || parts.contains("us"))
  }

  /// `table` with cells that are numbers, days and truths as data writes them; the file's own texts are kept beside.
  public mutating func read(_ table: Table) -> Table {
    var table = table
    var found: [Int: MeaningEvidence] = [:]
    var open: [Int] = []
    var marks: [FractionMark: Int] = [:]
    for index in table.columns.indices {
      let column = table.columns[index]
      if column.kind == .integer, told[column.name] == nil, let days = CompactDays(column) {
        table.columns[index] = column.holding(days.cells, .date)
        let finding = MeaningEvidence.Finding.moment(hasTime: false, order: nil, isUTC: false, hasShortYears: false)
        found[index] = MeaningEvidence(finding: finding, count: days.count, filled: days.count)
        continue
      }
      guard needsLook(column) else { continue }
      if let evidence = readQuantities(&table.columns[index]) {
        found[index] = evidence
        continue
      }
      var census = NumberCensus(column)
      if told[column.name] == nil, !census.isWorthIt {
        found[index] = readOthers(&table.columns[index])
        continue
      }
      census.count()
      if let mark = census.mark { marks[mark, default: 0] += 1 }
      if census.mark == nil, census.hasOpenMarks, told[column.name]?.mark == nil {
        open.append(index)
      } else {
        found[index] = readNumbers(census, told[column.name]?.mark ?? census.mark ?? .point, &table.columns[index])
      }
    }
    for index in open {
      let census = {
        var census = NumberCensus(table.columns[index]); census.count(); return census
      }()
      found[index] = readOpen(census, marks, &table.columns[index])
    }
    for (index, evidence) in found.sorted(by: { $0.key < $1.key }) {
      notes.append(.meaning(column: table.columns[index].name, evidence))
    }
    return table
  }

  /// Whether a column is more than what its kind says already.
  private func needsLook(_ column: Column) -> Bool {
    switch told[column.name] {
    case nil: column.kind == .string || column.kind == .integer && IdentifierNames.contain(column.name)
    case .text: true
    default: true
    }
  }

  // MARK: Numbers

  private mutating func readNumbers(
    _ census: NumberCensus, _ mark: FractionMark, _ column: inout Column
  ) -> MeaningEvidence? {
    let meaning = told[column.name]
    if meaning == .text { return keepText(&column, census, nil) }
    if let meaning, meaning.isDay { return readOthers(&column) }
    if meaning == nil {
      if IdentifierNames.contain(column.name) { return keepText(&column, census, .identifier(.name)) }
      if column.kind != .string { return nil }
      if census.hasLeadingZeros { return keepText(&column, census, .identifier(.leadingZeros)) }
      if let units = census.mixedUnits {
        if let evidence = readQuantities(&column, isSure: true) { return evidence }
        return keepText(&column, census, .mixedUnits(units))
      }
    }
    let values = NumberValues(column, mark)
    if meaning == nil, values.count * 10 < (census.filled - census.missing) * 9 {
      return readOthers(&column) ?? keepText(&column, census, .mostlyNumbers)
    }
    column = column.holding(values.cells, values.isWhole ? .integer : .number, form: values.form)
    var evidence = MeaningEvidence(
      finding: .number(mark: mark == .point ? "." : ",", unit: values.form.unit?.name), count: values.count,
      filled: census.filled - census.missing)
    (evidence.missing, evidence.others, evidence.isTold) = (census.missing, values.others, meaning != nil)
    return evidence
  }

  /// Reads numbers such as 1.234 and 12.345, whose mark may be either: as other columns of the file have it.
  private mutating func readOpen(
    _ census: NumberCensus, _ marks: [FractionMark: Int], _ column: inout Column
  ) -> MeaningEvidence? {
    let (points, commas) = (marks[.point] ?? 0, marks[.comma] ?? 0)
    // A point alone is the mark of data; a comma before three digits sets thousands apart.
    let mark: FractionMark = commas > points ? .comma : .point
    guard var evidence = readNumbers(census, mark, &column) else { return nil }
    if case .number = evidence.finding, commas == 0, points == 0, let example = census.openExample {
      evidence.finding = .ambiguousNumber(mark: mark == .point ? "." : ",", example: example)
    }
    return evidence
  }

  private func keepText(
    _ column: inout Column, _ census: NumberCensus, _ finding: MeaningEvidence.Finding?
  ) -> MeaningEvidence? {
    column.kind = .string
    column.isKindTold = true
    guard let finding else { return nil }
    var evidence = MeaningEvidence(finding: finding, count: census.numbers, filled: census.filled - census.missing)
    evidence.missing = census.missing
    return census.numbers == 0 ? nil : evidence
  }

  // MARK: Quantities of several units

  /// Reads durations, times of the day, sizes and large counts.
  ///
  /// - Parameter isSure: whether all cells are looked at, whatever a sample shows.
  private func readQuantities(_ column: inout Column, isSure: Bool = false) -> MeaningEvidence? {
    let meaning = told[column.name]
    let (isTime, isSize) = (meaning?.isTime ?? true, meaning?.isSize ?? true)
    guard meaning == nil || meaning?.isTime == true || meaning?.isSize == true else { return nil }
    let found =
      (isTime ? DurationReader(column, meaning, isSure: isSure)?.read() : nil)
      ?? (isSize ? SizeReader(column, meaning, isSure: isSure)?.read() : nil)
    guard let found else { return nil }
    column = found.column
    return found.evidence
  }

  // MARK: Days and truths

  private mutating func readOthers(_ column: inout Column) -> MeaningEvidence? {
    let meaning = told[column.name]
    guard column.kind == .string || meaning != nil, meaning != .text else { return nil }
    var census = MomentCensus(column)
    guard census.isWorthIt || meaning?.isDay == true else { return readTruths(&column) }
    census.count()
    let isDayFirst: Bool
    switch meaning {
    case .dmy: isDayFirst = true
    case .mdy: isDayFirst = false
    default: isDayFirst = census.isDayFirst ?? !isMonthFirst
    }
    guard
      let values = MomentValues(
        column, isDayFirst: isDayFirst, least: meaning == nil ? census.filled - census.missing : 0)
    else { return nil }
    // What data writes already needs no word.
    if values.isUnchanged, values.others.isEmpty, meaning == nil {
      column.kind = values.kind
      column.isKindTold = true
      return nil
    }
    column = column.holding(values.cells, values.kind)
    var evidence = MeaningEvidence(
      finding: .moment(
        hasTime: values.kind == .timestamp, order: census.order(isDayFirst), isUTC: values.isUTC,
        hasShortYears: census.hasShortYears),
      count: values.count, filled: census.filled - census.missing)
    (evidence.missing, evidence.others, evidence.isTold) = (census.missing, values.others, meaning != nil)
    return evidence
  }

  private func readTruths(_ column: inout Column) -> MeaningEvidence? {
    guard let values = TruthValues(column) else { return nil }
    column = column.holding(values.cells, .boolean)
    return MeaningEvidence(finding: .boolean, count: values.count, filled: values.count)
  }
}

extension ToldMeaning {
  /// The mark before fractions that is told.
  var mark: FractionMark? { self == .point ? .point : self == .comma ? .comma : nil }

  /// Whether cells are lengths of time, or times of the day.
  var isTime: Bool { [.duration, .clock, .hhmm, .mmss].contains(self) }

  /// Whether cells are sizes.
  var isSize: Bool { self == .size || self == .si }

  /// Whether cells are days.
  var isDay: Bool { self == .dmy || self == .mdy || self == .ymd }
}
