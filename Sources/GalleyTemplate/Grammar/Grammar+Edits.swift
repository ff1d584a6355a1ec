extension Grammar {
  // What the steps of a script may say that change what a scene shows.

  /// The steps.
  static let edits: [RecordShape.Field] = [
    .init("select", .record(selection), "Selects rows of a list, and no others."),
    .init("insert", .record(insertion), "Puts rows into a table."),
    .init("delete", .record(deletion), "Takes rows out of a table."),
    .init("move", .record(move), "Moves rows of a table."),
    .init(
      "show", .oneOf([.text(noun: "an id"), .record(visibility("show"))]), "Shows a view, whatever its condition."),
    .init("hide", .oneOf([.text(noun: "an id"), .record(visibility("hide"))]), "Takes a view away."),
    .init("rotate", .word(orientation), "Turns the screen."),
  ]

  private static let orientation = Vocabulary(
    "an orientation", ["landscape": "On its side.", "portrait": "Upright.", "turned": "The one it does not have."])

  private static let table = RecordShape.Field(
    "table", .text(noun: "a table"), "The table; the scene's only one by default.")

  private static let ids = ValueShape.list(.text(noun: "an id"), noun: "ids of rows", minimum: 1)
  private static let numbers = ValueShape.list(.number(.count("a row", from: 0)), noun: "rows", minimum: 1)

  /// How a step names rows.
  private static let rowNames: [RecordShape.Field] = [
    .init("id", ids, "The rows' ids."),
    .init("row", numbers, "The rows' numbers, from 0, instead of `id`."),
  ]

  private static let place: [RecordShape.Field] = [
    .init(
      "at", .number(.count("a row", from: 0)), "The number of the first of them from then on; behind all by default."),
    .init("before", .text(noun: "an id"), "The id of the row that follows them, instead of `at`."),
  ]

  private static let row = ValueShape.named(.text(noun: "a text"), noun: "columns and their cells")

  private static let selection = RecordShape(
    "select", "Rows that are selected.",
    [
      .init("in", .text(noun: "an id"), "The List's id; the scene's first List by default."),
      .init("id", .list(.text(noun: "an id"), noun: "ids of rows", minimum: 0), "The rows' ids.", isRequired: true),
      animation,
    ])

  private static let insertion = RecordShape(
    "insert", "Rows that come.",
    [
      table,
      .init("rows", .list(row, noun: "rows", minimum: 1), "The cells by column, a mapping a row.", isRequired: true),
    ] + place + [animation])

  private static let deletion = RecordShape("delete", "Rows that go.", [table] + rowNames + [animation])

  private static let move = RecordShape(
    "move", "Rows that move.",
    [table] + rowNames + [
      .init("to", .number(.count("a row", from: 0)), "The number of the first of them from then on."),
      .init("before", .text(noun: "an id"), "The id of the row that follows them, instead of `to`."), animation,
    ])

  private static func visibility(_ name: String) -> RecordShape {
    RecordShape(
      name, "A view.", [.init("id", .text(noun: "an id"), "The view's id.", isRequired: true), animation])
  }

  private static let animation = RecordShape.Field(
    "animation", Grammar.motion, "How it gets there; at once by default.")
}
