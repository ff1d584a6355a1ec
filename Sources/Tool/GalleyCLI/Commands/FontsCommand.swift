import ArgumentParser
import Galley

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the installed font faces with the digest of each file.")

  @Option(help: ArgumentHelp("List only families whose names contain this text.", valueName: "text"))
  var family: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  func run() throws {
    let wanted = family?.lowercased() ?? ""
    let listing = FontLibrary().listing()
    let faces = listing.faces.filter { wanted.isEmpty || $0.face.family.lowercased().contains(wanted) }
    try json ? Terminal.print(json: FontReport(faces).json) : Terminal.print(data: FontReport(faces).text)
    let unreadable = listing.unreadable.map { path in
      Diagnostic(
        "the font file '\(path)' is unreadable, so this list lacks its faces",
        help: "check its permissions and the memory limit ('ulimit -v')")
    }
    guard unreadable.isEmpty else { throw Failure(diagnostics: unreadable).report() }
    if faces.isEmpty { Terminal.report("no installed font family has '\(family ?? "")' in its name") }
  }
}
