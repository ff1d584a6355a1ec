import GalleyTemplate

/// The sums of the columns that are added up: of each group, and of all.
struct TableSums {
  /// The columns of the table that are added up.
  let columns: [Int]
  /// The sums of each group, then those of all, column by column.
  private var sums: [[DecimalSum]]

  /// The sums over the groups of `table`.
  init(_ table: Table, _ groups: TableGroups, columns: [Int]) {
    self.columns = columns
    sums = groups.groups.map { group in
      columns.map { TableSums.sum(table.columns[$0], group.rows, groups.order) }
    }
    sums.append(columns.map { TableSums.sum(table.columns[$0], 0..<table.rowCount, groups.order) })
  }

  /// The sum of a group in the column at `index` of ``columns``; of all rows where `group` is nil.
  func text(_ index: Int, of group: Int?) -> String { sums[group ?? sums.count - 1][index].text }

  /// All sums in the column at `index` of ``columns``.
  func texts(of index: Int) -> [String] { sums.map { $0[index].text } }

  private static func sum(_ column: Column, _ rows: Range<Int>, _ order: [UInt32]?) -> DecimalSum {
    var sum = DecimalSum()
    for place in rows { column.withUTF8(order.map { Int($0[place]) } ?? place) { sum.add($0) } }
    return sum
  }
}
