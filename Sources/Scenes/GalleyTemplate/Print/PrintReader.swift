import GalleyGeometry
import GalleyMessages
package import GalleyTables

package struct PrintReader {
  private let tables: [Table]
  private(set) var errors: [SceneError] = []

  init(_ tables: [Table]) { self.tables = tables }

  mutating func read(
    _ section: TypedRecord<PrintKeys>?, title: String?, canvas: SceneCanvas, at place: SourcePlace?
  ) -> ScenePrint {
    var print = ScenePrint(title: title ?? "")
    print.plan.speak(canvas.locale)
    print.plan.direction = canvas.layoutDirection
    guard let section else { return print }
    print.place = place
    print.scroller = section[\.list]
    print.scale = section[\.scale] ?? print.scale
    readPage(section, &print.plan)
    for line in [section[\.header], section[\.footer]] { line.map { check($0) } }
    readTable(section, &print)
    return print
  }

  // MARK: Pages

  private func readPage(_ section: TypedRecord<PrintKeys>, _ plan: inout TablePlan) {
    if let page = section[\.page] {
      plan.paper.size = page.size
      if !page.isNamed { plan.paper.orientation = page.size.width > page.size.height ? .landscape : .portrait }
    }
    plan.paper.orientation = section[\.orientation] ?? plan.paper.orientation
    plan.paper.margins = section[\.margins] ?? plan.paper.margins
    plan.title = section[\.title] ?? plan.title
    plan.header = section[\.header].map(TablePlan.RunningLine.init) ?? plan.header
    plan.footer = section[\.footer].map(TablePlan.RunningLine.init) ?? plan.footer
    plan.words = section[\.labels]?.over(plan.words) ?? plan.words
  }

  mutating func check(_ line: TypedRecord<RunningLineKeys>) {
    let known = TablePlan.RunningLine.fields
    for key in [\RunningLineKeys.leading, \.center, \.trailing] {
      guard let text = line[key], let place = line.place(key.appending(path: \.key)) else { continue }
      for name in text.placeholders where !known.contains(name) {
        let suggestion = Suggestion.closest(to: name, among: known)
        report(
          .output(.unknownPlaceholder(name, known: known, suggestion: suggestion, owner: "headers and footers")), place)
      }
    }
  }

  // MARK: Tables

  private mutating func readTable(_ section: TypedRecord<PrintKeys>, _ print: inout ScenePrint) {
    guard let first = PrintKeys.ofTables.first(where: section.has), let place = print.place else { return }
    // These keys do not apply to tables, which have no scroll view and set their font size with a different key.
    for key in [\PrintKeys.list.key, \.scale.key] where section.has(key) {
      report(.key(.conflict(section.name(key), with: section.name(first))), section.place(key) ?? place)
    }
    if section[\.orientation] == nil, section[\.page]?.isNamed ?? true { print.plan.paper.orientation = .automatic }
    let name = section[\.table] ?? tables.first?.name
    guard let name, let table = tables.first(where: { $0.name == name }) else {
      let known = tables.map(\.name)
      let suggestion = Suggestion.closest(to: name ?? "", among: known)
      return report(
        .table(.unknownTable(name ?? "", known: known, suggestion: suggestion)), section.place(\.table.key) ?? place)
    }
    print.table = name
    var plan = print.plan
    let columnsPlace = section.place(\.columns.key) ?? place
    plan.columns = (section[\.columns] ?? []).compactMap { column($0, of: table, columnsPlace) }
    plan.groups = section[\.groupBy] ?? []
    plan.totals = section[\.totals] ?? []
    plan.fontSize = section[\.fontSize] ?? plan.fontSize
    plan.isZebra = section[\.striped] ?? false
    plan.splitsRows = section[\.splitRows] ?? false
    plan.stacking = section[\.records] ?? .automatic
    for name in plan.groups { check(name, of: table, section.place(\.groupBy.key) ?? place) }
    for name in plan.totals { check(name, of: table, section.place(\.totals.key) ?? place) }
    print.plan = plan
  }

  private mutating func column(_ written: PrintKeys.Column, of table: Table, _ place: SourcePlace) -> TableColumn? {
    switch written {
    case .name(let field):
      check(field, of: table, place)
      return TableColumn(field)
    case .keys(let keys): return column(keys, of: table, place)
    }
  }

  private mutating func column(
    _ keys: TypedRecord<PrintColumnKeys>, of table: Table, _ place: SourcePlace
  ) -> TableColumn? {
    guard let field = keys[\.field] else { return nil }
    let own = keys.place(\.field.key) ?? place
    check(field, of: table, own)
    var column = TableColumn(field, title: keys[\.title])
    column.heading = keys[\.heading] ?? ""
    column.alignment = keys[\.alignment]
    column.maxWidth = keys[\.maxWidth]
    column.format = keys[\.format]
    column.link = keys[\.link]
    if let link = column.link { check(link, of: table, keys.place(\.link.key) ?? own) }
    if let format = column.format, FieldFormat(format) == nil {
      let suggestion = Suggestion.closest(to: format, among: FieldFormat.names)
      report(
        .field(.unknownFormat(format, known: FieldFormat.names, suggestion: suggestion)),
        keys.place(\.format.key) ?? own)
    }
    return column
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
  package init(_ line: TypedRecord<RunningLineKeys>) {
    self.init(leading: line[\.leading] ?? "", center: line[\.center] ?? "", trailing: line[\.trailing] ?? "")
  }
}

extension String {
  fileprivate var placeholders: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      piece.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}
