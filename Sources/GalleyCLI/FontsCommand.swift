import ArgumentParser
import Galley

/// `galley fonts`: the faces that scenes can name.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the font faces found, with the digest of each file.")

  @Option(help: ArgumentHelp("Only families whose name contains this.", valueName: "text"))
  var family: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() {
    let wanted = family?.lowercased()
    let faces = FontLibrary().allFaces().filter { face in
      wanted.map { face.face.family.lowercased().contains($0) } ?? true
    }
    Terminal.print(json ? FontReport(faces).json : FontReport(faces).text)
  }
}
