extension Grammar {
  // What a table of `data:` may say.

  private static let dataFile: [RecordShape.Field] = [
    .init("file", .text(noun: "a data file"), "A .csv, .tsv, .json, .jsonl or .stanzas file beside the scene."),
    .init("format", .word(.dataFormat), "How the file is written; its extension tells by default."),
    .init("rows", .rows, "The rows themselves, instead of a file."),
    .init("generate", .record(generator), "Rows that are made up, the same on every run, instead of a file."),
    .init("at", .text(noun: "a JSON pointer"), "Where the rows are in a JSON file, such as /items."),
    .init(
      "delimiter", .word(.delimiter), "What stands between the cells of a CSV file; its first line shows it by default."
    ),
    .init("encoding", .word(.textEncoding), "How the file's characters are written; UTF-8 by default."),
    .init(
      "columns", .named(.word(.columnKind), noun: "columns and their types"),
      "What the cells of columns mean; every cell is checked. Sorting and comparing guess what is not said here."),
  ]

  private static let dataSteps: [RecordShape.Field] = [
    .init(
      "derive", .named(.oneOf([.text(noun: "a text"), .record(derivation)]), noun: "new columns"),
      "New columns: a text with {columns}, or a piece of a column."),
    .init("where", .filter, "Keeps the rows whose columns hold what is said here; `and`, `or`, `not` join conditions."),
    .init(
      "sort", .oneOf([.text(noun: "a column"), .list(sortKey, noun: "columns", minimum: 1)]),
      "Sorts by a column, by -column from large to small, or by several: numbers by size, texts with accents beside their bare letters."
    ),
    .init("limit", .number(.count("a number of rows", from: 0)), "Keeps the first rows."),
  ]

  static let dataSource = ValueShape.oneOf([
    .rows,
    .record(
      RecordShape(
        "data", "A table: where it is read and what is done to it, in this order: derive, where, sort, limit.",
        dataFile + dataSteps)),
  ])

  private static let derivation = RecordShape(
    "derive", "A piece of a column.",
    [
      .init("of", .text(noun: "a column"), "The column.", isRequired: true),
      .init(
        "before", .text(noun: "a text"), "What stands before the first occurrence of this; all of it if there is none."),
      .init(
        "after", .text(noun: "a text"), "What stands behind the first occurrence of this; nothing if there is none."),
    ])

  private static let sortKey = ValueShape.oneOf([
    .text(noun: "a column"),
    .record(
      RecordShape(
        "sort", "A column and its order.",
        [
          .init("by", .text(noun: "a column"), "The column.", isRequired: true),
          .init("order", .word(.sortOrder), "Ascending by default."),
        ])),
  ])

  private static let generator = RecordShape(
    "generate", "Rows that are made up. A cell follows from the seed, its column and its row alone.",
    [
      .init("rows", .number(.count("a number of rows", from: 0, to: 100_000_000)), "How many.", isRequired: true),
      .init("seed", .number(.count("a seed", from: 0, to: 1e15)), "Another one makes other rows; 0 by default."),
      .init("columns", .named(recipe, noun: "columns and how they are made"), "The columns.", isRequired: true),
    ])

  private static let recipe = ValueShape.oneOf([
    .word(.recipe),
    .record(
      RecordShape(
        "a generated column", "How cells are made: one of these keys.",
        [
          .init("counter", .number(.count("a whole number", from: 0)), "Numbers that rise by one, from this on."),
          .init(
            "words", .oneOf([.number(wordCount), .record(bounds("words", wordCount))]),
            "So many words of a language that does not exist."),
          .init(
            "number",
            .record(
              RecordShape(
                "number", "Numbers between two bounds.",
                bounds("number", amount).fields + [
                  .init(
                    "decimals", .number(.count("a number of decimals", from: 0, to: 9)),
                    "Digits behind the point; none by default.")
                ])), "Numbers."),
          .init(
            "date",
            .record(
              RecordShape(
                "date", "Days between two.",
                [
                  .init("from", .text(noun: "a day"), "The first day, such as 2024-02-29.", isRequired: true),
                  .init("to", .text(noun: "a day"), "The last day.", isRequired: true),
                ])), "Days."),
          .init("letters", .number(.count("a number of letters", from: 1, to: 100)), "So many capital letters."),
          .init("oneOf", .list(.text(noun: "a text"), noun: "texts", minimum: 1), "One of these texts."),
        ])),
  ])

  private static let wordCount = NumberShape.count("a number of words", from: 1, to: 1000)
  private static let amount = NumberShape(noun: "a number", minimum: -1e9, maximum: 1e9)

  private static func bounds(_ name: String, _ number: NumberShape) -> RecordShape {
    RecordShape(
      name, "The least and the most.",
      [
        .init("from", .number(number), "The least.", isRequired: true),
        .init("to", .number(number), "The most.", isRequired: true),
      ])
  }

  /// What a cell must be, for `where`.
  static let cellTests = RecordShape(
    "where", "Tests that a cell passes, all of them.",
    [
      .init("not", .condition, "It is not so."),
      .init(
        "equals", .oneOf([.text(noun: "a text"), .list(.text(noun: "a text"), noun: "texts", minimum: 1)]),
        "It is this text, or one of these."),
      .init("below", .text(noun: "a value"), "It is less: a smaller number, an earlier day, a text further up."),
      .init("above", .text(noun: "a value"), "It is more."),
      .init("atLeast", .text(noun: "a value"), "It is this or more."),
      .init("atMost", .text(noun: "a value"), "It is this or less."),
      .init("contains", .text(noun: "a text"), "It has this text in it, capitals as written."),
      .init("startsWith", .text(noun: "a text"), "It starts with this text."),
      .init("endsWith", .text(noun: "a text"), "It ends with this text."),
      .init("matches", .text(noun: "a regular expression"), "It has a match of this expression in it."),
    ])
}
