import GalleyGeometry
import GalleyTables
import GalleyViews

extension ViewDefinition {
  static let containers: [ViewDefinition] = [
    ViewDefinition(
      "Grid", "Rows of cells; a column is as wide as its widest cell, a row as tall as its tallest cell.", .views,
      GridArguments.shape, ViewTraits(matters: [.grid])
    ) { views, grid, view in
      Grid(alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing, verticalSpacing: grid.verticalSpacing)
      { TemplateViews(templates: views, rows: view.rows) }
    },
    ViewDefinition(
      "GridRow", "The cells of one row of a Grid.", .views,
      TypedShape<VerticalAlignment?>.record("", "") { fields in
        let alignment = fields.optional(
          "alignment", .verticalAlignment, "Vertical alignment of the cells (default: as in the Grid).")
        return { given in try given[alignment] }
      }
    ) { views, alignment, view in GridRow(alignment: alignment) { TemplateViews(templates: views, rows: view.rows) } },
    group,
    ViewDefinition(
      "ScrollView", "A scroll view; states and scripts refer to its `id`.", .views, ScrollArguments.shape,
      ViewTraits(matters: [.scroller])
    ) { views, scroll, view in
      ScrollView(scroll.axes, showsIndicators: scroll.showsIndicators) {
        TemplateViews(templates: views, rows: view.rows)
      }
    }, viewThatFits, forEach,
  ]

  package static let group = ViewDefinition(
    "Group", "Views that share modifiers, without a container.", .views, .nothing
  ) {
    views, _, view in Group { TemplateViews(templates: views, rows: view.rows) }
  }

  static let viewThatFits = ViewDefinition(
    "ViewThatFits", "Shows the first of its views whose ideal size fits, or the last view if all are too large.",
    .views,
    FitArguments.shape,
    ViewTraits(matters: [.fit])
  ) { views, fit, view in
    ViewThatFits(in: fit.axes, uniform: fit.scope) { TemplateViews(templates: views, rows: view.rows) }
  }

  static let forEach = ViewDefinition(
    "ForEach", "One view per row of a table.", .rows, ForEachKeys.shape, ViewTraits(isLazy: true)
  ) { rows, _, view in TemplateRows(template: rows, outer: view.rows) }
}

private struct GridArguments: Sendable {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?

  static let shape = TypedShape<GridArguments>.record("", "") { fields in
    let alignment = fields.optional(
      "alignment", .alignment, "Alignment of views in their cells (default: center).", default: .center)
    let horizontal = fields.optional(
      "horizontalSpacing", .number(.points), "Spacing between columns (default: 8 pt).")
    let vertical = fields.optional(
      "verticalSpacing", .number(.points), "Spacing between rows (default: 8 pt).")
    return { given in
      try GridArguments(
        alignment: given[alignment], horizontalSpacing: given[horizontal], verticalSpacing: given[vertical])
    }
  }
}

private struct ScrollArguments: Sendable {
  let axes: Axis.Set
  let showsIndicators: Bool

  static let shape = TypedShape<ScrollArguments>.record("", "") { fields in
    let axes = fields.optional("axis", axes, "Scroll direction (default: vertical).", default: .vertical)
    let showsIndicators = fields.optional(
      "showsIndicators", .boolean, "Whether scroll indicators may appear (default: true).", default: true)
    return { given in try ScrollArguments(axes: given[axes], showsIndicators: given[showsIndicators]) }
  }

  private static let axes = TypedShape<Axis.Set>.words(
    "an axis",
    [
      "vertical": (.vertical, "Vertical (default)."), "horizontal": (.horizontal, "Horizontal."),
      "both": ([.horizontal, .vertical], "Both directions."),
    ])
}

private struct FitArguments: Sendable {
  let axes: Axis.Set
  let scope: SyncScope?

  static let shape = TypedShape<FitArguments>.record("", "") { fields in
    let axes = fields.optional(
      "in", .fitAxes, "Axes on which the size must fit (default: both).", default: [.horizontal, .vertical])
    let scope = fields.optional(
      "uniform", .syncScope,
      "Rows that share the choice: all of them show the first view that fits in every one of them.")
    return { given in try FitArguments(axes: given[axes], scope: given[scope]) }
  }
}

extension TypedShape<RowsTemplate> {
  /// The rows of a `ForEach`. The name of the table was resolved together with the view of a row.
  fileprivate static var rows: Self {
    Self(.text(noun: "the name of a table")) { if case .rows(let rows) = $0 { rows } else { nil } }
  }
}

/// The keys of a `ForEach`, which are decoded together with its table.
package struct ForEachKeys: RecordKeys {
  package let row: TypedField<[ViewTemplate]>
  let join: TypedField<[Named<String>]?>
  let id: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    row = fields.required("row", .views, "View for each row.")
    join = fields.optional(
      "where", .named(.text("a field of the outer row"), noun: "columns"),
      "Shows only rows whose column equals a field of the outer row, such as `{ country: code }`.")
    id = fields.optional(
      "id", .text("a column"), "Column that identifies rows, for scrolling (default: the row number).")
  }

  static let all = defined().keys
  fileprivate static let shape = TypedShape<TypedRecord<ForEachKeys>>.record("", "")
}
