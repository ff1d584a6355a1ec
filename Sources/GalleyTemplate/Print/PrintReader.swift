import GalleyGeometry

/// Reads how a scene is printed, and checks that the columns it names are there.
struct PrintReader {
  private let tables: [Table]
  /// The mistakes so far.
  private(set) var errors: [SceneError] = []

  init(_ tables: [Table]) { self.tables = tables }

  /// What the section `print` says; what it leaves out is as for a scene without one.
  mutating func read(_ record: SceneRecord?, title: String?, canvas: Canvas, at place: SourcePlace?) -> ScenePrint {
    var print = ScenePrint(title: title ?? "")
    print.plan.language = canvas.locale
    print.plan.direction = canvas.layoutDirection
    guard let record else { return print }
    print.place = place
    print.scroller = record.text("list")
    if let scale = record.number("scale") { print.scale = scale }
    readPage(record, &print.plan)
    readWords(record, &print.plan)
    checkLines(record, at: place)
    readTable(record, &print)
    return print
  }

  // MARK: Pages

  private func readPage(_ record: SceneRecord, _ plan: inout TablePlan) {
    if let name = record.word("page"), let size = Paper.sizes[name] { plan.paper.size = size }
    if case .size(let size)? = record["page"] {
      plan.paper.size = size
      plan.paper.orientation = size.width > size.height ? .landscape : .portrait
    }
    if let way = record.word("orientation").flatMap(Paper.Orientation.init) { plan.paper.orientation = way }
    if let margin = record.number("margins") { plan.paper.margins = EdgeInsets(.all, margin) }
    if let sides = record.record("margins") { plan.paper.margins = EdgeInsets(sides: sides) }
    if let title = record.text("title") { plan.title = title }
    if let line = record.record("header") { plan.header = TablePlan.RunningLine(line) }
    if let line = record.record("footer") { plan.footer = TablePlan.RunningLine(line) }
  }

  private func readWords(_ record: SceneRecord, _ plan: inout TablePlan) {
    guard let words = record.record("words") else { return }
    plan.words = TablePlan.Words(
      continued: words.text("continued") ?? plan.words.continued, total: words.text("total") ?? plan.words.total,
      row: words.text("row") ?? plan.words.row, rows: words.text("rows") ?? plan.words.rows,
      empty: words.text("empty") ?? plan.words.empty)
  }

  private mutating func checkLines(_ record: SceneRecord, at place: SourcePlace?) {
    let known = TablePlan.RunningLine.fields
    for entry in ["header", "footer"].compactMap(record.record).flatMap(\.entries) {
      guard case .text(let text) = entry.value, let words = text.constant else { continue }
      for name in words.placeholders where !known.contains(name) {
        let suggestion = Suggestion.closest(to: name, among: known)
        report(
          .output(.unknownPlaceholder(name, known: known, suggestion: suggestion, owner: "headers and footers")),
          entry.place)
      }
    }
  }

  // MARK: Tables

  private mutating func readTable(_ record: SceneRecord, _ print: inout ScenePrint) {
    guard let first = Self.tableKeys.first(where: { record[$0] != nil }), let place = print.place else { return }
    // A table has no scroller, and its texts have a size of their own.
    for key in ["list", "scale"] where record[key] != nil {
      report(.key(.conflict(key, with: first)), record.place(key) ?? place)
    }
    print.plan.paper.orientation =
      record.word("orientation").flatMap(Paper.Orientation.init)
      ?? (record.word("page") == nil && record["page"] != nil ? print.plan.paper.orientation : .automatic)
    let name = record.text("table") ?? tables.first?.name
    guard let name, let table = tables.first(where: { $0.name == name }) else {
      let known = tables.map(\.name)
      let suggestion = Suggestion.closest(to: name ?? "", among: known)
      return report(
        .table(.unknownTable(name ?? "", known: known, suggestion: suggestion)), record.place("table") ?? place)
    }
    print.table = name
    var plan = print.plan
    plan.columns = record.list("columns").compactMap { column($0, of: table, record.place("columns") ?? place) }
    plan.groups = names(record["groupBy"])
    plan.totals = names(record["totals"])
    plan.fontSize = record.number("fontSize") ?? plan.fontSize
    plan.isZebra = record.boolean("zebra") ?? false
    plan.splitsRows = record.boolean("splitRows") ?? false
    plan.stacking = record.word("stack").flatMap(TablePlan.Stacking.init) ?? .automatic
    for name in plan.groups { check(name, of: table, record.place("groupBy") ?? place) }
    for name in plan.totals { check(name, of: table, record.place("totals") ?? place) }
    print.plan = plan
  }

  /// What is said of tables only: any of it makes the pages a table.
  private static let tableKeys = [
    "table", "columns", "groupBy", "totals", "fontSize", "zebra", "splitRows", "stack",
  ]

  private mutating func column(_ value: SceneValue, of table: Table, _ place: SourcePlace) -> TableColumn? {
    guard case .record(let record) = value else {
      guard case .text(let text) = value, let field = text.constant else { return nil }
      check(field, of: table, place)
      return TableColumn(field)
    }
    guard let field = record.text("field") else { return nil }
    let own = record.place("field") ?? place
    check(field, of: table, own)
    var column = TableColumn(field, title: record.text("title"))
    column.heading = record.text("heading") ?? ""
    column.alignment = record.word("alignment").flatMap(TableColumn.Alignment.init)
    column.maxWidth = record.number("maxWidth")
    column.format = record.text("format")
    column.link = record.text("link")
    if let link = column.link { check(link, of: table, record.place("link") ?? own) }
    if let format = column.format, FieldFormat(format) == nil {
      let suggestion = Suggestion.closest(to: format, among: FieldFormat.names)
      report(
        .field(.unknownFormat(format, known: FieldFormat.names, suggestion: suggestion)), record.place("format") ?? own)
    }
    return column
  }

  private func names(_ value: SceneValue?) -> [String] {
    switch value {
    case .text(let text): text.constant.map { [$0] } ?? []
    case .list(let values): values.flatMap { names($0) }
    default: []
    }
  }

  private mutating func check(_ column: String, of table: Table, _ place: SourcePlace) {
    guard !table.isUnreadable, table.columnIndex(column) == nil else { return }
    report(table.unknownColumn(column), place)
  }

  private mutating func report(_ kind: SceneError.Kind, _ place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }
}

extension TablePlan.RunningLine {
  /// The three texts of a line.
  init(_ record: SceneRecord) {
    self.init(
      leading: record.text("leading") ?? "", center: record.text("center") ?? "",
      trailing: record.text("trailing") ?? "")
  }
}

extension String {
  /// The names between braces.
  fileprivate var placeholders: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      piece.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}
