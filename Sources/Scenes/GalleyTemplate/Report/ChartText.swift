import GalleyMessages
public import GalleyTables

extension Table {
  /// Parses the description of a chart that shows the rows in their current order.
  ///
  /// Examples: `bar: amount by month`, `Sales = line: a, b by day`, `area: amount by month per region`, `point: price
  /// by size`, `histogram: price`, and `bar: region`, which counts rows.
  ///
  /// - Throws: `SceneErrors` if the mark or a column does not exist, or if values are not numbers.
  public func chart(_ text: String) throws(SceneErrors) -> ReportChart {
    do throws(SceneError.Kind) { return try ChartText(self).chart(text) } catch {
      throw SceneErrors([SceneError(error, at: SourcePlace(file: "--chart"))])
    }
  }
}

private struct ChartText {
  private let table: Table

  init(_ table: Table) { self.table = table }

  private static let otherNames = ["scatter": ReportChart.Mark.point, "bars": .bar]

  func chart(_ text: String) throws(SceneError.Kind) -> ReportChart {
    guard let colon = text.firstIndex(of: ":") else {
      throw .table(
        .badCondition(text, rest: text, expected: "a mark, a colon and columns, such as bar: amount by month"))
    }
    var (title, name) = ("", Self.trimmed(text[..<colon]))
    if let sign = name.lastIndex(of: "=") {
      title = Self.trimmed(name[..<sign])
      name = Self.trimmed(name[name.index(after: sign)...])
    }
    let mark = try self.mark(name)
    let (rest, series) = split(Self.trimmed(text[text.index(after: colon)...]), at: " per ")
    let (values, place) = split(rest, at: " by ")
    let x = place ?? Self.column(rest)
    guard table.columnIndex(x) != nil else { throw table.unknownColumn(x) }
    let y = place == nil ? [] : values.split(separator: ",").map { Self.trimmed($0) }
    for column in y where table.columnIndex(column) == nil { throw table.unknownColumn(column) }
    for column in mark == .histogram ? [x] : y {
      if let problem = table.problem(ofNumbersIn: column) { throw problem }
      if mark == .pie || mark == .donut, let problem = table.problem(ofNumbersIn: column, above: 0, orEqual: true) {
        throw problem
      }
    }
    if mark == .box, y.isEmpty {
      throw .table(.badCondition(text, rest: rest, expected: "values by a column, such as box: amount by month"))
    }
    if mark == .heat, series == nil {
      throw .table(
        .badCondition(
          text, rest: rest, expected: "values by a column per a column, such as heat: calls by hour per day"))
    }
    return ReportChart(
      table: table, mark: mark, x: x, y: y, series: series,
      combining: y.isEmpty ? .count : mark == .point || mark == .box ? .none : .sum,
      isGrouped: false, isHorizontal: false, xTitle: nil, yTitle: nil, format: nil, height: nil, bins: nil,
      caption: ReportCaption(title))
  }

  private func mark(_ name: String) throws(SceneError.Kind) -> ReportChart.Mark {
    let word = name.lowercased()
    if let mark = ReportChart.Mark(rawValue: word) ?? Self.otherNames[word] { return mark }
    let known = ReportChart.Mark.allCases.map(\.rawValue)
    throw .value(
      .unknownWord(name, noun: "a mark", known: known, suggestion: Suggestion.closest(to: word, among: known)))
  }

  /// Splits the text at the last `word` that is followed by a column.
  private func split(_ text: String, at word: String) -> (before: String, column: String?) {
    var end = text.endIndex
    while end > text.startIndex {
      end = text.index(before: end)
      guard text[end...].hasPrefix(word) else { continue }
      let column = Self.trimmed(text[end...].dropFirst(word.count))
      if table.columnIndex(column) != nil { return (Self.trimmed(text[..<end]), column) }
    }
    return (text, nil)
  }

  private static func column(_ text: String) -> String {
    // An unknown column is reported later.
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let by = words.lastIndex(of: "by"), by + 1 < words.count else { return text }
    return words[(by + 1)...].joined(separator: " ")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...end])
  }
}

extension Table {
  /// Returns an error if fewer than half of the cells are numbers. Otherwise, cells that are not numbers are reported
  /// when the data is read, and the chart has a gap there.
  package func problem(ofNumbersIn name: String) -> SceneError.Kind? {
    guard let index = columnIndex(name) else { return nil }
    let column = columns[index]
    let others = (0..<column.count).filter { row in
      !column.isEmpty(row) && Double(column[row])?.isFinite != true
    }
    guard let first = others.first, others.count * 2 > column.count else { return nil }
    return .field(
      .badCell(
        value: column.written(first), table: self.name, row: number(ofRow: first), column: name,
        expected: "a number", others: others.count - 1))
  }
}
