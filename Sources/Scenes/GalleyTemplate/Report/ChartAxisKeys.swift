import GalleyMessages

/// The column of an axis, with or without settings for the axis.
enum WrittenAxis<Keys: RecordKeys>: Sendable {
  case columns([String])
  case keys(TypedRecord<Keys>)

  static func shape(_ name: String, _ doc: String) -> TypedShape<WrittenAxis> {
    .oneOf(
      TypedShape<String>.text("a column").map { .columns([$0]) },
      TypedShape<TypedRecord<Keys>>.record(name, doc).map { .keys($0) })
  }

  static func listShape(_ name: String, _ doc: String) -> TypedShape<WrittenAxis> {
    .oneOf(
      TypedShape<String>.text("a column").map { .columns([$0]) },
      TypedShape<[String]>.list(.text("a column"), noun: "columns").map { .columns($0) },
      TypedShape<TypedRecord<Keys>>.record(name, doc).map { .keys($0) })
  }

  var keys: TypedRecord<Keys>? { if case .keys(let keys) = self { keys } else { nil } }

  var columns: [String]? { if case .columns(let names) = self { names } else { nil } }
}

struct ChartXKeys: RecordKeys {
  let column: TypedField<String>
  let bin: TypedField<ReportChart.DateBin?>
  let order: TypedField<ReportChart.Order?>
  let scale: ChartScaleFields

  init(_ fields: inout RecordFields) {
    column = fields.required("column", .text("a column"), "Column of the axis: names, numbers or dates.")
    bin = fields.optional("bin", .word(Self.bins), "Time span whose dates are combined into one value.")
    order = fields.optional("order", .order, "Order of the names or bars along the axis.")
    scale = ChartScaleFields(&fields)
  }

  private static let bins = Vocabulary(
    "a time span",
    [
      "day": "Days.", "week": "Weeks from Monday.", "month": "Months.", "quarter": "Quarters.", "year": "Years.",
    ])
}

struct ChartYKeys: RecordKeys {
  let column: TypedField<[String]>
  let scale: ChartScaleFields

  init(_ fields: inout RecordFields) {
    column = fields.required(
      "column", .oneOf(TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns")),
      "Column or columns with the values.")
    scale = ChartScaleFields(&fields)
  }
}

struct ChartSecondKeys: RecordKeys {
  let column: TypedField<String>
  let mark: TypedField<ReportChart.Mark?>
  let scale: ChartScaleFields

  init(_ fields: inout RecordFields) {
    column = fields.required("column", .text("a column"), "Column with the values.")
    mark = fields.optional(
      "mark", .words("a mark", ["line": (.line, "A line (default)."), "point": (.point, "Points.")]),
      "Kind of marks.")
    scale = ChartScaleFields(&fields)
  }
}

struct ChartSeriesKeys: RecordKeys {
  let column: TypedField<String>
  let order: TypedField<ReportChart.Order?>
  let limit: TypedField<Int?>
  let other: TypedField<String?>

  init(_ fields: inout RecordFields) {
    column = fields.required("column", .text("a column"), "Column that splits the values into series.")
    order = fields.optional("order", .order, "Order of the series; in a stack, from the axis outwards.")
    limit = fields.optional(
      "limit", .count("a number of series", from: 2, to: 100),
      "Maximum number of series: the largest ones, and one that combines all others.")
    other = fields.optional(
      "other", .text("a name"),
      "Name of the series that combines all others (default: Other, in the report's language).")
  }
}

struct ChartScaleFields: Sendable {
  let title: TypedField<String?>
  let domain: TypedField<[String]?>
  let format: TypedField<String?>
  let kind: TypedField<Kind?>

  enum Kind: String, CaseIterable, Sendable {
    case linear
    case log
  }

  init(_ fields: inout RecordFields) {
    title = fields.optional("title", .text("a title"), "Caption of the axis; an empty string hides it.")
    domain = fields.optional(
      "domain", .list(.text("a number or a date"), noun: "ends of the axis", minimum: 2),
      "First and last value of the axis, such as [0, 100] or [2024-01-01, 2024-12-31].")
    format = fields.optional("format", .text("a format"), "Format of the labels: grouped, .2, EUR, percent.")
    kind = fields.optional(
      "scale",
      .word(
        Vocabulary(
          "a scale",
          [
            "linear": "Each step adds the same amount (default).",
            "log": "Each step multiplies by the same factor; all values must be positive.",
          ])), "How values map to positions on the axis.")
  }
}

struct ChartLineKeys: RecordKeys {
  let at: TypedField<String>
  let axis: TypedField<ChartAxisName?>
  let title: TypedField<String?>

  init(_ fields: inout RecordFields) {
    at = fields.required("at", .text("a number or a date"), "Value at which the line is drawn.")
    axis = fields.optional("axis", .word(ChartAxisName.vocabulary), "Axis to which the value belongs.")
    title = fields.optional("title", .text("a title"), "Text at the line.")
  }
}

struct ChartBandKeys: RecordKeys {
  let start: TypedField<String>
  let end: TypedField<String>
  let axis: TypedField<ChartAxisName?>
  let title: TypedField<String?>

  init(_ fields: inout RecordFields) {
    start = fields.required("from", .text("a number or a date"), "Start of the band.")
    end = fields.required("to", .text("a number or a date"), "End of the band.")
    axis = fields.optional("axis", .word(ChartAxisName.vocabulary), "Axis to which the values belong.")
    title = fields.optional("title", .text("a title"), "Text in the band.")
  }
}

enum ChartAxisName: String, CaseIterable, Sendable {
  case x
  case y

  static let vocabulary = Vocabulary("an axis", ["x": "The x axis.", "y": "The value axis (default)."])
}

extension TypedShape<ReportChart.Order> {
  static var order: Self {
    .oneOf(
      .words(
        "an order",
        [
          "data": (.data, "As in the data (default)."), "name": (.name, "By name."),
          "largest": (.largest, "By value, the largest first."),
          "smallest": (.smallest, "By value, the smallest first."),
        ]),
      TypedShape<[String]>.list(.text("a name"), noun: "names").map { .list($0) })
  }
}
