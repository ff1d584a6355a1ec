import ArgumentParser
import Galley

/// `galley report`: scenes to a book.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Set a report of texts, tables, charts and scenes on pages, or scenes as a book of proofs.",
    discussion: """
      A file that begins with 'report: 1', or one in Markdown, is set as a document: PDF, PNG or SVG. Scenes become a
      book of proofs, PDF or HTML: every state with its measures and the reasons for them.

      The extension of the output says what is written; --output may be repeated, and everything is drawn once.
      The same scenes give the same bytes.
      """)

  @Argument(help: "A report file, or scene files.", completion: .file(extensions: ["yaml", "yml", "md"]))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write: .pdf, .html of scenes, .png or .svg of a report; may be repeated.", valueName: "file"))
  var output: [String] = []

  @Option(help: ArgumentHelp("The heading of the book.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Tell only of the state of this name; may be repeated.", valueName: "state"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Threads to use; the files are the same with any number.", valueName: "count"))
  var jobs = Terminal.processorCount

  @OptionGroup var known: CacheOptions

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    if isReport {
      if !only.isEmpty { throw ValidationError("--only is about the states of scenes, and this is a report") }
      for file in output { try PrintTarget.validate(file) }
    } else if let file = output.first(where: { Self.kind(of: $0) == nil }) {
      throw ValidationError("'\(file)' ends in neither .pdf nor .html")
    }
  }

  /// Whether a report is asked for, and no book of scenes.
  private var isReport: Bool { scenes.count == 1 && scenes.allSatisfy { ReportFile.isOne($0) } }

  func run() throws {
    let run = known.fileCache.run("report", settings)
    if let known = run.known { return try Terminal.print(lines: known.paths) }
    if isReport { return try ReportWriter(scenes[0], title: title, options, in: run).write(to: output) }
    try writeBook(in: run)
  }

  /// What decides on the files besides what is read.
  private var settings: [String] {
    ["of"] + scenes + ["to"] + output + ["title"] + (title.map { [$0] } ?? []) + ["only"] + only + options.settings
  }

  private func writeBook(in run: FileCache.Run) throws {
    let source = try readBook(files: run.files)
    let renderContext = RenderContext()
    let book = source.book(title: title, renderContext: renderContext)
    let output = output.isEmpty ? ["output/proofs.pdf"] : output
    for file in output {
      do {
        let bytes = try bytes(of: book, as: Self.kind(of: file), renderContext)
        try OutputFolder(FilePath.folder(of: file), drafts: Interruption.drafts).write(
          bytes, to: FilePath.name(of: file))
      } catch let error as ProofError {
        throw Failure(diagnostics: error.diagnostics).report()
      } catch let error as OutputError {
        throw Failure(diagnostics: [Diagnostic(error)]).report()
      }
    }
    try Terminal.print(lines: output)
    run.keep(FileCache.Outcome(paths: output), of: source, setWith: renderContext)
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

  private func bytes(of book: Book, as kind: Kind?, _ renderContext: RenderContext) throws -> [UInt8] {
    switch kind {
    case .pdf?, nil: try BookSheets(book, renderContext: renderContext).pdf()
    case .html?: try book.html(renderContext: renderContext)
    }
  }

  /// Everything there is to tell; a book of which a chapter is missing would not be the one that was asked for.
  private func readBook(files: FileReader) throws -> ProofBook {
    var chapters: [ProofBook.Chapter] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do {
        var scene = try options.read(file, files: files)
        if !only.isEmpty { try scene.keepStates(only) }
        chapters.append(try ProofBook.Chapter(scene, workers: jobs, files: files))
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
