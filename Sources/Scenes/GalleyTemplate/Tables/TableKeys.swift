import GalleyData
import GalleyTables

package enum TableSource: Sendable {
  case rows
  case keys(TypedRecord<TableKeys>)

  package static let shape = TypedShape<TableSource>.oneOf(
    TypedShape<Void>.rows.map { .rows },
    TypedShape<TypedRecord<TableKeys>>.record(
      "data", "A table: its source, then these operations in this order: derive, where, sort, limit."
    ).map { .keys($0) })
}

extension TypedShape<Void> {
  package static var rows: Self { Self(.rows) { if case .list = $0 { () } else { nil } } }
}

package struct TableKeys: RecordKeys {
  let file: TypedField<String?>
  let format: TypedField<DataFormat?>
  package let rows: TypedField<Void?>
  let generate: TypedField<TypedRecord<GeneratorKeys>?>
  let pointer: TypedField<String?>
  let delimiter: TypedField<DataFile.Delimiter?>
  let encoding: TypedField<TextEncoding?>
  let columns: TypedField<[Named<Column.Kind>]?>
  let derive: TypedField<[Named<Derivation>]?>
  let filter: TypedField<WrittenFilter?>
  let sort: TypedField<[SortKey]?>
  let limit: TypedField<Int?>

  package enum Derivation: Sendable {
    case text(String)
    case piece(TypedRecord<PieceKeys>)
  }

  package enum SortKey: Sendable {
    case name(String)
    case keys(TypedRecord<SortKeys>)
  }

  package init(_ fields: inout RecordFields) {
    file = fields.optional(
      "file", .text("a data file"), ".csv, .tsv, .json, .jsonl or .stanzas file, relative to the scene.")
    format = fields.optional(
      "format", .word(.dataFormat), "Format of the file (default: from its extension).")
    rows = fields.optional("rows", .rows, "The rows themselves, instead of a file.")
    generate = fields.optional(
      "generate",
      .record("generate", "Generated rows. A cell depends only on the seed, its column and its row number."),
      "Generated rows, the same in every run, instead of a file.")
    pointer = fields.optional(
      "pointer", .text("a JSON pointer"), "JSON Pointer to the rows, such as /items.", formerly: "at")
    delimiter = fields.optional(
      "delimiter", .word(.delimiter),
      "Character between the cells of a CSV file (default: detected from the first line).")
    encoding = fields.optional(
      "encoding", .word(.textEncoding), "Encoding of the file (default: UTF-8).")
    columns = fields.optional(
      "columns", .named(.word(.columnKind), noun: "columns"),
      "Column types; Galley checks every cell. For other columns, Galley guesses the type when it sorts or compares.")
    derive = fields.optional(
      "derive", .named(Self.derivation, noun: "new columns"),
      "New columns: text in which `{name}` inserts the value of a column, or a part of another column.")
    filter = fields.optional(
      "where", .filter, "Keeps rows whose columns match; `and`, `or` and `not` combine conditions.")
    sort = fields.optional(
      "sort", .oneOf(Self.columnName.map { [$0] }, .list(Self.sortKey, noun: "columns")),
      """
      Sorts by one column or several; -column sorts in descending order. Numbers sort by value; accented letters \
      follow their base letters.
      """
    )
    limit = fields.optional("limit", .count("a number of rows", from: 0), "Keeps only this many rows from the start.")
  }

  static var sources: [KeyPath<TableKeys, String>] { [\.file.key, \.rows.key, \.generate.key] }

  private static let derivation = TypedShape<Derivation>.oneOf(
    TypedShape<String>.text("text").map { .text($0) },
    TypedShape<TypedRecord<PieceKeys>>.record("derive", "A part of another column's text.").map { .piece($0) })

  private static let columnName = TypedShape<String>.text("a column").map { SortKey.name($0) }
  private static let sortKey = TypedShape<SortKey>.oneOf(
    columnName, TypedShape<TypedRecord<SortKeys>>.record("sort", "A column and its order.").map { .keys($0) })
}

package struct PieceKeys: RecordKeys {
  let column: TypedField<String>
  let before: TypedField<String?>
  let after: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    column = fields.required("of", .text("a column"), "Column that contains the text.")
    before = fields.optional(
      "before", .text("text"),
      "Keeps the text before the first occurrence of this string, or all text if it does not occur.")
    after = fields.optional(
      "after", .text("text"),
      "Keeps the text after the first occurrence of this string, or no text if it does not occur.")
  }
}

package struct SortKeys: RecordKeys {
  let column: TypedField<String>
  let isDescending: TypedField<Bool?>

  package init(_ fields: inout RecordFields) {
    column = fields.required("by", .text("a column"), "Column to sort by.")
    isDescending = fields.optional(
      "order",
      .words(
        "an order",
        ["ascending": (false, "From small to large (default)."), "descending": (true, "From large to small.")]),
      "Sort order (default: ascending).")
  }
}
