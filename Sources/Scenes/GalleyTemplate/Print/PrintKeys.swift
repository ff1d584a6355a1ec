import GalleyGeometry
import GalleyMessages
import GalleyTables

package struct PrintKeys: RecordKeys {
  let page: TypedField<Page?>
  let orientation: TypedField<Paper.Orientation?>
  let margins: TypedField<EdgeInsets?>
  let title: TypedField<String?>
  let header: TypedField<TypedRecord<RunningLineKeys>?>
  let footer: TypedField<TypedRecord<RunningLineKeys>?>
  let list: TypedField<String?>
  let scale: TypedField<Double?>
  package let table: TypedField<String?>
  let columns: TypedField<[Column]?>
  let groupBy: TypedField<[String]?>
  let totals: TypedField<[String]?>
  let fontSize: TypedField<Double?>
  let striped: TypedField<Bool?>
  let splitRows: TypedField<Bool?>
  let records: TypedField<TablePlan.Stacking?>
  package let labels: TypedField<GivenLabels?>

  /// A page size. For a custom size, the longer side determines the orientation.
  package struct Page: Sendable {
    let size: Size
    let isNamed: Bool
  }

  package enum Column: Sendable {
    case name(String)
    case keys(TypedRecord<PrintColumnKeys>)
  }

  package init(_ fields: inout RecordFields) {
    page = fields.optional("page", Self.page, "Paper size: a name, or width and height in points (default: a4).")
    orientation = fields.optional("orientation", .word(Self.orientations), "Orientation of the paper.")
    margins = fields.optional("margins", .insets(.length), "Margins of the page (default: 36 pt).")
    title = fields.optional("title", .text("a title"), "Title on the first page (default: the scene's title).")
    header = fields.optional("header", RunningLineKeys.shape, "Page header.")
    footer = fields.optional("footer", RunningLineKeys.shape, "Page footer.")
    list = fields.optional(
      "list", .text("an id"), "The id of the scroll view whose rows are printed (default: the first scroll view).")
    scale = fields.optional(
      "scale", .number(NumberShape(noun: "a scale", minimum: 0.1, maximum: 4)),
      "Scale of rows that are printed as the scene draws them (default: 0.65).")
    table = fields.optional(
      "table", .text("a table"),
      "The table in `data` to print in columns. If `columns` or `groupBy` is set, the default is the first table.")
    columns = fields.optional(
      "columns", .list(Self.column, noun: "columns"), "Columns to print (default: all columns of the table).")
    groupBy = fields.optional(
      "groupBy", Self.columnNames, "Groups rows with the same value under a heading that shows their count.")
    totals = fields.optional(
      "totals", Self.columnNames, "Adds totals of these columns, for each group and for all rows.")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 5, maximum: 24)),
      "Font size of a table (default: 8.5 pt).")
    striped = fields.optional(
      "striped", .boolean, "Whether every other row of a table is tinted.", formerly: "zebra")
    splitRows = fields.optional(
      "splitRows", .boolean, "Whether to split rows that do not fit into the remaining space of a page.")
    records = fields.optional(
      "records", .word(Self.recordRules),
      "When to print all rows of a table as records, with column names beside values.", formerly: "stack")
    labels = fields.optional("labels", Self.labels, "Labels on the pages.", formerly: "words")
  }

  /// The keys that only apply to tables. If one of them is present, the pages show a table.
  static var ofTables: [KeyPath<PrintKeys, String>] {
    [
      \.table.key, \.columns.key, \.groupBy.key, \.totals.key, \.fontSize.key, \.striped.key, \.splitRows.key,
      \.records.key,
    ]
  }
}

// MARK: Forms

extension PrintKeys {
  package static let page = TypedShape<Page>.oneOf(
    TypedShape<Size>.word(papers, Paper.sizes).map { Page(size: $0, isNamed: true) },
    TypedShape<Size>.size.map { Page(size: $0, isNamed: false) })

