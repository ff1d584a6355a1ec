import GalleyData
import GalleyTables

package enum TableSource: Sendable {
  case rows
  case keys(TypedRecord<TableKeys>)

  package static let shape = TypedShape<TableSource>.oneOf(
    TypedShape<Void>.rows.map { .rows },
    TypedShape<TypedRecord<TableKeys>>.record(
      "data", "A table: where it is read and what is done to it, in this order: derive, where, sort, limit."
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
      "file", .text("a data file"), "A .csv, .tsv, .json, .jsonl or .stanzas file beside the scene.")
    format = fields.optional(
      "format", .word(.dataFormat), "How the file is written; its extension tells by default.")
    rows = fields.optional("rows", .rows, "The rows themselves, instead of a file.")
    generate = fields.optional(
      "generate",
      .record("generate", "Rows that are made up. A cell follows from the seed, its column and its row alone."),
      "Rows that are made up, the same on every run, instead of a file.")
    pointer = fields.optional("at", .text("a JSON pointer"), "Where the rows are in a JSON file, such as /items.")
    delimiter = fields.optional(
      "delimiter", .word(.delimiter),
      "What stands between the cells of a CSV file; its first line shows it by default.")
    encoding = fields.optional(
      "encoding", .word(.textEncoding), "How the file's characters are written; UTF-8 by default.")
    columns = fields.optional(
      "columns", .named(.word(.columnKind), noun: "columns and their types"),
      "What the cells of columns mean; every cell is checked. Sorting and comparing guess what is not said here.")
    derive = fields.optional(
      "derive", .named(Self.derivation, noun: "new columns"),
      "New columns: a text with {columns}, or a piece of a column.")
    filter = fields.optional(
      "where", .filter, "Keeps the rows whose columns hold what is said here; `and`, `or`, `not` join conditions.")
    sort = fields.optional(
      "sort", .oneOf(Self.columnName.map { [$0] }, .list(Self.sortKey, noun: "columns")),
      "Sorts by a column, by -column from large to small, or by several: numbers by size, texts with accents beside their bare letters."
    )
    limit = fields.optional("limit", .count("a number of rows", from: 0), "Keeps the first rows.")
  }

  static var sources: [KeyPath<TableKeys, String>] { [\.file.key, \.rows.key, \.generate.key] }

  private static let derivation = TypedShape<Derivation>.oneOf(
    TypedShape<String>.text("a text").map { .text($0) },
    TypedShape<TypedRecord<PieceKeys>>.record("derive", "A piece of a column.").map { .piece($0) })

  private static let columnName = TypedShape<String>.text("a column").map { SortKey.name($0) }
  private static let sortKey = TypedShape<SortKey>.oneOf(
    columnName, TypedShape<TypedRecord<SortKeys>>.record("sort", "A column and its order.").map { .keys($0) })
}

package struct PieceKeys: RecordKeys {
  let column: TypedField<String>
  let before: TypedField<String?>
  let after: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    column = fields.required("of", .text("a column"), "The column.")
    before = fields.optional(
      "before", .text("a text"), "What stands before the first occurrence of this; all of it if there is none.")
    after = fields.optional(
      "after", .text("a text"), "What stands behind the first occurrence of this; nothing if there is none.")
  }
}

package struct SortKeys: RecordKeys {
  let column: TypedField<String>
  let isDescending: TypedField<Bool?>

  package init(_ fields: inout RecordFields) {
    column = fields.required("by", .text("a column"), "The column.")
    isDescending = fields.optional(
      "order",
      .words(
        "an order",
        ["ascending": (false, "Small to large; the default."), "descending": (true, "Large to small.")]),
      "Ascending by default.")
  }
}
