import GalleyTables

struct GroupSorting {
  let order: TablePlan.GroupOrder
  let column: Column?

  /// Sorts groups of rows. The rows must already be grouped by `fields`.
  func sorted(_ rows: ArraySlice<UInt32>, _ fields: ArraySlice<Column>) -> [UInt32] {
    guard let field = fields.first else { return Array(rows) }
    var groups: [(rows: [UInt32], title: String, value: Double)] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let title = field[Int(rows[start])]
      var end = start + 1
      while end < rows.endIndex, field.withUTF8(Int(rows[end]), { title.utf8.elementsEqual($0) }) { end += 1 }
      let inner = sorted(rows[start..<end], fields.dropFirst())
      groups.append((inner, title, value(of: rows[start..<end])))
      start = end
    }
    let places = groups.indices.sorted { one, other in
      let (first, second) = (groups[one], groups[other])
      if order == .name, first.title != second.title { return precedes(first.title, second.title, field) }
      return first.value != second.value ? first.value > second.value : one < other
    }
    return places.flatMap { groups[$0].rows }
  }

  private func value(of rows: ArraySlice<UInt32>) -> Double {
    switch order {
    case .input, .name: return 0
    case .count: return Double(rows.count)
    case .total:
      guard let column else { return 0 }
      var sum = DecimalSum()
      for row in rows { column.withUTF8(Int(row)) { sum.add($0) } }
      return Double(sum.text) ?? 0
    }
  }

  private func precedes(_ first: String, _ second: String, _ field: Column) -> Bool {
    if field.kind.isNumeric, let one = Double(first), let other = Double(second) { return one < other }
    return TextCollation.precedes(first, second)
  }
}
