import GalleyData
import GalleyTables

struct ReportDataKeys: RecordKeys {
  let file: TypedField<String>
  let format: TypedField<ImportFormat?>
  let delimiter: TypedField<String?>
  let encoding: TypedField<TextEncoding?>
  let pointer: TypedField<String?>
  let sheet: TypedField<String?>
  let query: TypedField<String?>
  let columns: TypedField<[String]?>
  package let rows: ReportRowFields

  init(_ fields: inout RecordFields) {
    file = fields.required("file", .text("a data file"), "Any file that `galley data` reads.")
    format = fields.optional(
      "format", .word(Vocabulary("a data format", names: ImportFormat.allCases.map(\.rawValue))),
      "Format of the file (default: detected).")
    delimiter = fields.optional("delimiter", .text("a character"), "Character between cells (default: detected).")
    encoding = fields.optional("encoding", .word(.textEncoding), "Encoding of the file (default: detected).")
    pointer = fields.optional(
      "pointer", .text("a JSON pointer"), "JSON Pointer to the rows (default: detected).", formerly: "at")
    sheet = fields.optional("sheet", .text("a sheet"), "Workbook sheet to read (default: the first sheet with rows).")
    query = fields.optional(
      "query", .text("a SELECT statement"), "SELECT statement for a SQLite database (default: its largest table).")
    columns = fields.optional(
      "columns", .oneOf(TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns")),
      "How to read columns that Galley does not detect correctly, such as amount:comma or date:dmy.")
    rows = ReportRowFields(&fields)
  }
}
