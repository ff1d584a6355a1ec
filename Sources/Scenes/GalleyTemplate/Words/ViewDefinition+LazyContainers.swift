import GalleyGeometry
import GalleyTables
import GalleyViews

extension ViewDefinition {
  static let lazyContainers: [ViewDefinition] = [
    ViewDefinition(
      "LazyVStack", "Views from top to bottom; Galley builds only the visible ones.", .views, LazyColumn.shape, .lazy
    ) { views, stack, view in
      LazyVStack(alignment: stack.alignment, spacing: stack.spacing, pinnedViews: stack.pinnedViews) {
        TemplateViews(templates: views, rows: view.rows)
      }
    },
    ViewDefinition(
      "LazyHStack", "Views from leading to trailing; Galley builds only the visible ones.", .views, LazyRow.shape, .lazy
    ) { views, stack, view in
      LazyHStack(alignment: stack.alignment, spacing: stack.spacing, pinnedViews: stack.pinnedViews) {
        TemplateViews(templates: views, rows: view.rows)
      }
    },
    ViewDefinition(
      "LazyVGrid", "Cells in columns, filled row by row; Galley builds only the visible ones.", .views, LazyColumn.grid,
      .lazy
    ) { views, grid, view in
      LazyVGrid(columns: grid.tracks, alignment: grid.alignment, spacing: grid.spacing, pinnedViews: grid.pinnedViews) {
        TemplateViews(templates: views, rows: view.rows)
      }
    },
    ViewDefinition(
      "LazyHGrid", "Cells in rows, filled column by column; Galley builds only the visible ones.", .views, LazyRow.grid,
      .lazy
    ) { views, grid, view in
      LazyHGrid(rows: grid.tracks, alignment: grid.alignment, spacing: grid.spacing, pinnedViews: grid.pinnedViews) {
        TemplateViews(templates: views, rows: view.rows)
      }
    },
  ]
}

extension ViewTraits {
  package static let lazy = ViewTraits(matters: [.lazyContainer], isLazy: true)
}

private struct LazyColumn: Sendable {
  var tracks: [GridItem] = []
  let alignment: HorizontalAlignment
  let spacing: Double?
  let pinnedViews: PinnedScrollableViews

  static let shape = TypedShape<LazyColumn>.record("", "") { LazyColumn.define(&$0) }

  static let grid = TypedShape<LazyColumn>.record("", "") { fields in
    let tracks = [GridItem].fields("columns", "widths", spacing: "columnSpacing", &fields)
    let column = define(&fields)
    return { given in
      var grid = try column(given)
      grid.tracks = try tracks(given)
      return grid
    }
  }

  private static func define(_ fields: inout RecordFields) -> @Sendable (RecordValues) throws -> LazyColumn {
    let alignment = fields.add(ViewDefinition.columnAlignment)
    let spacing = fields.add(ViewDefinition.spacing)
    let pinnedViews = fields.add(PinnedScrollableViews.field)
    return { given in
      try LazyColumn(alignment: given[alignment], spacing: given[spacing], pinnedViews: given[pinnedViews])
    }
  }
}

private struct LazyRow: Sendable {
  var tracks: [GridItem] = []
  let alignment: VerticalAlignment
  let spacing: Double?
  let pinnedViews: PinnedScrollableViews

  static let shape = TypedShape<LazyRow>.record("", "") { LazyRow.define(&$0) }

  static let grid = TypedShape<LazyRow>.record("", "") { fields in
    let tracks = [GridItem].fields("rows", "heights", spacing: "rowSpacing", &fields)
    let row = define(&fields)
    return { given in
      var grid = try row(given)
      grid.tracks = try tracks(given)
      return grid
    }
  }

  private static func define(_ fields: inout RecordFields) -> @Sendable (RecordValues) throws -> LazyRow {
    let alignment = fields.add(ViewDefinition.rowAlignment)
    let spacing = fields.add(ViewDefinition.spacing)
    let pinnedViews = fields.add(PinnedScrollableViews.field)
    return { given in try LazyRow(alignment: given[alignment], spacing: given[spacing], pinnedViews: given[pinnedViews])
    }
  }
}

extension PinnedScrollableViews {
  fileprivate static let field = TypedField(
    "pinnedViews",
    TypedShape<[PinnedScrollableViews]>.list(
      .words(
        "a kind of view",
        [
          "sectionHeaders": (.sectionHeaders, "Headers stay at the start of the scroll view until their section ends."),
          "sectionFooters": (.sectionFooters, "Footers stay at the end of the scroll view."),
        ]), noun: "kinds of views"
    ).map { PinnedScrollableViews($0) },
    "Headers or footers that stay visible while their section is visible (default: none).", default: [])
}

extension [GridItem] {
  /// Declares the keys for the columns of a vertical grid, or for the rows of a horizontal one.
  fileprivate static func fields(
    _ name: String, _ lengths: String, spacing spacingName: String, _ fields: inout RecordFields
  ) -> @Sendable (RecordValues) throws -> [GridItem] {
    let tracks = fields.required(
      name, .tracks(name),
      "A number of equal \(name), `{ adaptive: 80 }` for as many as fit, or a list of \(lengths) and bounds.")
    let spacing = fields.optional(spacingName, .number(.points), "Spacing between \(name) (default: 8 pt).")
    return { given in
      let spacing = try given[spacing]
      return try given[tracks].map { GridItem($0, spacing: spacing) }
    }
  }
}

extension TypedShape<[GridItem.Size]> {
  fileprivate static func tracks(_ name: String) -> Self {
    let counted = TypedShape<Int>.count("a number of \(name)", from: 1, to: 1000).map { count in
      Array(repeating: GridItem.Size.flexible(minimum: 0), count: count)
    }
    let track = TypedShape<GridItem.Size>.record(name, "One of the \(name) of a grid.") { fields in
      let adaptive = fields.optional(
        "adaptive", .number(NumberShape(noun: "a number of points", minimum: 1)),
        "As many \(name) as fit if each has at least this size, in points.")
      let minimum = fields.optional("minimum", .number(.length), "Minimum size (default: 0 pt).", default: 0)
      let maximum = fields.optional(
        "maximum", .number(.greedyLength), "Maximum size (default: no limit).", default: .infinity)
      return { given in
        let maximum = try given[maximum]
        if let minimum = try given[adaptive] { return .adaptive(minimum: minimum, maximum: maximum) }
        return try .flexible(minimum: given[minimum], maximum: maximum)
      }
    }
    let fixed = TypedShape<Double>.number(.length).map { GridItem.Size.fixed($0) }
    return .oneOf(counted, .list(.oneOf(fixed, track), noun: name))
  }
}
