import ArgumentParser
import Galley
import GalleyTables

struct SceneReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make a document from a report file, or a scene report from scenes.",
    discussion: """
      A file that begins with 'report: 1', or a Markdown file, becomes a document of text, tables, charts and scenes: \
      PDF, PNG, SVG, one web page, or Markdown with image files. Scene files become a scene report as PDF or HTML: it \
      shows every state with its measurements and explains its layout.

      The extension of the output selects the format. --output is repeatable; Galley draws everything only once.
      The same input always produces the same bytes.
      """)

  @Argument(help: "A report file, or scene files.", completion: .file(extensions: ["yaml", "yml", "md"]))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write: .pdf or .html, for reports also .png, .svg or .md (repeatable).", valueName: "file"))
  var output: [String] = []

  @Option(help: ArgumentHelp("Title of the document.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Show only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @OptionGroup var threads: JobsOptions

  @OptionGroup var known: CacheOptions

  @OptionGroup var options: SceneOptions
  @OptionGroup var parts: PagePartOptions

  func validate() throws {
    if isReport {
      if !only.isEmpty { throw ValidationError("--only selects states of scenes, and this file is a report") }
      for file in output where DocumentFile(pathExtension: FilePath.fileExtension(of: file)) == nil {
        try PrintTarget.validate(file, others: ".html, .md")
      }
      if let file = output.first(where: { PrintKind(pathExtensionOf: $0) == nil }), parts.shard != nil {
        throw ValidationError("--shard selects pages, and '\(file)' has none; write a .pdf, .png or .svg file")
      }
    } else if let file = output.first(where: { SceneReportFile($0) == nil }) {
      throw ValidationError("'\(file)' must end in .pdf or .html")
    }
  }

  private var isReport: Bool { scenes.count == 1 && scenes.allSatisfy { ReportFile.isOne($0) } }

  func run() throws {
    if output.isEmpty, !isReport { try DefaultFolder("output").check("--output") }
    try known.cache.check("--cache")
    if let shard = try parts.announced() { return try writePart(shard) }
    let run = known.fileCache.run("report", settings)
    if let known = run.known {
      known.notes.forEach { Terminal.report($0) }
      return try Terminal.print(lines: known.paths)
    }
    if isReport { return try ReportWriter(scenes[0], title: title, options, in: run).write(to: output) }
    let source = try readBook(files: run.files)
    let renderContext = RenderContext()
    let book = source.book(title: title, renderContext: renderContext)
    try Inputs.check(outputs, option: "--output")
    for file in outputs { try SceneReportFile(file)?.write(book, renderContext) }
    try Terminal.print(lines: outputs)
    run.keep(FileCache.Outcome(paths: outputs), of: source, setWith: renderContext)
  }

  private var outputs: [String] { output.isEmpty ? ["output/proofs.pdf"] : output }

  private var settings: [String] {
    ["of"] + scenes + ["to"] + output + ["title"] + (title.map { [$0] } ?? []) + ["only"] + only + options.settings
  }

  /// Writes the file of a shard, which `galley merge` reads.
  private func writePart(_ shard: FrameSelection.Shard) throws {
    if isReport { return try ReportWriter(scenes[0], title: title, options, shard: shard).write(to: output) }
    let inputs = PartInputs(Inputs.files)
    let scenes = try readScenes(files: inputs.files)
    let words = ["report"] + self.scenes.map { FilePath.name(of: $0) } + PagePartOptions.words(without: self.scenes)
    let part = SceneReportPart(DocumentPart(shard, of: inputs, options: words), of: scenes, title: title)
    let folder = FilePath.folder(of: outputs.first ?? "")
    do {
      let name = try part.write(
        for: outputs.map { FilePath.name(of: $0) }, in: OutputFolder(folder, drafts: Interruption.drafts),
        workers: threads.jobs, files: inputs.files)
      try Terminal.print(lines: [FilePath.join(folder, name)])
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    }
  }

  private func readScenes(files: FileReader) throws -> [Scene] {
    var read: [Scene] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do throws(SceneErrors) { read.append(try scene(file, files: files)) } catch {
        diagnostics += error.errors.map { Diagnostic($0) }
      }
    }
    guard diagnostics.isEmpty else { throw Failure(diagnostics: diagnostics).report() }
    return read
  }

  private func scene(_ file: String, files: FileReader = Inputs.files) throws(SceneErrors) -> Scene {
    var scene = try options.read(file, files: files)
    if !only.isEmpty { try scene.keepStates(only) }
    return scene
  }

  /// Reads all chapters. Throws an error if one cannot be read, because the report would be incomplete.
  private func readBook(files: FileReader) throws -> ProofReport {
    var chapters: [ProofReport.Chapter] = []
    var diagnostics: [Diagnostic] = []
    for chapter in ProofReport.chapters(of: try readScenes(files: files), workers: threads.jobs, files: files) {
      do throws(ProofError) { chapters.append(try chapter.get()) } catch { diagnostics += error.diagnostics }
    }
    guard diagnostics.isEmpty else { throw Failure(diagnostics: diagnostics).report() }
    return ProofReport(chapters)
  }
}
