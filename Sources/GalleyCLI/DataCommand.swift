import ArgumentParser
import Galley

/// `galley data`: what a data file holds.
struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Print the columns of a data file: types, filled cells, least, most, longest.",
    discussion: """
      A file is CSV, TSV, JSON, JSON Lines or stanzas (Debian's deb822), as its extension or --format says.
      Types are guessed from all rows; every mistake of the file is told, up to ten.
      """)

  @Argument(help: "A data file.", completion: .file(extensions: ["csv", "tsv", "json", "jsonl", "ndjson", "stanzas"]))
  var file: String

  @Option(
    help: ArgumentHelp("csv, tsv, json, jsonl or stanzas, whatever the extension.", valueName: "format"),
    transform: { name in
      guard let format = DataFormat(rawValue: name) else { throw ValidationError("'\(name)' is no data format") }
      return format
    })
  var format: DataFormat?

  @Option(
    help: ArgumentHelp("What stands between cells: comma, semicolon or tab.", valueName: "delimiter"),
    transform: { name in
      guard let delimiter = DataFile.Delimiter(rawValue: name) else {
        throw ValidationError("'\(name)' is no delimiter")
      }
      return delimiter
    })
  var delimiter: DataFile.Delimiter?

  @Option(help: ArgumentHelp("Where the rows of a JSON file are, such as /items.", valueName: "pointer"))
  var at = ""

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    var data = DataFile(file)
    data.format = format ?? data.format
    data.delimiter = delimiter
    data.pointer = at
    let bar = LoadingBar()
    do {
      let table = try data.table(progress: bar.show)
      bar.finish()
      let report = TableReport(table)
      try Terminal.print(json ? report.json(file: file) : report.text)
    } catch let error as SceneErrors {
      bar.finish()
      let diagnostics = error.errors.map { Diagnostic($0) }
      if json { try Terminal.print(TableReport.json(file: file, diagnostics)) }
      throw Failure(diagnostics: diagnostics).report()
    }
  }
}
