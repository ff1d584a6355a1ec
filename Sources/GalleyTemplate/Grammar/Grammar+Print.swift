extension Grammar {
  /// How a scene is printed.
  static let print = RecordShape(
    "print", "How `galley print` puts the scene on pages.",
    [
      .init("page", .oneOf([.word(paper), .size]), "The sheet: a name, or its sides in points; a4 by default."),
      .init("orientation", .word(orientation), "Which way the sheet lies."),
      .init("margins", .oneOf([.number(.length), .record(insets)]), "What stays free at each side; 36 by default."),
      .init("title", .text(noun: "a title"), "The title on the first page; the scene's by default."),
      .init("header", .record(line), "The line at the top of pages."),
      .init("footer", .record(line), "The line at the foot of pages."),
      .init("list", .text(noun: "an id"), "The scroller whose rows are printed; the first by default."),
      .init(
        "scale", .number(NumberShape(noun: "a scale", minimum: 0.1, maximum: 4)),
        "How large rows are that are printed as they are drawn; 0.65 by default."),
      .init(
        "table", .text(noun: "a table"),
        "The table of `data` that is printed in columns instead; the first where only `columns` or `groupBy` say so."),
      .init(
        "columns", .list(.oneOf([.text(noun: "a column"), .record(printColumn)]), noun: "columns", minimum: 1),
        "The columns that are printed; all of the table's by default."),
      .init("groupBy", columnNames, "Puts rows of equal values under a heading with their count."),
      .init("totals", columnNames, "Adds up numbers, for each group and for all."),
      .init(
        "fontSize", .number(NumberShape(noun: "a number of points", minimum: 5, maximum: 24)),
        "The size of the texts of a table; 8.5 by default."),
      .init("zebra", .boolean, "Whether every other row of a table is tinted."),
      .init("splitRows", .boolean, "Whether rows that do not fit on the rest of a page are split."),
      .init("stack", .word(stacking), "When all rows of a table show names beside values."),
      .init("words", .record(words), "What the pages say of themselves."),
    ])

  private static let columnNames = ValueShape.oneOf([
    .text(noun: "a column"), .list(.text(noun: "a column"), noun: "columns", minimum: 1),
  ])

  private static let printColumn = RecordShape(
    "columns", "A column of a printed table.",
    [
      .init("field", .text(noun: "a column"), "The column of the data.", isRequired: true),
      .init("title", .text(noun: "a title"), "What stands over it; its name by default."),
      .init("heading", .text(noun: "a heading"), "What stands over it and its neighbours of the same heading."),
      .init("alignment", .word(cellAlignment), "Where its cells stand; numbers at their decimal point by default."),
      .init("format", .text(noun: "a format"), "How its cells are written: grouped, .2, EUR, percent, date."),
      .init("maxWidth", .number(.length), "The widest it may be, in points; longer texts are broken."),
      .init("link", .text(noun: "a column"), "The column with the addresses that its cells lead to."),
    ])

  private static let line = RecordShape(
    "line", "Texts at a page's edge; they may hold {page}, {pages}, {title}, {section} and {file}.",
    [
      .init("leading", .text(noun: "a text"), "Where reading starts."),
      .init("center", .text(noun: "a text"), "In the middle."),
      .init("trailing", .text(noun: "a text"), "Where reading ends."),
    ])

  private static let words = RecordShape(
    "words", "What the pages say of themselves; English by default.",
    [
      .init("continued", .text(noun: "a text"), "Behind the heading of a group that began on an earlier page."),
      .init("total", .text(noun: "a text"), "Before sums."),
      .init("row", .text(noun: "a text"), "For one row."),
      .init("rows", .text(noun: "a text"), "For {n} rows."),
      .init("empty", .text(noun: "a text"), "Where there are no rows."),
    ])

  private static let paper = Vocabulary(
    "a size of paper",
    [
      "a3": "297 by 420 mm.", "a4": "210 by 297 mm; the default.", "a5": "148 by 210 mm.",
      "letter": "8.5 by 11 inches.", "legal": "8.5 by 14 inches.", "tabloid": "11 by 17 inches.",
    ])

  private static let orientation = Vocabulary(
    "an orientation",
    [
      "portrait": "Upright.", "landscape": "Across.",
      "auto": "Upright, unless only the other way has room for all columns; the default of tables.",
    ])

  private static let stacking = Vocabulary(
    "when rows are stacked",
    [
      "auto": "When the columns cannot be narrowed further; the default.", "always": "Always.",
      "never": "Never: texts are broken anywhere.",
    ])

  private static let cellAlignment = Vocabulary(
    "an alignment of cells",
    [
      "leading": "On the side where reading starts.", "center": "On the middle.",
      "trailing": "On the side where reading ends.", "decimal": "With decimal points under each other.",
    ])
}
