import GalleyTables

struct TableGroups {
  enum Segment {
    case heading(Int)
    case rows(Range<Int>)
    case total(Int?)
  }

  struct Group {
    var title: String
    var level: Int
    var rows: Range<Int>
    var parent: Int?

    static let emptyTitle = "–"
    var shownTitle: String { title.isEmpty ? Self.emptyTitle : title }
  }

  private(set) var groups: [Group] = []
  private(set) var segments: [Segment] = []
  /// The rows in grouped order; nil for the order of the table.
  private(set) var order: [UInt32]?

  /// Groups the rows of a table by `fields`. `titles` format the values of the fields in headings; if it is empty,
  /// headings show the text of the file.
  init(
    _ table: Table, fields: [Int], hasTotals: Bool, sorting: GroupSorting? = nil, titles: [CellText] = []
  ) {
    let count = table.rowCount
    if fields.isEmpty {
      segments = count > 0 ? [.rows(0..<count)] : []
    } else {
      var order = [UInt32](0..<UInt32(count))
      for field in fields.reversed() { TableGroups.gather(&order, by: table.columns[field]) }
      if let sorting { order = sorting.sorted(order[...], fields.map { table.columns[$0] }[...]) }
      self.order = order
      add(0..<count, table, fields[...], parent: nil, hasTotals: hasTotals, titles)
    }
    if hasTotals, count > 0 { segments.append(.total(nil)) }
  }

  private mutating func add(
    _ rows: Range<Int>, _ table: Table, _ fields: ArraySlice<Int>, parent: Int?, hasTotals: Bool, _ titles: [CellText]
  ) {
    let level = fields.startIndex
    guard let field = fields.first, let order else { return segments.append(.rows(rows)) }
    let column = table.columns[field]
    var start = rows.lowerBound
    while start < rows.upperBound {
      let title = column[Int(order[start])]
      var end = start + 1
      while end < rows.upperBound, column.withUTF8(Int(order[end]), { title.utf8.elementsEqual($0) }) { end += 1 }
      let group = groups.count
      // Rows are grouped by parsed values, but the heading shows the text of the file.
      let row = Int(order[start])
      let own = column.isAsWritten ? title : column.written(row)
      let shown = titles.isEmpty ? column.calendarUnit?.title(title) ?? own : titles[level].text(row)
      groups.append(Group(title: shown, level: level, rows: start..<end, parent: parent))
      segments.append(.heading(group))
      add(start..<end, table, fields.dropFirst(), parent: group, hasTotals: hasTotals, titles)
      if hasTotals { segments.append(.total(group)) }
      start = end
    }
  }

  /// Groups rows by a column. Rows in the same group keep their order.
  private static func gather(_ order: inout [UInt32], by column: Column) {
    var places: [String: Int] = [:]
    var buckets: [[UInt32]] = []
    for row in order {
      let value = column[Int(row)]
      if let place = places[value] {
        buckets[place].append(row)
      } else {
        places[value] = buckets.count
        buckets.append([row])
      }
    }
    order = buckets.flatMap { $0 }
  }

  func path(of group: Int?) -> [Int] { group.map { path(of: groups[$0].parent) + [$0] } ?? [] }

  func innermost(at row: Int) -> Int? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].rows.lowerBound <= row { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
