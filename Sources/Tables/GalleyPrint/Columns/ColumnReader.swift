import GalleyData
import GalleyMessages
import GalleyTables

struct ColumnReader {
  let table: Table
  let plan: TablePlan
  let pens: TablePens
  let style: TableStyle
  var others: [TablePens] = []

  func columns() throws(PrintError) -> [PrintedColumn] {
    var wanted = plan.columns
    if wanted.isEmpty {
      wanted = table.columns.map(\.name).filter { !plan.groups.contains($0) }.map { TableColumn($0) }
    }
    var found: [FoundColumn] = []
    for column in wanted { found.append(try find(column)) }
    let measuring = ColumnMeasuring(columns: found.map { ($0.gauge, $0.isLine ? 0 : table.rowCount) }, own: pens)
    return zip(found, measuring.findings(others: others)).map(printed)
  }

  private struct FoundColumn {
    let plan: TableColumn
    let index: Int
    let gauge: ColumnGauge
    let links: Column?
    let isLine: Bool
  }

  func indices(of names: [String]) throws(PrintError) -> [Int] {
    var indices: [Int] = []
    for name in names { indices.append(try index(of: name)) }
    return indices
  }

  func numericIndices(of names: [String]) throws(PrintError) -> [Int] {
    let indices = try indices(of: names)
    // In a table without rows, the kinds of columns are unknown.
    for index in indices where table.rowCount > 0 && !table.columns[index].kind.isNumeric {
      if (0..<table.rowCount).contains(where: { !table.columns[index].isEmpty($0) }) {
        throw .notNumeric(table.columns[index].name, example: example(in: table.columns[index]))
      }
    }
    return indices
  }

  func addableIndices(of names: [String]) throws(PrintError) -> [Int] {
    let indices = try numericIndices(of: names)
    for index in indices where table.columns[index].numberForm?.quantity?.isAddable == false {
      throw .clocks(table.columns[index].name)
    }
    return indices
  }

  func checkCharts() throws(PrintError) {
    guard table.rowCount > 0 else { return }
    for index in try indices(of: plan.bars) where !table.columns[index].kind.isNumeric {
      throw .noBars(table.columns[index].name, example: example(in: table.columns[index]))
    }
    for index in try indices(of: plan.sparklines) {
      let column = table.columns[index]
      let filled = (0..<column.count).lazy.filter { !column.isEmpty($0) }
      guard !filled.contains(where: { column.withUTF8($0, \.isListOfNumbers) }), let first = filled.first else {
        continue
      }
      throw .noLines(column.name, example: PrintError.Cell(row: table.number(ofRow: first), text: column[first]))
    }
  }

  private func example(in column: Column) -> PrintError.Cell? {
    (0..<table.rowCount).first { row in
      column.withUTF8(row) { !$0.isEmpty && !Column.Kind.number.accepts($0) }
    }.map { PrintError.Cell(row: table.number(ofRow: $0), text: column[$0]) }
  }

  private func index(of name: String) throws(PrintError) -> Int {
    if let index = table.columnIndex(name) { return index }
    let known = table.columns.map(\.name)
    throw .unknownColumn(name, known: known, suggestion: Suggestion.closest(to: name, among: known))
  }

  private func find(_ column: TableColumn) throws(PrintError) -> FoundColumn {
    let index = try index(of: column.field)
    let data = table.columns[index]
    let cells = try texts(of: column, data)
    let gauge = ColumnGauge(
      cells: cells, alignment: column.alignment ?? standardAlignment(of: data), canBreak: data.kind == .string,
      pen: column.isMonospaced ? pens.monospaced : pens.cell, decimalMark: decimalMark(of: column, cells),
      measuresNumbers: plan.stacking == .never)
    return FoundColumn(
      plan: column, index: index, gauge: gauge, links: try links(of: column, data),
      isLine: plan.sparklines.contains(column.field))
  }

