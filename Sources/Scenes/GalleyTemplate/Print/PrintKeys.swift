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
  let zebra: TypedField<Bool?>
  let splitRows: TypedField<Bool?>
  let stack: TypedField<TablePlan.Stacking?>
  package let words: TypedField<GivenWords?>

  /// The longer side of a custom size determines the orientation.
  package struct Page: Sendable {
    let size: Size
    let isNamed: Bool
  }

  package enum Column: Sendable {
    case name(String)
    case keys(TypedRecord<PrintColumnKeys>)
  }

  package init(_ fields: inout RecordFields) {
    page = fields.optional("page", Self.page, "The sheet: a name, or its sides in points; a4 by default.")
    orientation = fields.optional("orientation", .word(Self.orientations), "Which way the sheet lies.")
    margins = fields.optional("margins", .insets(.length), "What stays free at each side; 36 by default.")
    title = fields.optional("title", .text("a title"), "The title on the first page; the scene's by default.")
    header = fields.optional("header", RunningLineKeys.shape, "The line at the top of pages.")
    footer = fields.optional("footer", RunningLineKeys.shape, "The line at the foot of pages.")
    list = fields.optional("list", .text("an id"), "The scroller whose rows are printed; the first by default.")
    scale = fields.optional(
      "scale", .number(NumberShape(noun: "a scale", minimum: 0.1, maximum: 4)),
      "How large rows are that are printed as they are drawn; 0.65 by default.")
    table = fields.optional(
      "table", .text("a table"),
      "The table of `data` that is printed in columns instead; the first where only `columns` or `groupBy` say so.")
    columns = fields.optional(
      "columns", .list(Self.column, noun: "columns"), "The columns that are printed; all of the table's by default.")
    groupBy = fields.optional(
      "groupBy", Self.columnNames, "Puts rows of equal values under a heading with their count.")
    totals = fields.optional("totals", Self.columnNames, "Adds up numbers, for each group and for all.")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 5, maximum: 24)),
      "The size of the texts of a table; 8.5 by default.")
    zebra = fields.optional("zebra", .boolean, "Whether every other row of a table is tinted.")
    splitRows = fields.optional(
      "splitRows", .boolean, "Whether rows that do not fit on the rest of a page are split.")
    stack = fields.optional("stack", .word(Self.stackings), "When all rows of a table show names beside values.")
    words = fields.optional("words", Self.words, "What the pages say of themselves.")
  }

  /// If one of these keys is given, the pages show a table.
  static var ofTables: [KeyPath<PrintKeys, String>] {
    [
      \.table.key, \.columns.key, \.groupBy.key, \.totals.key, \.fontSize.key, \.zebra.key, \.splitRows.key,
      \.stack.key,
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

  package struct GivenWords: Hashable {
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

  private static let words = TypedShape<GivenWords>.record(
    "words", "What the pages say of themselves; in the scene's language by default."
  ) { fields in
    let continued = fields.optional(
      "continued", .text("a text"), "Behind the heading of a group that began on an earlier page.")
    let total = fields.optional("total", .text("a text"), "Before sums.")
    let row = fields.optional("row", .text("a text"), "For one row.")
    let rows = fields.optional("rows", .text("a text"), "For {n} rows.")
    let empty = fields.optional("empty", .text("a text"), "Where there are no rows.")
    return { given in
      try GivenWords(
        continued: given[continued], total: given[total], row: given[row], rows: given[rows], empty: given[empty])
    }
  }

  private static let papers = Vocabulary(
    "a size of paper",
    [
      "a3": "297 by 420 mm.", "a4": "210 by 297 mm; the default.", "a5": "148 by 210 mm.",
      "letter": "8.5 by 11 inches.", "legal": "8.5 by 14 inches.", "tabloid": "11 by 17 inches.",
    ])

  static let orientations = Vocabulary(
    "an orientation",
    [
      "portrait": "Upright.", "landscape": "Across.",
      "auto": "Upright, unless only the other way has room for all columns; the default of tables.",
    ])

  private static let stackings = Vocabulary(
    "when rows are stacked",
    [
      "auto": "When the columns cannot be narrowed further; the default.", "always": "Always.",
      "never": "Never: texts are broken anywhere.",
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
    field = fields.required("field", .text("a column"), "The column of the data.")
    title = fields.optional("title", .text("a title"), "What stands over it; its name by default.")
    heading = fields.optional(
      "heading", .text("a heading"), "What stands over it and its neighbours of the same heading.")
    alignment = fields.optional(
      "alignment", .word(Self.alignments), "Where its cells stand; numbers at their decimal point by default.")
    format = fields.optional(
      "format", .text("a format"), "How its cells are written: grouped, .2, EUR, percent, date.")
    maxWidth = fields.optional(
      "maxWidth", .number(.length), "The widest it may be, in points; longer texts are broken.")
    link = fields.optional("link", .text("a column"), "The column with the addresses that its cells lead to.")
  }

  private static let alignments = Vocabulary(
    "an alignment of cells",
    [
      "leading": "On the side where reading starts.", "center": "On the middle.",
      "trailing": "On the side where reading ends.", "decimal": "With decimal points under each other.",
    ])
}

package struct RunningLineKeys: RecordKeys {
  let leading: TypedField<String?>
  let center: TypedField<String?>
  let trailing: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    leading = fields.optional("leading", .text("a text"), "Where reading starts.")
    center = fields.optional("center", .text("a text"), "In the middle.")
    trailing = fields.optional("trailing", .text("a text"), "Where reading ends.")
  }

  package static let shape = TypedShape<TypedRecord<RunningLineKeys>>.record(
    "line", "Texts at a page's edge; they may hold {page}, {pages}, {title}, {section}, {file} and {date}.")
}
