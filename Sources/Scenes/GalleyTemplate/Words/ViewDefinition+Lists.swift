import GalleyGeometry
import GalleyTables
import GalleyViews

extension ViewDefinition {
  package static let lists: [ViewDefinition] = [
    ViewDefinition("FlowLayout", "Views side by side, on as many lines as they need.", .views, .flow) {
      views, layout, view in layout.callAsFunction { TemplateViews(templates: views, rows: view.rows) }
    },
    ViewDefinition("LazyFlowStack", "Like FlowLayout; Galley builds only the visible views.", .views, .flow, .lazy) {
      views, layout, view in
      LazyFlowStack(
        columns: layout.columns, alignment: layout.alignment, itemAlignment: layout.itemAlignment,
        spacing: layout.spacing, lineSpacing: layout.lineSpacing
      ) { TemplateViews(templates: views, rows: view.rows) }
    }, list,
    ViewDefinition(
      "Section", "Rows that belong together in a List or a lazy container, with a header and a footer.", .views,
      SectionEdges.shape
    ) { views, edges, view in
      Section {
        TemplateViews(templates: views, rows: view.rows)
      } header: {
        TemplateViews(templates: edges.header, rows: view.rows)
      } footer: {
        TemplateViews(templates: edges.footer, rows: view.rows)
      }
    },
  ]

  package static let list = ViewDefinition(
    "List", "Rows in sections that scroll; Galley builds only the visible ones. States and scripts refer to its `id`.",
    .views,
    TypedShape<RowSelection>.record("", "") { fields in
      let selection = fields.optional(
        "selection", .list(.text("an id"), noun: "row ids", minimum: 0),
        "The selected rows, identified by the `id` of their ForEach, or by their own `tag` or `id`.")
      return { given in try RowSelection(ids: given[selection].map { Set($0) }) }
    }, ViewTraits(matters: [.scroller, .list, .tagged, .lazyContainer], isLazy: true)
  ) { views, selection, view in
    let changed = view.name.flatMap(view.rows.edits.selection)
    return List(selection: (changed ?? selection.ids).map { .constant($0) }) {
      TemplateViews(templates: views, rows: view.rows)
    }
  }
}

/// The selected rows of a list; `ids` is nil if its rows cannot be selected.
private struct RowSelection: Sendable {
  let ids: Set<String>?
}

private struct SectionEdges: Sendable {
  let header: [ViewTemplate]
  let footer: [ViewTemplate]

  static let shape = TypedShape<SectionEdges>.record("", "") { fields in
    let header = fields.optional("header", .views, "View above the rows.", default: [])
    let footer = fields.optional("footer", .views, "View below the rows.", default: [])
    return { given in try SectionEdges(header: given[header], footer: given[footer]) }
  }
}

extension TypedShape<FlowLayout> {
  fileprivate static var flow: Self {
    .record("", "") { fields in
      let columns = fields.optional(
        "columns", .columns,
        "A number of equal columns, or `{ adaptive: 80 }` for as many as fit. By default, views keep their own widths.",
        default: FlowLayout.Columns.fitting)
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, "Alignment of lines in the container (default: leading).",
        default: HorizontalAlignment.leading)
      let itemAlignment = fields.optional(
        "itemAlignment", .verticalAlignment, "Alignment of views on their line (default: center).",
        default: VerticalAlignment.center)
      let spacing = fields.add(ViewDefinition.spacing)
      let lineSpacing = fields.optional(
        "lineSpacing", TypedShape<Double>.number(.points), "Spacing between lines (default: 8 pt).")
      return { given in
        try FlowLayout(
          columns: given[columns], alignment: given[alignment], itemAlignment: given[itemAlignment],
          spacing: given[spacing], lineSpacing: given[lineSpacing])
      }
    }
  }
}

extension TypedShape<FlowLayout.Columns> {
  fileprivate static var columns: Self {
    .oneOf(
      TypedShape<Int>.count("a number of columns", from: 1, to: 1000).map { .count($0) },
      .record("columns", "As many columns as fit.") { fields in
        let minimum = fields.required(
          "adaptive", .number(NumberShape(noun: "a number of points", minimum: 1)), "Minimum width of a column.")
        return { given in try .adaptive(minimum: given[minimum]) }
      })
  }
}
