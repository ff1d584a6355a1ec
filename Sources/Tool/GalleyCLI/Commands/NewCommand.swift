public import ArgumentParser
import Galley

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a small scene with its data, ready to render and to change.")

  @Argument(help: "The scene's name: NAME.yaml is written, and NAME.csv if it has rows. A kind's name is a kind, too.")
  var name: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("What it shows; as its name says, or else a list.", valueName: "kind"))
  var kind: StarterScene.Kind?

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output = "."

  func validate() throws {
    let allowed = name.utf8.allSatisfy { byte in
      byte >= 128 || byte == 45 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    guard allowed, !name.isEmpty else {
      throw ValidationError("a scene's name may hold letters, digits, - and _ only")
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
    Terminal.say("Draw it with: galley render \(folder.path(of: "\(name).yaml"))")
  }
}

extension StarterScene.Kind: ExpressibleByArgument {}
