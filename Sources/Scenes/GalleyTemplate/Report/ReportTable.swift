public import GalleyTables

public struct ReportTable: Sendable {
  /// The rows after filtering, sorting and limiting.
  public var table: Table
  public var source: String
  /// The columns, groups and totals. Its paper size is ignored in favour of the report's.
  public var plan: TablePlan
  public var caption: ReportCaption
}

struct ReportTableKeys: RecordKeys {
  let data: TypedField<String>
  let columns: TypedField<[String]?>
  package let rows: ReportRowFields
  let groupBy: TypedField<[String]?>
  let totals: TypedField<[String]?>
  let averages: TypedField<[String]?>
  let shares: TypedField<Bool?>
  let groupOrder: TypedField<TablePlan.GroupOrder?>
  let fontSize: TypedField<Double?>
  let zebra: TypedField<Bool?>
  let stack: TypedField<TablePlan.Stacking?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    data = fields.required("data", .text("a table or a data file"), "A table of `data`, or a data file.")
    columns = fields.optional(
      "columns", Self.names,
      "The columns in their order, * for the others; each may be followed by =Title, :format and :meaning.")
    rows = ReportRowFields(&fields)
    groupBy = fields.optional("groupBy", Self.names, "Puts rows of equal values under a heading.")
    totals = fields.optional("totals", Self.names, "Adds up numbers, for each group and for all.")
    averages = fields.optional("averages", Self.names, "Averages numbers, for each group and for all.")
    shares = fields.optional("shares", .boolean, "Whether sums of groups say which part of all they are.")
    groupOrder = fields.optional("groupOrder", .word(Self.orders), "In which order groups stand.")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 5, maximum: 24)),
      "The size of its texts; a little below that of the report by default.")
    zebra = fields.optional("zebra", .boolean, "Whether every other row is tinted.")
    stack = fields.optional("stack", .word(Self.stackings), "When all rows show names beside values.")
    caption = ReportCaptionFields(&fields)
  }

  private static let names = TypedShape<[String]>.oneOf(
    TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns"))

  private static let orders = Vocabulary(
    "an order of groups",
    [
      "found": "As their rows are met; the default.", "name": "By their names.",
      "total": "By their sums, the largest first.", "count": "By their numbers of rows, the largest first.",
    ])

  private static let stackings = Vocabulary(
    "when rows are stacked",
    [
      "auto": "When the columns cannot be narrowed further; the default.", "always": "Always.",
      "never": "Never: texts are broken anywhere.",
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
      "where", Self.texts("a condition"), "Keeps the rows for which this holds, such as `amount > 100`.")
    derive = fields.optional(
      "derive", Self.texts("a reckoning"), "Columns that are reckoned from others, such as `net = amount / 1.19`.")
    sort = fields.optional("sort", Self.texts("a column"), "Sorts by a column, by -column from the largest.")
    limit = fields.optional("limit", .count("a number of rows", from: 1), "Keeps the first rows.")
    allowsEmpty = fields.optional(
      "allowEmpty", .boolean, "Whether conditions may leave no rows; else that is an error.")
  }

  private static func texts(_ noun: String) -> TypedShape<[String]> {
    .oneOf(TypedShape<String>.text(noun).map { [$0] }, .list(.text(noun), noun: "texts"))
  }
}

struct ReportCaptionFields: Sendable {
  let text: TypedField<String?>
  let id: TypedField<String?>

  init(_ fields: inout RecordFields) {
    text = fields.optional("caption", .text("a caption"), "What it shows, in a sentence.")
    id = fields.optional("id", .text("an id"), "Its name: `[](#name)` in a text refers to it.")
  }
}
