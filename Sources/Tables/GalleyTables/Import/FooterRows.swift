import GalleyData

struct FooterRows {
  package private(set) var rows: DataRows
  private(set) var notes: [ImportNote] = []

  private static let maximumRows = 60
  private static let sample = 200

  init(_ rows: DataRows, separator: String) {
    self.rows = rows
    guard rows.names.count > 1, rows.cells.rowCount > 2 else { return }
    let tail = Tail(rows, limit: Self.maximumRows, sample: Self.sample)
    var end = rows.cells.rowCount
    let empty = tail.dropEmpty(&end)
    let lines = tail.dropNotes(&end, separator: separator)
    let inner = tail.dropEmpty(&end)
    let subtotals = SubtotalRows(rows)
    var totals: [ImportNote] = []
    while let total = tail.total(at: end - 1, in: rows, without: subtotals) {
      totals.insert(.totalRow(total), at: 0)
      end -= 1
    }
    let outer = totals.isEmpty ? 0 : tail.dropEmpty(&end)
    guard end > 0 else { return }
    let inside = subtotals.rows.filter { $0 < end }
    if !inside.isEmpty { notes.append(.subtotals(inside, example: subtotals.word)) }
    guard end < rows.cells.rowCount else { return }
    notes += totals
    if !lines.isEmpty { notes.append(.footer(lines)) }
    if empty + inner + outer > 0 { notes.append(.emptyRows(empty + inner + outer)) }
    self.rows = rows.keeping(0..<end)
  }
}

extension ToleratedErrors {
  func isOf(_ footer: [ImportNote], behind count: Int) -> Bool {
    guard case .shortRow = sort, let first = lines.first, first > count else { return false }
    return self.count
      <= footer.reduce(0) { sum, note in if case .footer(let lines) = note { sum + lines.count } else { sum } }
  }
}

private struct Tail {
  private let rows: [[String]]
  private let first: Int
  private let behindBlank: Int?
  private var usual = 0
  private var hasShortRows = false
  private var isTyped = false
  private var longest = 0
  private var lead = 0

  init(_ rows: DataRows, limit: Int, sample: Int) {
    let count = rows.cells.rowCount
    first = max(count - limit, 1)
    self.rows = (first..<count).map { rows.row($0) }
    behindBlank = rows.rowBehindBlank
    let step = max(1, first / sample)
    let others = stride(from: 0, to: first, by: step).map { rows.row($0) } + self.rows.prefix(self.rows.count / 2)
    let filled = others.map { row in row.count { !Self.isBlank($0) } }.sorted()
    usual = filled[filled.count / 2]
    lead = others.compactMap { row in row.firstIndex { !Self.isBlank($0) } }.min() ?? 0
    hasShortRows = filled.count { $0 <= 1 } * 10 > filled.count
    let cells = others.compactMap { row in row.dropFirst(lead).first.flatMap { Self.isBlank($0) ? nil : $0 } }
    isTyped = !cells.isEmpty && cells.count { CellKind($0).isTyped } * 10 >= cells.count * 9
    longest = cells.map(\.count).max() ?? 0
  }

  static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  private func row(_ index: Int) -> [String]? { index >= first ? rows[index - first] : nil }

  func dropEmpty(_ end: inout Int) -> Int {
    let start = end
    while let row = row(end - 1), row.allSatisfy(Self.isBlank) { end -= 1 }
    return start - end
  }

  // MARK: Notes

  func dropNotes(_ end: inout Int, separator: String) -> [String] {
    let last = end
    while let row = row(end - 1), isNote(row) || row.allSatisfy(Self.isBlank) && end < last { end -= 1 }
    // After an empty line, a block of rows with fewer cells than the others consists of notes.
    if let start = behindBlank, start >= first, start < end, start > 2, (start..<end).allSatisfy(isShort) {
      end = start
    }
    while end < last, let row = row(end), row.allSatisfy(Self.isBlank) { end += 1 }
    return (end..<last).compactMap { row($0) }.map { row in
      var cells = row.dropFirst(lead)
      while let cell = cells.last, Self.isBlank(cell) { cells.removeLast() }
      return cells.joined(separator: separator)
    }
  }

  private func isNote(_ row: [String]) -> Bool {
    let filled = row.count { !Self.isBlank($0) }
    guard filled > 0, let text = row.dropFirst(lead).first, !Self.isBlank(text) else { return false }
    if FooterWords.isNote(text), filled < max(usual, 2) || isTyped || text.contains(":") && longest < text.count {
      return true
    }
    guard filled == 1, usual > 1, !hasShortRows else { return false }
    let words = text.split(separator: " ").count
    var cell = text
    let isMissing = cell.withUTF8 { MissingWords.contain($0) }
    return isTyped && !CellKind(text).isTyped && !isMissing && text.count > 3 && !FooterWords.isTotal(text)
      || words > 3 && text.count * 2 > longest * 3
  }

  private func isShort(_ index: Int) -> Bool {
    guard let row = row(index) else { return false }
    let filled = row.count { !Self.isBlank($0) }
    if filled > 1, let word = row.first(where: { !Self.isBlank($0) }), FooterWords.isTotal(word) { return false }
    return filled * 2 <= usual || filled <= 1 && usual > 1
  }

  // MARK: Totals

  /// Returns the total in a row: the first non-empty cell must contain a word such as "Total", and a later one a
  /// number. `subtotals` are not added, because they are already sums of other rows.
  func total(at index: Int, in rows: DataRows, without subtotals: SubtotalRows) -> TotalRow? {
    guard index > 1, let row = row(index), let place = row.firstIndex(where: { !Self.isBlank($0) }),
      FooterWords.isTotal(row[place])
    else { return nil }
    let others = row.indices.filter { $0 > place && !Self.isBlank(row[$0]) }
    guard !others.isEmpty, others.contains(where: { CellKind(row[$0]).isTyped }) else { return nil }
    // If the word occurs earlier in the column, it is an ordinary value.
    let cell = Array(row[place].utf8)
    guard !(0..<index).contains(where: { rows.cells.utf8(row: $0, column: place).elementsEqual(cell) }) else {
      return nil
    }
    let above = (0..<index).filter { !subtotals.contains($0) }
    let cells = others.map { column in
      let sum = ColumnSum(of: rows.cells, column, above, comparedTo: row[column])
      return TotalRow.Cell(
        column: rows.names[column], text: row[column], isSum: sum.isEqual,
        unreadRows: sum.isEqual == nil ? [] : sum.unreadRows)
    }
    return TotalRow(word: row[place].split(separator: " ").joined(separator: " "), cells: cells)
  }
}