  private static let column = TypedShape<Column>.oneOf(
    TypedShape<String>.text("a column").map { .name($0) },
    TypedShape<TypedRecord<PrintColumnKeys>>.record("columns", "A column of a printed table.").map { .keys($0) })

  private static let columnNames = TypedShape<[String]>.oneOf(
    TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns"))

  package struct GivenLabels: Hashable {
    var continued: String?
    var total: String?
    package var row: String?
    package var rows: String?
    var empty: String?

    func over(_ words: TablePlan.Words) -> TablePlan.Words {
      var words = words
      words.continued = continued ?? words.continued
      words.total = total ?? words.total
      words.row = row ?? words.row
      words.rows = rows ?? words.rows
      words.empty = empty ?? words.empty
      return words
    }
  }

  private static let labels = TypedShape<GivenLabels>.record(
    "labels", "Labels on the pages (default: in the scene's language)."
  ) { fields in
    let continued = fields.optional(
      "continued", .text("text"), "Text after the heading of a group that continues from an earlier page.")
    let total = fields.optional("total", .text("text"), "Text before totals.")
    let row = fields.optional("row", .text("text"), "Text for a count of one row, such as 1 row.")
    let rows = fields.optional("rows", .text("text"), "Text for other counts, such as {n} rows.")
    let empty = fields.optional("empty", .text("text"), "Text for a table without rows.")
    return { given in
      try GivenLabels(
        continued: given[continued], total: given[total], row: given[row], rows: given[rows], empty: given[empty])
    }
  }

  private static let papers = Vocabulary(
    "a paper size",
    [
      "a3": "297 by 420 mm.", "a4": "210 by 297 mm (default).", "a5": "148 by 210 mm.",
      "letter": "8.5 by 11 inches.", "legal": "8.5 by 14 inches.", "tabloid": "11 by 17 inches.",
    ])

  static let orientations = Vocabulary(
    "an orientation",
    [
      "portrait": "Portrait.", "landscape": "Landscape.",
      "auto": "Portrait, or landscape if the columns fit only in landscape (default for tables).",
    ])

  private static let recordRules = Vocabulary(
    "a rule for records",
    [
      "auto": "Only if the columns do not fit, even with line breaks (default).", "always": "Always print records.",
      "never": "Never print records; lines may break anywhere.",
    ])
}

package struct PrintColumnKeys: RecordKeys {
  let field: TypedField<String>
  let title: TypedField<String?>
  let heading: TypedField<String?>
  let alignment: TypedField<TableColumn.Alignment?>
  let format: TypedField<String?>
  let maxWidth: TypedField<Double?>
  let link: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    field = fields.required("field", .text("a column"), "Column of the data.")
    title = fields.optional("title", .text("a title"), "Column header (default: the column's name).")
    heading = fields.optional(
      "heading", .text("a heading"), "Heading above this column, shared by adjacent columns with the same heading.")
    alignment = fields.optional(
      "alignment", .word(Self.alignments), "Alignment of the cells (default: numbers align at the decimal point).")
    format = fields.optional(
      "format", .text("a format"), "Format of the cells: grouped, .2, EUR, percent, date.")
    maxWidth = fields.optional(
      "maxWidth", .number(.length), "Maximum width, in points; longer cells wrap.")
    link = fields.optional("link", .text("a column"), "Column that contains the link addresses for the cells.")
  }

  private static let alignments = Vocabulary(
    "a cell alignment",
    [
      "leading": "At the leading edge.", "center": "Centred.",
      "trailing": "At the trailing edge.", "decimal": "Decimal points align.",
    ])
}

package struct RunningLineKeys: RecordKeys {
  let leading: TypedField<String?>
  let center: TypedField<String?>
  let trailing: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    leading = fields.optional("leading", .text("text"), "At the leading edge.")
    center = fields.optional("center", .text("text"), "In the middle.")
    trailing = fields.optional("trailing", .text("text"), "At the trailing edge.")
  }

  package static let shape = TypedShape<TypedRecord<RunningLineKeys>>.record(
    "line", "Texts of a page header or footer. They may contain {page}, {pages}, {title}, {section}, {file} and {date}."
  )
}
