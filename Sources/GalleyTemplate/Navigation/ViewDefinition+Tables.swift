import GalleyGeometry
import GalleyNavigation
import GalleyViews

extension ViewDefinition {
  /// The view of rows in columns.
  static let table = ViewDefinition(
    "Table",
    "Rows in columns that scroll, below the titles of these; on a screen as narrow as a phone's, the first column alone.",
    .views, TableArguments.shape, ViewTraits(matters: [.scroller, .list, .tagged, .lazyContainer], isLazy: true)
  ) { views, table, view in
    let changed = view.name.flatMap(view.rows.edits.selection)
    return TableFrame(
      columns: table.columns.enumerated().map { $1.column($0) }, selection: .constant(changed ?? table.selection)
    ) { TemplateViews(templates: views, rows: view.rows) }
  }
}

private struct TableArguments: Sendable {
  let columns: [SceneColumn]
  let selection: Set<String>

  static let shape = TypedShape<TableArguments>.record("", "") { fields in
    let columns = fields.required(
      "columns", TypedShape<[SceneColumn]>.list(SceneColumn.shape, noun: "columns"),
      "The columns: titles, or mappings.")
    let selection = fields.optional(
      "selection", .list(.text("an id"), noun: "ids of rows", minimum: 0),
      "The rows that are selected, by the `id` of their ForEach, or their `tag` or `id`.", default: [])
    return { given in try TableArguments(columns: given[columns], selection: Set(given[selection])) }
  }
}

private struct SceneColumn: Sendable {
  let title: String
  var width: Double?
  var alignment = HorizontalAlignment.leading

  static let shape = TypedShape<SceneColumn>.oneOf(
    TypedShape<String>.text("a title").map { SceneColumn(title: $0) },
    .record("a column", "A column of a Table.") { fields in
      let title = fields.required("title", .text("a title"), "What stands above it.")
      let width = fields.optional(
        "width", TypedShape<Double>.number(.length), "How wide it is in points; a share of what is left by default.")
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, "How its cells line up; leading by default.",
        default: HorizontalAlignment.leading)
      return { given in
        try SceneColumn(title: given[title], width: given[width], alignment: given[alignment])
      }
    })

  func column(_ index: Int) -> TableFrame<TemplateViews>.Column {
    .init(index, title: Text(verbatim: title), width: width, alignment: alignment)
  }
}
