import ArgumentParser
import Galley
import GalleyTables

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Print the columns of a data file: types, filled cells, least, most, longest.",
    discussion: """
      A file is CSV, TSV, JSON, JSON Lines, stanzas (Debian's deb822), a workbook (.xlsx), a SQLite database, columns \
      of fixed width, or lines; it may be compressed (.gz, .zst), and - is stdin. Encoding, delimiter and header are \
      found, and types are guessed from all rows. Every guess is told on stderr, and what overrules it.
      """)

  @Argument(
    help: "A data file, or - for stdin.",
    completion: .file(extensions: ["csv", "tsv", "json", "jsonl", "ndjson", "stanzas", "xlsx", "sqlite", "db", "gz"]))
  var file: String

  @OptionGroup var options: DataOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    do {
      let data = try options.read(file)
      var reader = MeaningReader()
      let report = TableReport(reader.read(data.table))
      ImportNotes.say(data.notes + reader.notes)
      try json ? Terminal.print(json: report.json(file: file)) : Terminal.print(data: report.text)
    } catch let error as SceneErrors {
      let failure = Failure(error)
      if json { try Terminal.print(json: TableReport.json(file: file, failure.diagnostics)) }
      throw failure.report()
    }
  }
}
