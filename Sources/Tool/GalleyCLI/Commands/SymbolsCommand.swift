import ArgumentParser
import Galley

struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "List the symbols that 'Image(systemName:)' draws, or those that are missing.",
    discussion: """
      Names of SF Symbols are mapped to glyphs of free fonts; circles, slashes, badges and fills are composed of them.
      """)

  @Argument(help: "Only these symbols.")
  var names: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("List the names in these sources or lists that nothing draws.", valueName: "file"))
  var missing: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A folder of SVG files or a font with symbols of your own.", valueName: "path"))
  var adding: [String] = []

  @Option(help: ArgumentHelp("Draw the symbols to this PNG file.", valueName: "file"))
  var png: String?

  @Option(help: ArgumentHelp("The size of the font that the picture shows them at, in points.", valueName: "points"))
  var size: Double = 28

  @Option(help: ArgumentHelp("The weight of the picture's font.", valueName: "weight"))
  var weight = "regular"

  @Flag(help: "Draw the picture in dark colours.")
  var dark = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard size >= 4, size <= 400 else { throw ValidationError("The size is 4 to 400 points.") }
    guard fontWeight != nil else { throw ValidationError("There is no weight '\(weight)'.") }
  }

  private var fontWeight: Font.Weight? { Font.Weight.allCases.first { "\($0)" == weight } }
  private var catalog: SymbolCatalog { SymbolCatalog(adding: adding) }

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
