import ArgumentParser
import Galley
import GalleyTables

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print a scene's layout tree: view kinds, ids, frames, baselines, text lines, chosen layouts.")

  @Argument(help: "Scene file to inspect.", completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(help: ArgumentHelp("Print only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup var options: SceneOptions

  func run() throws {
    do {
      let proofs = try readProofs()
      try json
        ? Terminal.print(json: LayoutReport.json(scene: proofs.scene, proofs.all))
        : Terminal.print(Self.text(proofs.all))
    } catch let error as SceneErrors {
      throw try fail(error.errors.map { Diagnostic($0) })
    } catch let error as ProofError {
      throw try fail(error.diagnostics)
    }
  }

  private func readProofs() throws -> (scene: String, all: [Proof]) {
    var scene = try options.read(scene)
    if !only.isEmpty { try scene.keepStates(only) }
    return (scene.name, try SceneRenderer(scene).proofs())
  }

  private static func text(_ proofs: [Proof]) -> String {
    proofs.map { "\(PrintedText.line($0.title))\n\($0.layout.outline)" }.joined(separator: "\n\n")
  }

  private func fail(_ diagnostics: [Diagnostic]) throws -> ExitCode {
    if json { try Terminal.print(json: LayoutReport.json(diagnostics)) }
    return Failure(diagnostics: diagnostics).report()
  }
}
