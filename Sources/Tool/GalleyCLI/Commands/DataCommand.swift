import ArgumentParser
import Galley
import GalleyTables

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Print the columns of a data file: types, counts, minimum, maximum, longest value.",
    discussion: """
      Reads CSV, TSV, JSON, JSON Lines, stanzas (Debian's deb822), Excel (.xlsx) and LibreOffice (.ods) workbooks, \
      SQLite databases, fixed-width columns, and plain lines. The file may be compressed (.gz, .zst); - reads stdin. \
      Galley detects encoding, delimiter and header, and guesses column types from all rows. It prints every guess to \
      stderr, with the option that overrides it.
      """)

  @Argument(
    help: "Data file, or - for stdin.",
    completion: .file(extensions: [
      "csv", "tsv", "json", "jsonl", "ndjson", "stanzas", "xlsx", "ods", "sqlite", "db", "gz",
    ]))
  var file: String

  @OptionGroup var options: DataOptions
  @OptionGroup var rows: RowOptions

  @Flag(help: "Print the result as JSON.")
  var json = false

  func run() throws {
    do {
      let data = try options.read(file)
      var reader = MeaningReader()
      let table = try rows.steps().applied(to: reader.read(data.table))
      let report = TableReport(table)
      ImportNotes.report(data.notes + reader.notes)
      try json ? Terminal.print(json: report.json(file: file)) : Terminal.print(data: report.text)
    } catch let error as SceneErrors {
      let failure = Failure(error)
      if json { try Terminal.print(json: TableReport.json(file: file, failure.diagnostics)) }
      throw failure.report()
    }
  }
}
