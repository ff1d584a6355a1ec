import GalleyData
import GalleyTables

extension ReportChart {
  /// The chart with durations in hours, minutes or seconds and file sizes in suitable units, so that the steps of its
  /// axes are round numbers.
  package var inUnits: ReportChart {
    guard format == nil else { return self }
    var chart = self
    let values = y.compactMap(table.columnIndex)
    let quantities = values.map { table.columns[$0].numberForm?.quantity }
    // Columns that share an axis need the same unit.
    if let first = quantities.first, let quantity = first, quantities.allSatisfy({ $0 == first }) {
      let unit = quantity.unit(of: values.map { table.columns[$0].greatest }.max() ?? 0)
      for index in values { chart.table.columns[index] = table.columns[index].divided(by: unit.length) }
      if yTitle == nil, y.count == 1 { chart.yTitle = "\(y[0]) (\(unit.name))" }
    }
    if mark != .bar, !y.contains(x), let index = table.columnIndex(x), table.columns[index].kind.isNumeric,
      let quantity = table.columns[index].numberForm?.quantity
    {
      let unit = quantity.unit(of: table.columns[index].greatest)
      chart.table.columns[index] = table.columns[index].divided(by: unit.length)
      if xTitle == nil { chart.xTitle = "\(x) (\(unit.name))" }
    }
    return chart
  }
}

extension Column {
  /// Whether all non-empty cells are months such as "2024-03".
  package var areMonths: Bool {
    guard kind == .string, count > 0 else { return false }
    return (0..<count).allSatisfy { row in withUTF8(row) { $0.isEmpty || Self.isMonth($0) } }
      && (0..<count).contains { !isEmpty($0) }
  }

  private static func isMonth(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 7, text[4] == UInt8(ascii: "-"), text[5] <= UInt8(ascii: "1") else { return false }
    guard text.enumerated().allSatisfy({ $0.offset == 4 || $0.element &- 0x30 <= 9 }) else { return false }
    return 1...12 ~= Int(text[5] &- 0x30) * 10 + Int(text[6] &- 0x30)
  }

  fileprivate var greatest: Double {
    (0..<count).reduce(0) { maximum, row in max(maximum, withUTF8(row) { $0.cellNumber }?.magnitude ?? 0) }
  }

  fileprivate func divided(by length: Double) -> Column {
    let cells = (0..<count).map { row -> String in
      guard let number = withUTF8(row, { $0.cellNumber }) else { return self[row] }
      return "\(number / length)"
    }
    var column = Column(name: name, cells: cells)
    column.kind = .number
    return column
  }
}
