import ArgumentParser
import Galley

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the font faces found, with the digest of each file.")

  @Option(help: ArgumentHelp("Only families whose name contains this.", valueName: "text"))
  var family: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let wanted = family?.lowercased() ?? ""
    let listing = FontLibrary().listing()
    let faces = listing.faces.filter { wanted.isEmpty || $0.face.family.lowercased().contains(wanted) }
    try json ? Terminal.print(json: FontReport(faces).json) : Terminal.print(data: FontReport(faces).text)
    let unreadable = listing.unreadable.map { path in
      Diagnostic(
        "the font file '\(path)' cannot be read, so its faces are missing from this list",
        help: "check its permissions and the memory limit ('ulimit -v')")
    }
    guard unreadable.isEmpty else { throw Failure(diagnostics: unreadable).report() }
    if faces.isEmpty { Terminal.say("No installed family's name contains '\(family ?? "")'.") }
  }
}