  private func printed(_ column: FoundColumn, _ findings: ColumnGauge.Findings) -> PrintedColumn {
    let (title, data, gauge) = (column.plan.title, table.columns[column.index], column.gauge)
    let hasBars = plan.bars.contains(column.plan.field)
    var measure = gauge.whole(
      findings, count: column.isLine ? 0 : table.rowCount, titleWidth: pens.title.width(of: title))
    measure.titleWord = TitleLines.widestPiece(of: title, pens.title)
    if column.isLine || hasBars {
      let minimum = CellChart.minimumWidth(em: plan.fontSize)
      if measure.natural < minimum { (measure.title, measure.heading) = (minimum, .chart) }
      if column.isLine { measure.canBreak = false }
    }
    let printed = PrintedColumn(
      plan: column.plan, index: column.index, cells: gauge.cells, kind: data.kind, alignment: gauge.alignment,
      measure: measure, links: column.links, decimalMark: gauge.decimalMark, pen: gauge.pen)
    if column.isLine { printed.chart = .line }
    if hasBars { printed.chart = CellChart.bars(of: data) }
    return printed
  }

  func titles(of fields: [Int]) -> [CellText] {
    guard plan.numberLocale != nil else { return [] }
    return fields.map { index in
      let column = table.columns[index]
      return CellText(column, localized: LocalizedCells(column, column.name, plan))
    }
  }

  private func texts(of column: TableColumn, _ data: Column) throws(PrintError) -> CellText {
    if let format = try format(of: column, data) { return CellText(data, format: format) }
    if let localized = LocalizedCells(data, column.field, plan) { return CellText(data, localized: localized) }
    let isQuantity = plan.numberLocale == nil && Quantities.isOne(column, data, plan)
    // If this column has no group separators, those of the file's other columns are used.
    let symbols = isQuantity ? NumberSymbols(of: table, language: plan.language) : nil
    return CellText(data, grouping: symbols.map(NumberGrouping.init))
  }

  private func standardAlignment(of data: Column) -> TableColumn.Alignment {
    switch data.kind {
    // For 1.5G and 900K, or 1:02:33 and 02:15, the last characters are aligned.
    case .number: data.numberForm?.quantity == nil ? .decimal : .trailing
    case .integer: .trailing
    case .string, .boolean, .date, .timestamp: .leading
    }
  }

  private func format(of column: TableColumn, _ data: Column) throws(PrintError) -> ((String) -> String)? {
    guard let name = column.format else { return nil }
    guard let format = CellFormat(name, language: plan.language) else {
      throw .unknownFormat(name, column: column.field, known: CellFormat.names)
    }
    // Single cells that do not fit the format are printed unchanged. If no cell fits it, it was meant for another
    // column.
    let filled = (0..<data.count).lazy.filter { !data.isEmpty($0) }
    if let first = filled.first, !filled.contains(where: { format.fits(data[$0]) }) {
      let cell = PrintError.Cell(row: table.number(ofRow: first), text: data[first])
      throw .unfitFormat(name, column: column.field, noun: format.noun, example: cell)
    }
    return format.apply
  }

  func widest(of texts: [String]) -> (width: Double, text: String) {
    texts.map { (width: pens.heading.width(of: $0), text: $0) }.max { $0.width < $1.width } ?? (0, "")
  }

  /// Returns the widths of a total before and after the decimal mark.
  func parts(of text: String, _ mark: [UInt8]) -> (whole: Double, fraction: Double) {
    var text = text
    return text.withUTF8 { bytes in
      let whole = pens.heading.width(of: bytes, to: DecimalMark.place(in: bytes, mark: mark))
      return (whole, pens.heading.width(of: bytes) - whole)
    }
  }

  private func decimalMark(of column: TableColumn, _ cells: CellText) -> [UInt8] {
    column.format == nil ? cells.decimalMark : Array(CellFormat.decimalMark(of: plan.language).utf8)
  }

  /// Returns the column with the link addresses, which is the column itself if its cells look like addresses.
  private func links(of column: TableColumn, _ data: Column) throws(PrintError) -> Column? {
    if let name = column.link { return table.columns[try index(of: name)] }
    guard data.kind == .string, data.count > 0 else { return nil }
    let first = (0..<min(data.count, 64)).first { !data.isEmpty($0) }
    return first.map { data.withUTF8($0, \.isAddress) } ?? false ? data : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  var isAddress: Bool {
    ["https://", "http://", "mailto:"].contains { starts(with: $0.utf8) } && !contains { $0 <= 0x20 }
  }
}
