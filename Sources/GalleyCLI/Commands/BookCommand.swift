import ArgumentParser
import Galley

/// `galley report`: scenes to a book.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make a book of proofs: every state with its measures and the reasons for them, as PDF or HTML.",
    discussion: """
      The extension of the output says what is written; --output may be repeated, and everything is drawn once.
      The same scenes give the same bytes.
      """)

  @Argument(help: "Scene files.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write: its name ends in .pdf or .html; may be repeated.", valueName: "file"))
  var output: [String] = ["output/proofs.pdf"]

  @Option(help: ArgumentHelp("The heading of the book.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Tell only of the state of this name; may be repeated.", valueName: "state"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Threads to use; the files are the same with any number.", valueName: "count"))
  var jobs = Terminal.processorCount

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    for file in output where Self.kind(of: file) == nil {
      throw ValidationError("'\(file)' ends in neither .pdf nor .html")
    }
  }

  func run() throws {
    let book = try readBook().book(title: title)
    for file in output {
      do {
        let bytes = try bytes(of: book, as: Self.kind(of: file))
        try OutputFolder(FilePath.folder(of: file), drafts: Interruption.drafts).write(
          bytes, to: FilePath.name(of: file))
      } catch let error as ProofError {
        throw Failure(diagnostics: error.diagnostics).report()
      } catch let error as OutputError {
        throw Failure(diagnostics: [Diagnostic(error)]).report()
      }
    }
    try Terminal.print(lines: output)
  }

  /// What a file can be.
  private enum Kind {
    case pdf
    case html
  }

  private static func kind(of file: String) -> Kind? {
    let name = file.lowercased()
    return name.hasSuffix(".pdf") ? .pdf : name.hasSuffix(".html") || name.hasSuffix(".htm") ? .html : nil
  }

  private func bytes(of book: Book, as kind: Kind?) throws -> [UInt8] {
    switch kind {
    case .pdf?, nil: try BookSheets(book).pdf()
    case .html?: try book.html()
    }
  }

  /// Everything there is to tell; a book of which a chapter is missing would not be the one that was asked for.
  private func readBook() throws -> ProofBook {
    var chapters: [ProofBook.Chapter] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do {
        var scene = try options.read(file)
        if !only.isEmpty { try scene.keepStates(only) }
        chapters.append(try ProofBook.Chapter(scene, workers: jobs))
      } catch let error as SceneErrors {
        diagnostics += error.errors.map { Diagnostic($0) }
      } catch let error as ProofError {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw Failure(diagnostics: diagnostics).report() }
    return ProofBook(chapters)
  }
}
