public import GalleyTables

public struct ReportTable: Sendable {
  /// The rows after filtering, sorting and limiting.
  public var table: Table
  public var source: String
  /// The print settings. Their paper size is ignored, because the report has its own.
  public var plan: TablePlan
  public var caption: ReportCaption
}

struct ReportTableKeys: RecordKeys {
  let data: TypedField<String>
  let columns: TypedField<[String]?>
  let hide: TypedField<[String]?>
  let keep: TypedField<[String]?>
  let rename: TypedField<[String]?>
  let order: TypedField<[String]?>
  package let rows: ReportRowFields
  let groupBy: TypedField<[String]?>
  let totals: TypedField<[String]?>
  let averages: TypedField<[String]?>
  let shares: TypedField<Bool?>
  let groupOrder: TypedField<TablePlan.GroupOrder?>
  let fontSize: TypedField<Double?>
  let striped: TypedField<Bool?>
  let records: TypedField<TablePlan.Stacking?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    data = fields.required("data", .text("a table or a data file"), "Table from `data`, or a data file.")
    columns = fields.optional(
      "columns", Self.names,
      "Columns in order, and * for all others. A column may be followed by =Title, :format and :meaning.")
    hide = fields.optional("hide", Self.names, "Columns to leave out.")
    keep = fields.optional("keep", Self.names, "The only columns to show, in the order of the table.")
    rename = fields.optional("rename", Self.names, "New titles for columns, such as `amount=Amount`.")
    order = fields.optional("order", Self.names, "Columns that come first; the others follow.")
    rows = ReportRowFields(&fields)
    groupBy = fields.optional("groupBy", Self.names, "Groups rows with the same value under a heading.")
    totals = fields.optional("totals", Self.names, "Adds totals of these columns, for each group and for all rows.")
    averages = fields.optional(
      "averages", Self.names, "Adds averages of these columns, for each group and for all rows.")
    shares = fields.optional("shares", .boolean, "Whether group totals also show their share of the whole.")
    groupOrder = fields.optional("groupOrder", .word(Self.orders), "Order of the groups.")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 5, maximum: 24)),
      "Font size of the table (default: slightly smaller than the report's text).")
    striped = fields.optional("striped", .boolean, "Whether every other row is tinted.", formerly: "zebra")
    records = fields.optional(
      "records", .word(Self.recordRules), "When to print all rows as records, with column names beside values.",
      formerly: "stack")
    caption = ReportCaptionFields(&fields)
  }

  private static let names = TypedShape<[String]>.oneOf(
    TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns"))

  private static let orders = Vocabulary(
    "a group order",
    [
      "input": "The order of the input (default).", "name": "By name.",
      "total": "By total, largest first.", "count": "By number of rows, largest first.",
    ]
  ).renaming(["found": "input"])

  private static let recordRules = Vocabulary(
    "a rule for records",
    [
      "auto": "Only if the columns do not fit, even with line breaks (default).", "always": "Always print records.",
      "never": "Never print records; lines may break anywhere.",
    ])
}

struct ReportRowFields: Sendable {
  let filter: TypedField<[String]?>
  let derive: TypedField<[String]?>
  let sort: TypedField<[String]?>
  let limit: TypedField<Int?>
  let allowsEmpty: TypedField<Bool?>

  init(_ fields: inout RecordFields) {
    filter = fields.optional(
      "where", Self.texts("a condition", noun: "conditions"), "Keeps rows that match, such as `amount > 100`.")
    derive = fields.optional(
      "derive", Self.texts("an expression", noun: "expressions"), "Computed columns, such as `net = amount / 1.19`.")
    sort = fields.optional(
      "sort", Self.texts("a column", noun: "columns"), "Sorts by a column; -column sorts in descending order.")
    limit = fields.optional("limit", .count("a number of rows", from: 1), "Keeps only this many rows from the start.")
    allowsEmpty = fields.optional(
      "allowEmpty", .boolean, "Whether `where` may match no rows; by default, that is an error.")
  }

  private static func texts(_ noun: String, noun plural: String) -> TypedShape<[String]> {
    .oneOf(TypedShape<String>.text(noun).map { [$0] }, .list(.text(noun), noun: plural))
  }
}

struct ReportCaptionFields: Sendable {
  let text: TypedField<String?>
  let id: TypedField<String?>

  init(_ fields: inout RecordFields) {
    text = fields.optional("caption", .text("a caption"), "Description of the content, as a sentence.")
    id = fields.optional("id", .text("an id"), "Name for cross-references: `[](#name)`.")
  }
}
