import ArgumentParser
import Galley
import GalleyTables

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a scene's layout: decisions and breakpoints, widths, clamping, truncation, row heights.",
    discussion: """
      Row numbers start at 0, as in the scroll target row:0. Lengths are in points.
      A breakpoint is the width at which a decision changes. Galley computes it from the layout and confirms it by \
      repeating the decision half a point below and half a point above.
      """)

  @Argument(help: "Scene file to explain.", completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Explain only the state with this name (repeatable).", valueName: "state"))
  var states: [String] = []

  @Flag(help: "Print the result as JSON.")
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
