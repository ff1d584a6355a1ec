/// Finds which of the first rows of a table names its columns.
package struct HeaderGuess: Hashable {
  /// Rows above the names, or above the first row where there are no names.
  package var skipped = 0
  /// Whether the row behind them names the columns.
  package var hasNames = true
  /// Why the first row names no column; nil where it does.
  package var evidence: String?
  /// Whether a text stands above numbers or days, which a row of values has not.
  package var isSure = false

  /// Rows above the names that are looked through.
  private static let mostSkipped = 20

  /// The guess for a table that begins with `rows`; whether more rows follow does not matter.
  package init(_ rows: [[String]]) {
    guard let width = Self.usualWidth(rows) else { return }
    skipped = Self.preamble(rows, width: width)
    let rest = rows[skipped...]
    guard let first = rest.first, rest.count > 1 else { return }
    judge(first, Array(rest.dropFirst()))
  }

  /// The number of filled cells that most rows reach.
  private static func usualWidth(_ rows: [[String]]) -> Int? {
    let widths = rows.map { row in (row.lastIndex { !$0.isEmpty } ?? -1) + 1 }.filter { $0 > 0 }.sorted()
    return widths.isEmpty ? nil : widths[widths.count / 2]
  }

  /// How many rows stand above the table: a title, a day, empty rows.
  private static func preamble(_ rows: [[String]], width: Int) -> Int {
    guard width >= 2 else { return 0 }
    func filled(_ row: [String]) -> Int { row.count { !$0.isEmpty } }
    guard let first = rows.first, filled(first) <= 1 else { return 0 }
    let limit = min(rows.count, mostSkipped)
    guard let found = rows[..<limit].firstIndex(where: { filled($0) >= max(2, width - 1) }), found > 0 else { return 0 }
    // A first cell without its neighbours may be a row like others, if others are as short.
    let short = rows[found...].count { filled($0) <= 1 }
    return short * 4 > rows.count - found ? 0 : found
  }

  private mutating func judge(_ first: [String], _ rest: [[String]]) {
    var (typed, fits) = (0, 0)
    var years: [Int] = []
    var example: String?
    for column in first.indices {
      let looks = rest.prefix(100).map { column < $0.count ? CellLook($0[column]) : .empty }.filter { $0 != .empty }
      guard !looks.isEmpty else { continue }
      let look = CellLook(first[column])
      if looks.count(where: \.isTyped) * 5 >= looks.count * 4 {
        typed += 1
        if let year = Int(first[column]), 1900...2100 ~= year { years.append(year) }
        // A text above numbers is a name, whatever its neighbours are.
        if !look.isTyped, look != .empty {
          isSure = true
          return
        }
        if look.isTyped { (fits, example) = (fits + 1, example ?? first[column]) }
      } else if case .code(let pattern) = look, looks.count >= 5, looks.allSatisfy({ $0 == .code(pattern) }) {
        (fits, typed, example) = (fits + 1, typed + 1, example ?? first[column])
      }
    }
    guard typed > 0, fits > 0, let example, !Self.areNames(years, of: fits, rest) else { return }
    hasNames = false
    evidence = example
  }

  /// Whether numbers are years in a row, above columns of other numbers.
  private static func areNames(_ years: [Int], of count: Int, _ rest: [[String]]) -> Bool {
    guard years.count >= 2, years.count == count else { return false }
    let steps = zip(years, years.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, step != 0, steps.allSatisfy({ $0 == step }) else { return false }
    return !rest.allSatisfy { row in row.contains { Int($0).map { 1900...2100 ~= $0 } ?? false } }
  }
}
