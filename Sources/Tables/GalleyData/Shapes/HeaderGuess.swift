package struct HeaderGuess: Hashable {
  package var skipped = 0
  package var hasNames = true
  package var evidence: String?
  /// Whether the cells below confirm the header: some column has text above numbers or dates, which would not occur if
  /// the header were a row of values.
  package var isSure = false
  package var nameRows = 1
  package var names: [String]?

  private static let maximumSkippedCount = 20

  package init(_ rows: [[String]], spans: [MergedCells]? = nil) {
    guard let width = Self.usualWidth(rows) else { return }
    if let several = Self.several(rows, width, spans) {
      (skipped, nameRows, names, isSure) = (several.start, several.count, several.names, true)
      return
    }
    skipped = Self.preamble(rows, width: width)
    let rest = rows[skipped...]
    guard let first = rest.first, rest.count > 1 else { return }
    judge(first, Array(rest.dropFirst()))
  }

  private static func several(_ rows: [[String]], _ width: Int, _ spans: [MergedCells]?) -> HeaderRows? {
    let limit = min(rows.count, maximumSkippedCount)
    for data in 2..<max(limit, 2) where hasValues(rows, data) {
      guard let header = HeaderRows(rows, above: data, spans: spans) else { continue }
      let isTitled = rows[..<header.start].allSatisfy { row in row.count { !$0.isEmpty } * 2 <= max(width, 2) }
      if isTitled { return header }
    }
    return nil
  }

  private static func hasValues(_ rows: [[String]], _ index: Int) -> Bool {
    rows[index].indices.contains { column in
      guard CellKind(rows[index][column]).isTyped else { return false }
      let styles = rows[(index + 1)...].prefix(20).map { column < $0.count ? CellKind($0[column]) : .empty }
        .filter { $0 != .empty }
      return styles.count(where: \.isTyped) * 5 >= styles.count * 4
    }
  }

  private static func usualWidth(_ rows: [[String]]) -> Int? {
    let widths = rows.map { row in (row.lastIndex { !$0.isEmpty } ?? -1) + 1 }.filter { $0 > 0 }.sorted()
    guard !widths.isEmpty, case let width = widths[widths.count / 2] else { return nil }
    let isEmpty = (0..<width).count { column in rows.allSatisfy { column >= $0.count || $0[column].isEmpty } }
    return width - isEmpty
  }

  private static func preamble(_ rows: [[String]], width: Int) -> Int {
    guard width >= 2 else { return 0 }
    func filled(_ row: [String]) -> Int { row.count { !$0.isEmpty } }
    if isFact(rows, width: width) { return 1 }
    guard let first = rows.first, filled(first) <= 1 else { return 0 }
    let limit = min(rows.count, maximumSkippedCount)
    guard let found = rows[..<limit].firstIndex(where: { filled($0) >= max(2, width - 1) }), found > 0 else { return 0 }
    // A row with a single cell may be an ordinary row if many others also have only one. Notes at the end do not count.
    let end = rows.lastIndex { filled($0) > 1 } ?? found
    let short = rows[found...end].count { filled($0) <= 1 }
    return short * 4 > end + 1 - found ? 0 : found
  }

  private static func isFact(_ rows: [[String]], width: Int) -> Bool {
    guard let first = rows.first, rows.count > minimumAlikeCount, width >= widestFact, first.count > 1 else {
      return false
    }
    return first.count * 3 <= width && rows.dropFirst().allSatisfy { $0.count == width }
  }

  private static let widestFact = 6

  private mutating func judge(_ first: [String], _ rest: [[String]]) {
    var (typed, fits) = (0, 0)
    var years: [Int] = []
    var strays: [String] = []
    var example: String?
    var isProven = false
    for column in first.indices {
      let cells = rest.prefix(100).compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
      let styles = cells.map { CellKind($0) }.filter { $0 != .empty }
      guard !styles.isEmpty else { continue }
      let style = CellKind(first[column])
      if styles.count(where: \.isTyped) * 5 >= styles.count * 4 {
        typed += 1
        if let year = Int(first[column]), 1900...2100 ~= year { years.append(year) }
        // Text above numbers is a column name, regardless of its neighbours. The same applies to "5K" above times.
        let isOther = style == .quantity && !styles.contains(.quantity)
        if !style.isTyped || isOther, style != .empty {
          isSure = true
          return
        }
        if style.isTyped { (fits, example) = (fits + 1, example ?? first[column]) }
      } else if case .code(let pattern) = style, styles.count >= 5, styles.allSatisfy({ $0 == .code(pattern) }) {
        (fits, typed, example) = (fits + 1, typed + 1, example ?? first[column])
      } else if Self.isValue(first[column], above: cells) {
        (fits, typed, example) = (fits + 1, typed + 1, example ?? first[column])
      } else if HeaderProof.isName(first[column], style, above: cells, styles) {
        isProven = true
      } else if style == .number {
        strays.append(first[column])
      }
    }
    isSure = isProven
    guard !isProven else { return }
    if typed == 0, let stray = strays.first, !Self.count(strays) { return forbid(stray) }
    guard typed > 0, fits > 0, let example, !Self.areNames(years, of: fits, rest) else { return }
    forbid(example)
  }

  private mutating func forbid(_ cell: String) { (hasNames, evidence) = (false, cell) }

  /// Returns whether a cell is a value and not a name: it occurs again below, or all cells have digits at the same
  /// positions, as in 80/tcp.
  private static func isValue(_ cell: String, above cells: [String]) -> Bool {
    guard !cell.isEmpty else { return false }
    if cells.count > 1, cells.contains(cell) { return true }
    let outline = CellKind.outline(Array(cell.utf8))
    guard cells.count >= minimumAlikeCount, outline.contains(0x39), outline.count > 1 else { return false }
    return cells.allSatisfy { CellKind.outline(Array($0.utf8)) == outline }
  }

  private static let minimumAlikeCount = 5

  /// Returns whether numbers can be names: they must be years, or increase from column to column.
  private static func count(_ cells: [String]) -> Bool {
    let numbers = cells.map { Int($0) ?? -1 }
    guard numbers.allSatisfy({ $0 >= 0 }) else { return false }
    return numbers.allSatisfy { 1900...2100 ~= $0 }
      || numbers.count > 1 && zip(numbers, numbers.dropFirst()).allSatisfy(<)
  }

  private static func areNames(_ years: [Int], of count: Int, _ rest: [[String]]) -> Bool {
    guard years.count >= 2, years.count == count else { return false }
    let steps = zip(years, years.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, step != 0, steps.allSatisfy({ $0 == step }) else { return false }
    return !rest.allSatisfy { row in row.contains { Int($0).map { 1900...2100 ~= $0 } ?? false } }
  }
}
