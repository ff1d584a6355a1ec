import ArgumentParser
import Galley
import GalleyFiles

/// `galley previews`: pictures of all previews of a Swift package.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Draw every #Preview and PreviewProvider of a Swift package.",
    discussion: """
      The package is built as it is, with Galley's module SwiftUI among its dependencies. Each preview becomes a PNG, \
      named after its module, file and title; index.html shows all. A preview that ends the program is told, and the rest \
      are drawn. Exit codes: 0 all drawn, 1 different from the baseline, 2 some could not be drawn.
      """)

  @Argument(help: "The package's folder.", completion: .directory)
  var package = "."

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only previews whose module, file or title has this in it; may be repeated.", valueName: "text"))
  var filter: [String] = []

  @Option(
    name: [.long, .customLong("out"), .customShort("o")], help: ArgumentHelp("Where pictures go.", valueName: "folder"))
  var output = "proofs"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw each preview under these values: light, dark, rtl, a text size such as accessibility3, or a language such as de, joined by '+'; may be repeated.",
      valueName: "words"))
  var variant: [String] = []

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "scale"))
  var scale = 2.0

  @Flag(help: "Name the previews, and draw none.")
  var list = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Compare the pictures with those of --baseline.")
  var check = false

  @Option(help: ArgumentHelp("The folder with the expected pictures.", valueName: "folder"))
  var baseline = "proofs-baseline"

  func validate() throws {
    if !(scale > 0 && scale <= 8) { throw ValidationError("--scale must be above 0 and at most 8") }
  }

  func run() throws {
    let program = try PreviewPackage(folder: package).program()
    var words = ["--package", PreviewPackage.description(of: program), "--output", output, "--scale", "\(scale)"]
    words += filter.flatMap { ["--filter", $0] } + variant.flatMap { ["--variant", $0] }
    if list { words.append("--list") }
    if json { words.append("--json") }
    do throws(ExternalTool.Problem) {
      try ExternalTool(program, isOpen: true).run(words, printing: true)
    } catch {
      if case .failed(let code) = error, code > 0 { throw ExitCode(code) }
      throw Failure(diagnostics: [Diagnostic("the program that draws the previews was stopped")]).report()
    }
    if check { try compare() }
  }

  private func compare() throws {
    let run = DiffRun()
    let report = run.compare(baseline, output)
    try Terminal.print(report.text)
    if !report.failures.isEmpty { throw Failure(diagnostics: report.failures).report() }
    if report.outcome == .different { throw ExitCode(1) }
  }
}
