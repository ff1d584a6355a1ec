import GalleyPicture
import GalleyTables

struct WebPageCells {
  private let document: TableDocument
  private let rules: [CellRule]

  init(_ document: TableDocument) {
    self.document = document
    rules = document.plan.rules
  }

  func row(_ row: Int) -> String {
    let held = rules.isEmpty ? [] : rules.indices.filter { rules[$0].holds(row) }
    let whole = held.filter { rules[$0].field == nil }
    var text = whole.isEmpty ? "<tr>" : "<tr class=\"\(whole.map { "c\($0)" }.joined(separator: " "))\">"
    for column in document.printed {
      let own = held.filter { rules[$0].field == column.plan.field }
      text += cell(column, row, classes: own.map { "c\($0)" })
    }
    // In HTML, the next cell or row ends the previous one. Omitting the end tags saves a third of a large page.
    return text + "\n"
  }

  private func cell(_ column: PrintedColumn, _ row: Int, classes: [String]) -> String {
    let shown = column.cells.text(row)
    let data = document.table.columns[column.index]
    var attributes = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    // The script sorts by this value, which is written if it differs from the displayed text.
    if column.kind != .string, column.chart == nil || column.kind.isNumeric {
      let value = data[row]
      if value != shown { attributes += " data-v=\"\(value.html)\"" }
    }
    switch column.chart {
    case .bar(let range):
      if let value = data.withUTF8(row, { $0.cellNumber }), value.isFinite { attributes += bar(value, range) }
    case .line:
      let values = data.withUTF8(row) { $0.listedNumbers }
      if !values.isEmpty { return "<td\(attributes)>\(line(values))<span class=\"list\">\(shown.html)</span>" }
    case nil: break
    }
    return "<td\(attributes)>\(content(column, row, shown))"
  }

  private func content(_ column: PrintedColumn, _ row: Int, _ shown: String) -> String {
    let text = shown.html.replacing("\n", with: "<br>")
    guard let links = column.links, links.withUTF8(row, \.isAddress) else { return text }
    return "<a href=\"\(links[row].html)\">\(text)</a>"
  }

  private func bar(_ value: Double, _ range: ClosedRange<Double>) -> String {
    let length = range.upperBound - range.lowerBound
    func share(_ value: Double) -> Double { ((value - range.lowerBound) / length * 1000).rounded() / 10 }
    let (start, end) = (share(min(value, 0)), share(max(value, 0)))
    let color = value < 0 ? "--below" : "--bar"
    return " style=\"background:linear-gradient(90deg,#0000 \(start)%,var(\(color)) \(start)% \(end)%,#0000 \(end)%)\""
  }

  private func line(_ values: [Double]) -> String {
    guard let minimum = values.min(), let maximum = values.max() else { return "" }
    func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    let points = values.enumerated().map { index, value in
      let x = values.count > 1 ? Double(index) / Double(values.count - 1) * 76 + 2 : 40
      let y = maximum > minimum ? 16 - (value - minimum) / (maximum - minimum) * 12 : 10
      return (x, y)
    }
    let path = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    let end = points.last ?? (40, 10)
    return "<svg class=\"line\" viewBox=\"0 0 80 20\" width=\"80\" height=\"20\" aria-hidden=\"true\">"
      + "<polyline points=\"\(path)\"/><circle cx=\"\(number(end.0))\" cy=\"\(number(end.1))\" r=\"1.8\"/></svg>"
  }
}
