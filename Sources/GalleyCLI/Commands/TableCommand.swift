import ArgumentParser
import Galley

/// `galley table`: a data file as a table on pages.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Print a data file as a table on pages: PDF, PNG or SVG.",
    discussion: """
      Types are guessed from all rows; every column is as wide as its widest cell. What does not fit side by side is
      broken, and where that is not enough, all rows are stacked: names beside values. Printed are what was guessed,
      how wide each column is, what it needs without a break, and which row made it so. Rows count from 0, in the
      order of the file, whose line of titles is none.

        galley table sales.csv -o sales.pdf --group-by region --total amount --sort -amount
        galley table sales.csv -o page.png --columns "date:date,amount=Amount (EUR):EUR" --locale de
      """)

  @Argument(help: "A data file.", completion: .file(extensions: ["csv", "tsv", "json", "jsonl", "ndjson", "stanzas"]))
  var file: String

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file to write: .pdf, .png or .svg.", valueName: "file"))
  var output: String?

  @OptionGroup var options: DataOptions
  @OptionGroup var look: TableOptions

  @Option(help: ArgumentHelp("Pixels per point of PNG pages.", valueName: "number"))
  var scale = 2.0

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    try PrintTarget.validate(output)
    if !SceneCanvas.scales.contains(scale) { throw ValidationError("--scale must be a number from 0.25 to 8") }
  }

  func run() throws {
    do {
      let table = try look.shaped(options.read(file))
      let name = FilePath.name(of: file)
      let printed = try PrintedTable(table, look.plan(for: table, file: file), file: name)
      let target = PrintTarget(output ?? FilePath.stem(of: file) + ".pdf", scale: scale)
      let names = try target.write(printed.document.pageCount, printed.write)
      let report = TablePrintReport(printed.document)
      guard !json else { return try Terminal.print(json: report.json(files: names)) }
      try Terminal.print(data: report.text)
      try Terminal.print(lines: names)
    } catch let error as SceneErrors {
      throw Failure(diagnostics: error.errors.map { Diagnostic($0) }).report()
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    }
  }
}
