import ArgumentParser
import Galley

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a small example scene with data, ready to render and edit.")

  @Argument(
    help: ArgumentHelp(
      "Name of the new scene, or one of the kinds.",
      discussion: """
        Writes NAME.yaml, and NAME.csv if the scene has rows. If NAME is a kind, such as chat, --kind is not needed.
        """))
  var name: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Kind of scene. (default: the name, if it is a kind, or list)", valueName: "kind"))
  var kind: StarterScene.Kind?

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"))
  var output = "."

  func validate() throws {
    let allowed = name.utf8.allSatisfy { byte in
      byte >= 128 || byte == 45 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    guard allowed, !name.isEmpty else {
      throw ValidationError("a scene's name may contain only letters, digits, - and _")
    }
  }

  func run() throws {
    let folder = OutputFolder(output, drafts: Interruption.drafts)
    let starter = StarterScene(name: name, kind: kind)
    for path in starter.files.map({ folder.path(of: $0.name) }) where OutputFolder.exists(path) {
      throw Failure(diagnostics: [Diagnostic(existing: path)]).report()
    }
    do throws(OutputError) {
      for file in starter.files { try folder.write(Array(file.text.utf8), to: file.name) }
    } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
    try Terminal.print(lines: starter.files.map { folder.path(of: $0.name) })
    Terminal.report("Draw it with: galley render \(folder.path(of: "\(name).yaml"))")
  }
}

extension StarterScene.Kind: ExpressibleByArgument {}
