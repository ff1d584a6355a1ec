import ArgumentParser
import Galley

struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "List the SF Symbols that Galley can draw, or those it cannot.",
    discussion: """
      Galley maps SF Symbol names to glyphs from free fonts and adds circles, slashes, badges and fills to them.
      """)

  @Argument(help: "Symbols to list. (default: all)")
  var names: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("List symbols used in these sources that Galley cannot draw.", valueName: "file"))
  var missing: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Folder of SVG files, or a font, with custom symbols (repeatable).", valueName: "path"))
  var symbols: [String] = []

  @Option(help: ArgumentHelp("PNG file to write, with an image of the symbols.", valueName: "file"))
  var png: String?

  @Option(help: ArgumentHelp("Font size of the symbols in the image, in points.", valueName: "points"))
  var size: Double = 28

  @Option(help: ArgumentHelp("Font weight of the symbols in the image.", valueName: "weight"))
  var weight = "regular"

  @Flag(help: "Draw the image in dark mode.")
  var dark = false

  @Flag(help: "Print the result as JSON.")
  var json = false

  func validate() throws {
    guard size >= 4, size <= 400 else { throw ValidationError("--size must be a number from 4 to 400, in points") }
    guard fontWeight != nil else {
      throw ValidationError("'\(weight)' is not a font weight; write a weight such as regular or bold")
    }
  }

  private var fontWeight: Font.Weight? { Font.Weight.allCases.first { "\($0)" == weight } }
  private var catalog: SymbolCatalog { SymbolCatalog(adding: symbols) }

  func run() throws {
    if !missing.isEmpty { return try listMissing() }
    let shown = names.isEmpty ? SymbolCatalog.mappedNames : names
    if let png { return try draw(shown, to: png) }
    let unknown = names.filter { !catalog.has($0) }
    if json {
      try Terminal.print(json: SymbolReport(names: shown, missing: unknown.map { ($0, 1) }, total: shown.count).json)
    } else {
      try Terminal.print(data: shown.map { catalog.has($0) ? $0 : "\($0): missing" }.joined(separator: "\n") + "\n")
    }
    if !unknown.isEmpty { throw ExitCode(2) }
  }

  private func listMissing() throws {
    var uses = SymbolUses()
    for path in missing {
      do throws(FileProblem) {
        uses.add(String(decoding: try Inputs.files.read(path, SymbolsCommand.byteLimit), as: UTF8.self))
      } catch {
        throw Failure(diagnostics: [Diagnostic(error, path: path)]).report()
      }
    }
    let missing = uses.missing(in: catalog)
    let report = SymbolReport(names: uses.counts.keys.sorted(), missing: missing, total: uses.total)
    try json ? Terminal.print(json: report.json) : Terminal.print(data: report.text)
  }

  private func draw(_ names: [String], to path: String) throws {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.fontWeight = fontWeight
    let stage = Stage(
      proposal: .unspecified, environment: environment, renderContext: RenderContext(symbols: catalog)
    ) { SymbolSheet(names, size: size, columns: min(max(names.count, 1), 12)) }
    do {
      try OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts)
        .write(stage.png(), to: FilePath.name(of: path))
    } catch let error as StageError {
      throw Failure(diagnostics: error.diagnostics).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
    try Terminal.print(lines: [path])
  }

  private static let byteLimit = 64 << 20
}
