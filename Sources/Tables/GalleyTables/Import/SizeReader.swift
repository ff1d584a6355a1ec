import GalleyData

/// Reads sizes such as 1.5G, and counts such as 2.3 million.
struct SizeReader {
  private let column: Column
  private let given: ColumnMeaningOverride?
  private var (filled, count) = (0, 0)
  private var marks = MissingCount()
  private var (points, commas) = (0, 0)
  private var bases: [WrittenSize.Base: Int] = [:]
  private var hasBytes = false
  private var isCounted = false
  private var openSigns: Set<String> = []

  init?(_ column: Column, _ given: ColumnMeaningOverride?, isSure: Bool = false) {
    self.column = column
    self.given = given
    guard isSure || given != nil || Self.isWorthReading(column) else { return nil }
    for row in 0..<column.count { column.withUTF8(row) { take($0) } }
    guard count > 0, bases[.open, default: 0] + bases[.binary, default: 0] + bases[.decimal, default: 0] > 0 else {
      return nil
    }
  }

  private static func isWorthReading(_ column: Column) -> Bool {
    var signs: Set<Int> = []
    var isClear = false
    let (passed, missing, filled) = ColumnSample.count(column) { cell in
      guard let size = WrittenSize(cell) else { return false }
      guard size.power > 0 || size.hasBytes else { return true }
      signs.insert(size.power)
      isClear = isClear || size.power > 0 && WrittenNumber(cell) == nil
      return true
    }
    return (isClear || signs.count > 1) && (passed + missing) * 10 >= filled * 8
  }

  private var missing: Int { marks.count(beside: count) }

  private mutating func take(_ cell: UnsafeBufferPointer<UInt8>) {
    guard !cell.isEmpty else { return }
    filled += 1
    guard let size = WrittenSize(cell) else {
      marks.take(cell)
      return
    }
    count += 1
    let digits = UnsafeBufferPointer(rebasing: cell[size.digits])
    switch size.number.evidence(digits) {
    case .certain(.point): points += 1
    case .certain(.comma): commas += 1
    case .none, .either: break
    }
    isCounted = isCounted || size.isWord || size.money != nil || size.isSingleB && digits.contains(0x2E)
    guard size.power > 0 || size.hasBytes else { return }
    hasBytes = hasBytes || size.hasBytes && !size.isSingleB
    if size.power > 0 { bases[size.base, default: 0] += 1 }
    if size.base == .open, size.power > 0 { openSigns.insert(String(decoding: cell[size.word], as: UTF8.self)) }
  }

  func read() -> (column: Column, evidence: MeaningEvidence)? {
    let counts = given != .size && !hasBytes && (isCounted || given == .si || CountNames.contain(column.name))
    var form = SizeForm()
    form.areCounts = counts
    form.mark = commas > points ? .comma : .point
    let binary = bases[.binary, default: 0] + (counts || given == .si ? 0 : bases[.open, default: 0])
    form.factor = counts || given == .si || binary < bases[.decimal, default: 0] ? 1000 : 1024
    let factor = counts || given == .si ? 1000 : 1024
    let (mark, areCounts) = (form.mark, form.areCounts)
    let values = FoundNumbers(column) { cell in
      guard let size = WrittenSize(cell), let number = size.value(cell, mark, factor: factor, areCounts: areCounts)
      else { return nil }
      form.take(size, cell)
      return (number, !number.contains(".") && number.utf8.count <= 18)
    }
    guard values.count > 0, given != nil || values.count * 10 >= (filled - missing) * 9 else { return nil }
    var written = NumberForm()
    written.mark = form.mark
    written.quantity = .size(form)
    let signs = openSigns.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    var evidence = MeaningEvidence(
      finding: .size(isCount: counts, openSigns: signs, factor: factor), count: values.count, filled: filled - missing)
    (evidence.missing, evidence.others, evidence.isReported) = (missing, values.others, given != nil)
    return (column.holding(values.cells, values.isWhole ? .integer : .number, form: written), evidence)
  }
}

/// Names of columns in which K, M and B count people, money or things instead of bytes.
enum CountNames {
  private static let words: Set<String> = [
    "followers", "subscribers", "views", "likes", "downloads", "installs", "users", "population", "einwohner",
    "revenue", "umsatz", "sales", "price", "cost", "costs", "budget", "salary", "amount", "betrag", "income", "cap",
    "stars", "forks", "reads", "visits", "plays", "streams", "votes", "members", "employees", "gross", "worth", "gdp",
    "funding", "valuation", "params", "parameters", "tokens", "people", "profit", "gewinn", "turnover", "units",
    "assets", "debt", "deaths", "cases", "subs", "shares", "comments", "ratings", "reviews", "tonnes",
  ]

  static func contain(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
