import ArgumentParser
import Galley
import GalleyTables

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a scene looks as it does: decisions and where they turn, widths, clamps, cuts, heights of rows.",
    discussion: """
      Rows count from 0, as a scroll target row:0 does; lengths are points.
      Where a decision turns is told from its evidence and confirmed by deciding again half a point on either side.
      """)

  @Argument(help: "A scene file.", completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Only the state of this name; may be repeated.", valueName: "state"))
  var states: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: SceneOptions

  func run() throws {
    do {
      var scene = try options.read(scene)
      if !states.isEmpty { try scene.keepStates(states) }
      let explanations = try SceneRenderer(scene).explanations()
      try json
        ? Terminal.print(json: ExplainReport.json(scene: scene.name, explanations))
        : Terminal.print(ExplainReport.text(explanations))
    } catch let error as SceneErrors {
      throw try fail(error.errors.map { Diagnostic($0) })
    } catch let error as ProofError {
      throw try fail(error.diagnostics)
    }
  }

  private func fail(_ diagnostics: [Diagnostic]) throws -> ExitCode {
    if json { try Terminal.print(json: ExplainReport.json(diagnostics)) }
    return Failure(diagnostics: diagnostics).report()
  }
}
