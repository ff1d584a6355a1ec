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
    file = fields.required("file", .text("a data file"), "Anything `galley data` reads.")
    format = fields.optional(
      "format", .word(Vocabulary("a data format", names: ImportFormat.allCases.map(\.rawValue))),
      "How the file is written; found by default.")
    delimiter = fields.optional("delimiter", .text("a sign"), "What stands between cells; found by default.")
    encoding = fields.optional("encoding", .word(.textEncoding), "How characters are written; found by default.")
    pointer = fields.optional("at", .text("a JSON pointer"), "Where the rows are in a JSON file; found by default.")
    sheet = fields.optional("sheet", .text("a sheet"), "The sheet of a workbook; the first with rows by default.")
    query = fields.optional(
      "query", .text("a select"), "What a SQLite database is asked; its largest table by default.")
    columns = fields.optional(
      "columns", .oneOf(TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns")),
      "What cells of columns mean, where that is not found: amount:comma, date:dmy.")
    rows = ReportRowFields(&fields)
  }
}
