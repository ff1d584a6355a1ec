import GalleyData
import GalleyTables

extension ReportChart {
  /// Durations in hours, minutes or seconds and file sizes in suitable units give axes round steps.
  package var inUnits: ReportChart {
    guard format == nil else { return self }
    var chart = self
    let values = y.compactMap(table.columnIndex)
    let quantities = values.map { table.columns[$0].numberForm?.quantity }
    // Columns that share an axis need a common unit.
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
