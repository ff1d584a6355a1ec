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

  @OptionGroup var options: DataOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    do {
      let table = try options.read(file)
      let report = TableReport(table)
      try json ? Terminal.print(json: report.json(file: file)) : Terminal.print(data: report.text)
    } catch let error as SceneErrors {
      let diagnostics = error.errors.map { Diagnostic($0) }
      if json { try Terminal.print(json: TableReport.json(file: file, diagnostics)) }
      throw Failure(diagnostics: diagnostics).report()
    }
  }
}
