import GalleyGeometry
import GalleyMessages
import GalleyNavigation
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let table = ViewDefinition(
    "Table",
    "Rows in scrolling columns below column headers; narrow screens such as phones show only the first column.",
    .views, TableArguments.shape,
    ViewTraits(
      matters: [.scroller, .list, .tagged, .lazyContainer, .table], isLazy: true, isInteractive: true,
      parts: [.numbered("column-")], error: TableArguments.error)
  ) { views, table, view in
    SceneTable(table: table, views: views, rows: view.rows, name: view.name)
  }
}

private struct SceneTable: View {
  @State private var sorted: (column: Int, isReversed: Bool)?
  let table: TableArguments
  let views: [ViewTemplate]
  let rows: RowScope
  let name: String?

  var body: some View {
    let changed = name.flatMap(rows.edits.selection)
    TableFrame(
      columns: table.columns.indices.map(column), selection: .constant(changed ?? table.selection)
    ) { TemplateViews(templates: views, rows: rows) }
  }

  private func column(_ index: Int) -> TableFrame<TemplateViews>.Column {
    let column = table.columns[index]
    return TableFrame<TemplateViews>.Column(
      index, title: Text(title: column.title), width: column.width, alignment: column.alignment,
      isReversed: sorted?.column == index ? sorted?.isReversed : nil, sort: sorting(by: index))
  }

  private func sorting(by index: Int) -> (() -> Void)? {
    guard let source = views.sortedTable, rows.tables.indices.contains(source),
      let key = table.columns[index].sort.flatMap(rows.tables[source].columnIndex)
    else { return nil }
    return {
      let isReversed = sorted?.column == index && sorted?.isReversed == false
      sorted = (index, isReversed)
      rows.values.edit(.sort(table: source, column: key, isDescending: isReversed))
    }
  }
}

extension [ViewTemplate] {
  fileprivate var sortedTable: Int? {
    firstAnswer { view in
      if case .rows(let rows)? = view.content { return rows.join == nil ? rows.table : nil }
      return view.children.sortedTable
    }
  }
}

private struct TableArguments: Sendable {
  let columns: [SceneColumn]
  let selection: Set<String>

  static let shape = TypedShape<TableArguments>.record("", "") { fields in
    let columns = fields.required(
      "columns", TypedShape<[SceneColumn]>.list(SceneColumn.shape, noun: "columns"),
      "Columns, each a title or a mapping.")
    let selection = fields.optional(
      "selection", .list(.text("an id"), noun: "row ids", minimum: 0),
      "The selected rows, identified by the `id` of their ForEach, or by their own `tag` or `id`.", default: [])
    return { given in try TableArguments(columns: given[columns], selection: Set(given[selection])) }
  }

  static let error: @Sendable (SceneValue?, SceneRecord, [GalleyTables.Table]) -> ArgumentError? = {
    content, record, tables in
    guard let table = content?.views.sortedTable.map({ tables[$0] }), !table.isUnreadable,
      let columns = shape.read(.record(record))?.columns
    else { return nil }
    return columns.lazy.compactMap(\.sort).first { table.columnIndex($0) == nil }.map { name in
      let known = table.columns.map(\.name)
      let suggestion = Suggestion.closest(to: name, among: known)
      return ArgumentError(
        kind: .table(.unknownColumn(name, table: table.name, known: known, suggestion: suggestion)), key: "columns")
    }
  }
}

private struct SceneColumn: Sendable {
  let title: String
  var width: Double?
  var alignment = HorizontalAlignment.leading
  var sort: String?

  static let shape = TypedShape<SceneColumn>.oneOf(
    TypedShape<String>.text("a title").map { SceneColumn(title: $0) },
    .record("a column", "A column of a Table.") { fields in
      let title = fields.required("title", .text("a title"), "Column header.")
      let width = fields.optional(
        "width", TypedShape<Double>.number(.length), "Width in points (default: a share of the remaining width).")
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, "Alignment of the cells (default: leading).",
        default: HorizontalAlignment.leading)
      let sort = fields.optional(
        "sort", .text("a column"), "Data column by which a tap on the header sorts the rows (default: none).")
      return { given in
        try SceneColumn(title: given[title], width: given[width], alignment: given[alignment], sort: given[sort])
      }
    })
}
