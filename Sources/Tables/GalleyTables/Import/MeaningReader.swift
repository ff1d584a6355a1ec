package import GalleyData

/// Detects the meaning of each column, and converts its cells to canonical values.
///
/// ```swift
/// var reader = MeaningReader(given: ["Code": .text], locale: "de")
/// let typed = reader.read(table)
/// ```
public struct MeaningReader {
  private let given: [String: ColumnMeaningOverride]
  /// The user's language; nil for English without a region, which is the default.
  private let language: String?
  /// The notes, in the order of the columns.
  public private(set) var notes: [ImportNote] = []
  private var table = Table(name: "", columns: [], rowCount: 0)
  private var found: [Int: MeaningEvidence] = [:]
  private var marks = FileMarks(delimiter: nil, locale: nil)
  private var openNumbers: [(index: Int, stats: NumberColumnStats)] = []
  private var openDays: [(index: Int, stats: DateColumnStats)] = []
  /// The text columns whose decimal mark depends on other columns.
  private var openTexts: [(index: Int, texts: TypedTexts)] = []
  private var orders: [(name: String, isDayFirst: Bool)] = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - given: The meanings of columns that the user specified, by column name.
  ///   - locale: The language whose number format and date order apply if the file shows no evidence. "en" (the
  ///     default) means no particular language.
  public init(given: [String: ColumnMeaningOverride] = [:], locale: String = "en") {
    self.given = given
    language = locale.lowercased() == "en" ? nil : locale
  }

