import GalleyData
import GalleyMessages
import GalleyTables
import GalleyText

struct SummaryFacts {
  let document: TableDocument

  init(_ document: TableDocument) { self.document = document }

  private var plan: TablePlan { document.plan }
  private var words: TableReportPlan.Words { plan.report.words }

  func groups() -> (table: Table, columns: [TableColumn])? {
    let groups = document.groups.groups.indices.filter { document.groups.groups[$0].level == 0 }
    guard !groups.isEmpty || !document.sums.lines.isEmpty else { return nil }
    let places: [Int?] = groups.map { $0 } + [nil]
    var cells: [[String]] = [places.map(name), places.map(count)]
    var titles = [words.groups, words.rows]
    for line in document.sums.lines {
      for (index, column) in line.columns.enumerated() {
        let printed = document.printed.first { $0.index == column }
        let title = printed?.plan.title ?? document.table.columns[column].name
        titles.append(document.sums.lines.count > 1 ? "\(line.words) \(title)" : title)
        cells.append(
          places.map { line.written(index, of: $0, document.texts(ofColumn: column)) })
      }
      guard line.hasShares else { continue }
      titles.append(words.share)
      cells.append(places.map { document.sums.share(of: line, $0) })
    }
    return Self.table(titles, cells, trailing: Set(1..<titles.count))
  }

  private func name(of group: Int?) -> String {
    guard let group else { return plan.words.total }
    return document.groups.groups[group].shownTitle
  }

  private func count(of group: Int?) -> String {
    let count = group.map { document.groups.groups[$0].rows.count } ?? document.table.rowCount
    return CountText.grouped(count, language: plan.language)
  }

  func columns() -> (table: Table, columns: [TableColumn]) {
    let facts = words.facts
    let titles = [facts.name, facts.kind, facts.filled, facts.empty, facts.distinct, facts.minimum, facts.maximum]
    let rows = document.printed.map(row)
    let cells = titles.indices.map { index in rows.map { $0[index] } }
    var (table, columns) = Self.table(titles, cells, trailing: [2, 3, 4])
    for index in [5, 6] { columns[index].maxWidth = plan.fontSize * 18 }
    return (table, columns)
  }

  private func row(_ column: PrintedColumn) -> [String] {
    let data = document.table.columns[column.index]
    var filled = 0
    var different: Set<String> = []
    for row in 0..<data.count where !data.isEmpty(row) {
      filled += 1
      different.insert(data[row])
    }
    // A column whose cells are lists of numbers has no minimum or maximum.
    let isList = plan.sparklines.contains(column.plan.field)
    let bounds = isList ? nil : data.bounds()
    func shown(_ row: Int?) -> String {
      let text = row.map { column.cells.text($0) } ?? ""
      return text.count > 80 ? text.prefix(79) + "…" : text
    }
    var counts = [filled, data.count - filled, different.count].map { CountText.grouped($0, language: plan.language) }
    if document.partial.contains(where: { $0.index == column.index }) { counts[0] += TableSums.mark }
    return [column.plan.title, noun(of: data)] + counts + [
      shown(bounds?.minimum), shown(bounds?.maximum),
    ]
  }

  private func noun(of column: Column) -> String {
    let kinds = words.facts.kinds
    switch column.numberForm?.quantity {
    case .duration: return kinds.duration
    case .clock: return kinds.clock
    case .size(let form) where !form.areCounts: return kinds.size
    case .size, nil: return column.kind.noun(kinds)
    }
  }

  private static func table(
    _ titles: [String], _ cells: [[String]], trailing: Set<Int>
  ) -> (table: Table, columns: [TableColumn]) {
    let columns = titles.enumerated().map { index, title in
      var column = TableColumn("\(index)", title: title)
      column.alignment = trailing.contains(index) ? .trailing : .leading
      return column
    }
    return (Table(named: "", columns: cells.enumerated().map { ("\($0)", $1) }), columns)
  }
}

extension Column.Kind {
  fileprivate func noun(_ words: TableReportPlan.Kinds) -> String {
    switch self {
    case .string: words.text
    case .integer: words.integer
    case .number: words.number
    case .boolean: words.boolean
    case .date: words.day
    case .timestamp: words.time
    }
  }
}
