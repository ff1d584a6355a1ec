import GalleyData
import GalleyTables

struct TableSums {
  struct Line {
    let words: String
    let isAverage: Bool
    let hasShares: Bool
    let columns: [Int]
    fileprivate let texts: [[String]]
    fileprivate let partial: [[Bool]]

    func text(_ index: Int, of group: Int?) -> String { texts[group ?? texts.count - 1][index] }

    func isPartial(_ index: Int, of group: Int?) -> Bool { partial[group ?? partial.count - 1][index] }

    /// Returns the text of a total, followed by ``TableSums/mark`` if the total excludes cells.
    func written(_ index: Int, of group: Int?, _ cells: CellText) -> String {
      cells.written(text(index, of: group)) + (isPartial(index, of: group) ? TableSums.mark : "")
    }
  }

  static let mark = "*"

  let lines: [Line]
  private let symbols: NumberSymbols

  init(_ table: Table, _ groups: TableGroups, sums: [Int], averages: [Int], _ plan: TablePlan) {
    var lines: [Line] = []
    let first = sums.first.map { table.columns[$0] }
    symbols = NumberSymbols(of: first, locale: plan.numberLocale, language: plan.language)
    let parts = groups.groups.map(\.rows) + [0..<table.rowCount]
    func tallies(_ columns: [Int]) -> [[Tally]] {
      parts.map { rows in columns.map { Tally(table.columns[$0], rows, groups.order) } }
    }
    func add(
      _ words: String, _ columns: [Int], isAverage: Bool, hasShares: Bool, _ text: (Tally) -> String
    ) {
      guard !columns.isEmpty else { return }
      let tallies = tallies(columns)
      lines.append(
        Line(
          words: words, isAverage: isAverage, hasShares: hasShares, columns: columns,
          texts: tallies.map { $0.map(text) },
          partial: tallies.map { $0.map { $0.others > 0 } }))
    }
    add(plan.words.total, sums, isAverage: false, hasShares: plan.hasShares, \.sum.text)
    add(plan.words.average, averages, isAverage: true, hasShares: false, \.average)
    self.lines = lines
  }

  var columns: [Int] { lines.flatMap(\.columns) }

  func texts(of column: Int, _ cells: CellText) -> [String] {
    lines.flatMap { line in
      line.columns.indices.filter { line.columns[$0] == column }.flatMap { index in
        line.texts.indices.map { line.written(index, of: $0, cells) }
      }
    }
  }

  func words(_ line: Line, _ title: String, of group: Int?) -> String {
    // The total of a group without a name must not look like the total of all rows.
    let name = title.isEmpty && group != nil ? TableGroups.Group.emptyTitle : title
    let words = [line.words, name].filter { !$0.isEmpty }.joined(separator: " ")
    guard line.hasShares, let group, let share = share(line, of: group) else { return words }
    return words + " (" + FieldFormat.decimals(1).apply(to: share, symbols: symbols) + " %)" + shareMark(line, group)
  }

  private func shareMark(_ line: Line, _ group: Int) -> String {
    line.isPartial(0, of: group) || line.isPartial(0, of: nil) ? Self.mark : ""
  }

  func share(of line: Line, _ group: Int?) -> String {
    guard let group else { return FieldFormat.decimals(1).apply(to: "100", symbols: symbols) + " %" }
    return share(line, of: group).map {
      FieldFormat.decimals(1).apply(to: $0, symbols: symbols) + " %" + shareMark(line, group)
    } ?? ""
  }

  private func share(_ line: Line, of group: Int) -> String? {
    guard let part = Self.number(line.text(0, of: group)), let all = Self.number(line.text(0, of: nil)) else {
      return nil
    }
    return part.multiplied(by: ExactDecimal(100))?.divided(by: all)?.rounded(to: 1)?.text
  }

  fileprivate static func number(_ text: String) -> ExactDecimal? {
    var text = text
    return text.withUTF8 { ExactDecimal($0) }
  }
}

private struct Tally {
  private(set) var sum = DecimalSum()
  private(set) var count = 0
  private(set) var others = 0

  init(_ column: Column, _ rows: Range<Int>, _ order: [UInt32]? = nil) {
    for place in rows {
      column.withUTF8(order.map { Int($0[place]) } ?? place) { cell in
        if cell.isEmpty { return }
        if sum.take(cell) { count += 1 } else if !MissingWords.contain(cell) { others += 1 }
      }
    }
  }

  /// The average, with two decimals or as many as the most precise number has.
  var average: String {
    guard count > 0, let sum = TableSums.number(sum.text) else { return "" }
    return sum.divided(by: count, places: max(2, sum.places))?.text ?? ""
  }
}

struct PartialColumn {
  let index: Int
  let numbers: Int
  let filled: Int

  init?(_ index: Int, of table: Table) {
    let column = table.columns[index]
    guard column.kind.isNumeric else { return nil }
    let tally = Tally(column, 0..<table.rowCount)
    guard tally.others > 0 else { return nil }
    (self.index, numbers, filled) = (index, tally.count, tally.count + tally.others)
  }

  func note(_ title: String, _ plan: TablePlan) -> String {
    func count(_ number: Int) -> String { CountText.grouped(number, language: plan.language) }
    return plan.words.partial.replacing("{n}", with: count(numbers)).replacing("{all}", with: count(filled))
      .replacing("{column}", with: title)
  }
}
