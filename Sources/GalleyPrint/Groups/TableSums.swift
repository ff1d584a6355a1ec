import GalleyData
import GalleyTemplate

/// The sums and averages below groups, and below all.
struct TableSums {
  /// What stands below a group: one line for sums, one for averages.
  struct Line {
    /// What is said before the numbers.
    let words: String
    /// Whether groups say which part of all they are.
    let hasShares: Bool
    /// The columns of the table.
    let columns: [Int]
    /// The numbers of each group, then those of all, column by column.
    fileprivate let texts: [[String]]

    /// The number in the column at `index` of ``columns``, of a group, or of all rows where `group` is nil.
    func text(_ index: Int, of group: Int?) -> String { texts[group ?? texts.count - 1][index] }
  }

  /// The lines.
  let lines: [Line]

  /// The sums and averages over the groups of `table` that `plan` wants.
  init(_ table: Table, _ groups: TableGroups, sums: [Int], averages: [Int], _ plan: TablePlan) {
    var lines: [Line] = []
    let parts = groups.groups.map(\.rows) + [0..<table.rowCount]
    func tallies(_ columns: [Int]) -> [[Tally]] {
      parts.map { rows in columns.map { Tally(table.columns[$0], rows, groups.order) } }
    }
    if !sums.isEmpty {
      let texts = tallies(sums).map { $0.map(\.sum.text) }
      lines.append(Line(words: plan.words.total, hasShares: plan.hasShares, columns: sums, texts: texts))
    }
    if !averages.isEmpty {
      let texts = tallies(averages).map { $0.map(\.average) }
      lines.append(Line(words: plan.words.average, hasShares: false, columns: averages, texts: texts))
    }
    self.lines = lines
  }

  /// The columns of all lines.
  var columns: [Int] { lines.flatMap(\.columns) }

  /// All numbers in the column of the table at `column`.
  func texts(of column: Int) -> [String] {
    lines.flatMap { line in
      line.columns.indices.filter { line.columns[$0] == column }.flatMap { index in line.texts.map { $0[index] } }
    }
  }

  /// What is said before the numbers of a group called `title`, or of all rows.
  func words(_ line: Line, _ title: String, of group: Int?, _ symbols: NumberSymbols) -> String {
    // The sum of a group without a name must not read like the sum of all rows.
    let name = title.isEmpty && group != nil ? TableGroups.Group.emptyTitle : title
    let words = [line.words, name].filter { !$0.isEmpty }.joined(separator: " ")
    guard line.hasShares, let group, let share = share(line, of: group) else { return words }
    return words + " (" + FieldFormat.decimals(1).apply(to: share, symbols: symbols) + " %)"
  }

  /// Which part of all the first sum of a group is, as a percentage; all of it where `group` is nil.
  func share(of line: Line, _ group: Int?, _ symbols: NumberSymbols) -> String {
    guard let group else { return FieldFormat.decimals(1).apply(to: "100", symbols: symbols) + " %" }
    return share(line, of: group).map { FieldFormat.decimals(1).apply(to: $0, symbols: symbols) + " %" } ?? ""
  }

  /// Which hundredths of all the first sum of a group is, with one decimal.
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

/// The numbers of some cells of a column.
private struct Tally {
  /// Their sum.
  private(set) var sum = DecimalSum()
  /// How many there are.
  private var count = 0

  init(_ column: Column, _ rows: Range<Int>, _ order: [UInt32]?) {
    for place in rows {
      column.withUTF8(order.map { Int($0[place]) } ?? place) { cell in
        if sum.take(cell) { count += 1 }
      }
    }
  }

  /// Their average, with two decimals or those of the finest number; nothing where there is none.
  var average: String {
    guard count > 0, let sum = TableSums.number(sum.text) else { return "" }
    return sum.divided(by: count, places: max(2, sum.places))?.text ?? ""
  }
}
