import ArgumentParser
import Galley

/// `galley inspect`: a scene as it is laid out.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the laid-out tree of a scene: kinds, ids, frames, baselines, lines of text, chosen fits.")

  @Argument(help: "A scene file.", completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(help: ArgumentHelp("Only the state of this name; may be repeated.", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: SceneOptions

  func run() throws {
    do {
      var scene = try options.read(scene)
      if !only.isEmpty { try scene.keepStates(only) }
      let proofs = try SceneRenderer(scene).proofs()
      if json {
        Terminal.print(LayoutReport.json(scene: scene.name, proofs))
      } else {
        for proof in proofs { Terminal.print("\(proof.title)\n\(proof.layout.outline)\n") }
      }
    } catch let error as SceneErrors {
      throw Failure(diagnostics: error.errors.map(Diagnostic.init)).report(asJSON: json)
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report(asJSON: json)
    }
  }
}