  /// Whether dates in the user's language start with the month; nil if the user did not choose a language.
  private var isMonthFirst: Bool? {
    guard let parts = language?.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }) else { return nil }
    return parts.first == "en" && parts.contains("us")
  }

  /// Returns the table with its text converted to the numbers, dates and other values that it represents.
  ///
  /// The original text is kept as well.
  ///
  /// - Parameter table: The table, as ``DataImport`` reads it.
  /// - Returns: The table with typed columns. Columns without a clear meaning remain text.
  public mutating func read(_ table: Table) -> Table {
    self.table = table
    marks = FileMarks(delimiter: table.columns.first?.origin.delimiter, locale: language)
    for index in table.columns.indices { found[index] = firstLook(index) }
    for (index, stats) in openNumbers { found[index] = readOpen(stats, index) }
    for (index, texts) in openTexts { found[index] = readOpen(texts, index) }
    let order = DayOrder(self.table, marks, isMonthFirst: isMonthFirst, others: orders)
    for (index, stats) in openDays {
      let (isDayFirst, basis) = order.decide(stats)
      found[index] = readDays(stats, isDayFirst: isDayFirst, basis, index)
    }
    for (index, evidence) in found.sorted(by: { $0.key < $1.key }) {
      notes.append(.meaning(column: table.columns[index].name, evidence))
    }
    return self.table
  }

  private mutating func firstLook(_ index: Int) -> MeaningEvidence? {
    let column = table.columns[index]
    let meaning = given[column.name]
    if column.kind == .integer, meaning == nil, let days = CompactDays(column) {
      table.columns[index] = column.holding(days.cells, .date)
      let finding = MeaningEvidence.Finding.moment(hasTime: false, order: nil, isUTC: false, hasShortYears: false)
      return MeaningEvidence(finding: finding, count: days.count, filled: days.count)
    }
    if column.kind == .number, meaning == nil, !IdentifierNames.contain(column.name) { return readPlain(index) }
    guard needsLook(column) else { return nil }
    if let evidence = readQuantities(&table.columns[index]) { return evidence }
    if meaning == nil, column.origin.hasTypedNumbers { return readTyped(index) }
    return readTexts(index)
  }

  private mutating func readTyped(_ index: Int) -> MeaningEvidence? {
    let texts = TypedTexts(table.columns[index])
    if texts.hasCommas {
      marks.take(.comma, of: table.columns[index].name)
      table.columns[index] = texts.column(.comma)
      var evidence = readTexts(index)
      if case .number(_, let unit) = evidence?.finding { evidence?.finding = .number(mark: ",", unit: unit) }
      return evidence
    } else if texts.isOpen {
      openTexts.append((index, texts))
      return nil
    }
    return readTexts(index)
  }

  private mutating func readTexts(_ index: Int) -> MeaningEvidence? {
    let column = table.columns[index]
    let meaning = given[column.name]
    var stats = NumberColumnStats(column)
    if meaning == nil, !stats.isWorthReading { return readOthers(index) }
    stats.count()
    if column.origin.hasTypedNumbers, meaning == nil { return readNumbers(stats, .point, index) }
    if let mark = meaning?.mark ?? stats.mark {
      marks.take(stats, of: column.name)
      return readNumbers(stats, mark, index)
    }
    if stats.openExample != nil, meaning != .text {
      openNumbers.append((index, stats))
      return nil
    }
    marks.take(stats, of: column.name)
    return readNumbers(stats, .point, index)
  }

  private func needsLook(_ column: Column) -> Bool {
    switch given[column.name] {
    case nil: column.kind == .string || column.kind.isNumeric && IdentifierNames.contain(column.name)
    case .text: true
    default: true
    }
  }

  private mutating func readPlain(_ index: Int) -> MeaningEvidence? {
    let column = table.columns[index]
    // The file itself stores these cells as numbers, whatever notation the text cells among them use.
    if column.origin.hasTypedNumbers {
      let texts = TypedTexts(column)
      if texts.isOpen { openTexts.append((index, texts)) }
      return nil
    }
    let plain = PlainNumbers(column)
    if let version = plain.version { return keepText(&table.columns[index], .identifier(.parts(version))) }
    guard plain.isOpen, !plain.hasFraction else {
      if plain.hasFraction { marks.take(.point, of: column.name) }
      return nil
    }
    var stats = NumberColumnStats(column)
    stats.count()
    openNumbers.append((index, stats))
    return nil
  }

  // MARK: Numbers

  private mutating func readNumbers(_ stats: NumberColumnStats, _ mark: FractionMark, _ index: Int) -> MeaningEvidence?
  {
    let column = table.columns[index]
    let meaning = given[column.name]
    if meaning == .text { return keepText(&table.columns[index], nil) }
    if let meaning, meaning.isDay { return readOthers(index) }
    if meaning == nil {
      if IdentifierNames.contain(column.name) {
        table.columns[index] = column.shownInSheet()
        return keepText(&table.columns[index], stats, .identifier(.name))
      }
      if let reason = stats.nameReason {
        return keepText(&table.columns[index], stats, .identifier(reason))
      }
      if let units = stats.mixedUnits {
        if let evidence = readQuantities(&table.columns[index], isSure: true) { return evidence }
        return keepText(&table.columns[index], stats, .mixedUnits(units))
      }
    }
    let values = NumberValues(column, mark)
    if meaning == nil, values.count * 10 < (stats.filled - stats.missing) * 9 {
      if let evidence = readOthers(index) { return evidence }
      var evidence = keepText(&table.columns[index], stats, .mostlyNumbers)
      evidence?.count = values.count
      return evidence
    }
    table.columns[index] = column.holding(values.cells, values.isWhole ? .integer : .number, form: values.form)
    var evidence = MeaningEvidence(
      finding: .number(mark: mark == .point ? "." : ",", unit: values.form.unit?.name), count: values.count,
      filled: stats.filled - stats.missing)
    (evidence.missing, evidence.others, evidence.isReported) = (stats.missing, values.others, meaning != nil)
    return evidence
  }

  private mutating func readOpen(_ stats: NumberColumnStats, _ index: Int) -> MeaningEvidence? {
    let (mark, basis) = marks.mark(of: stats)
    let isPlain = table.columns[index].kind == .number
    // Numbers in canonical notation need no note if another column confirms that they were read correctly.
    if isPlain, mark == .point, basis != .nothing { return nil }
    guard var evidence = readNumbers(stats, mark, index) else { return nil }
    guard case .number = evidence.finding, let example = stats.openExample else { return evidence }
    evidence.finding = .openNumber(mark: mark == .point ? "." : ",", example: example, basis)
    return evidence
  }

  private mutating func readOpen(_ texts: TypedTexts, _ index: Int) -> MeaningEvidence? {
    var stats = NumberColumnStats(table.columns[index])
    stats.count()
    let (mark, basis) = marks.mark(of: stats)
    let example = stats.openExample
    table.columns[index] = texts.column(mark)
    let evidence = table.columns[index].kind.isNumeric ? nil : readTexts(index)
    guard let example else { return evidence }
    if let evidence, case .number = evidence.finding {} else if evidence != nil { return evidence }
    let (count, filled) = evidence.map { ($0.count, $0.filled) } ?? (stats.numbers, stats.filled - stats.missing)
    var open = MeaningEvidence(
      finding: .openNumber(mark: mark == .point ? "." : ",", example: example, basis), count: count, filled: filled)
    (open.missing, open.others) = (evidence?.missing ?? 0, evidence?.others ?? [])
    return open
  }

  private func keepText(
    _ column: inout Column, _ stats: NumberColumnStats, _ finding: MeaningEvidence.Finding
  ) -> MeaningEvidence? {
    let evidence = keepText(&column, finding)
    guard var evidence, stats.numbers > 0 else { return nil }
    (evidence.count, evidence.filled, evidence.missing) = (
      stats.numbers, stats.filled - stats.missing, stats.missing
    )
    return evidence
  }

  private func keepText(_ column: inout Column, _ finding: MeaningEvidence.Finding?) -> MeaningEvidence? {
    column.kind = .string
    column.isKindFixed = true
    let count = column.count
    return finding.map { MeaningEvidence(finding: $0, count: count, filled: count) }
  }

  // MARK: Quantities of several units

  private func readQuantities(_ column: inout Column, isSure: Bool = false) -> MeaningEvidence? {
    let meaning = given[column.name]
    let (isTime, isSize) = (meaning?.isTime ?? true, meaning?.isSize ?? true)
    guard meaning == nil || meaning?.isTime == true || meaning?.isSize == true else { return nil }
    let found =
      (isTime ? DurationReader(column, meaning, isSure: isSure)?.read() : nil)
      ?? (isSize ? SizeReader(column, meaning, isSure: isSure)?.read() : nil)
    guard let found else { return nil }
    column = found.column
    return found.evidence
  }

  // MARK: Dates and truth values

  private mutating func readOthers(_ index: Int) -> MeaningEvidence? {
    let column = table.columns[index]
    let meaning = given[column.name]
    guard column.kind == .string || meaning != nil, meaning != .text else { return nil }
    var stats = DateColumnStats(column)
    guard stats.isWorthReading || meaning?.isDay == true else { return readTruths(index) }
    stats.count()
    guard meaning != nil || stats.isOfMoments else {
      return keepMostlyDays(index, count: stats.moments, of: stats, isDayFirst: stats.isDayFirst)
    }
    switch meaning {
    case .dmy: return readDays(stats, isDayFirst: true, .nothing, index)
    case .mdy: return readDays(stats, isDayFirst: false, .nothing, index)
    default: break
    }
    if let isDayFirst = stats.isDayFirst {
      orders.append((column.name, isDayFirst))
      return readDays(stats, isDayFirst: isDayFirst, .nothing, index)
    }
    guard stats.hasOpenOrder else { return readDays(stats, isDayFirst: false, .nothing, index) }
    openDays.append((index, stats))
    return nil
  }

  private mutating func readDays(
    _ stats: DateColumnStats, isDayFirst: Bool, _ basis: MeaningEvidence.Basis, _ index: Int
  ) -> MeaningEvidence? {
    let column = table.columns[index]
    let meaning = given[column.name]
    let values = MomentValues(column, isDayFirst: isDayFirst)
    guard values.isEnough(of: meaning == nil ? stats.filled - stats.missing : 0) else {
      return keepMostlyDays(index, count: values.count, of: stats, isDayFirst: isDayFirst)
    }
    // Values in canonical notation need no note.
    if values.isUnchanged, values.others.isEmpty, meaning == nil {
      table.columns[index].kind = values.kind
      table.columns[index].isKindFixed = true
      return nil
    }
    table.columns[index] = column.holding(values.cells, values.kind)
    var evidence = MeaningEvidence(
      finding: .moment(
        hasTime: values.kind == .timestamp, order: stats.order(isDayFirst, basis), isUTC: values.isUTC,
        hasShortYears: stats.hasShortYears),
      count: values.count, filled: stats.filled - stats.missing)
    (evidence.missing, evidence.others, evidence.isReported) = (stats.missing, values.others, meaning != nil)
    return evidence
  }

  private mutating func keepMostlyDays(
    _ index: Int, count: Int, of stats: DateColumnStats, isDayFirst: Bool?
  ) -> MeaningEvidence? {
    var evidence = keepText(&table.columns[index], .mostlyMoments(isDayFirst: isDayFirst))
    evidence?.count = count
    evidence?.filled = stats.filled - stats.missing
    return evidence
  }

  private mutating func readTruths(_ index: Int) -> MeaningEvidence? {
    guard let values = TruthValues(table.columns[index]) else { return nil }
    table.columns[index] = table.columns[index].holding(values.cells, .boolean)
    return MeaningEvidence(finding: .boolean, count: values.count, filled: values.count)
  }
}

extension ColumnMeaningOverride {
  package var mark: FractionMark? { self == .point ? .point : self == .comma ? .comma : nil }

  var isTime: Bool { [.duration, .clock, .hhmm, .mmss].contains(self) }

  var isSize: Bool { self == .size || self == .si }

  var isDay: Bool { self == .dmy || self == .mdy || self == .ymd }
}
