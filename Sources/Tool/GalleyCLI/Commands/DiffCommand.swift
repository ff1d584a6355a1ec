import ArgumentParser
import Galley

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two images, animations, PDFs or folders, and print the differences.",
    discussion: """
      Galley compares PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF, JPEG XL and SVG images pixel by pixel, even if the \
      formats differ. It compares animations frame by frame and PDFs page by page; in two folders, it compares files \
      with the same name. Without limits, a single differing pixel fails; if you set several limits, none may be \
      exceeded.

      Galley compares an image and a scene (.yaml) view by view. The image may be a device screenshot or come from \
      another tool, and may show any state of the scene. If it has exactly the size of the canvas at 1, 2 or 3 pixels \
      per point, Galley compares it directly; in an image of another size, Galley first searches for the scene. It \
      lists lines that break at a different word, text whose width differs by more than 1 %, and views that moved by \
      more than 1 pt. It ignores parts that the system draws, such as the status bar.

      Exit codes: 0 no differences, 1 differences found, 2 not comparable.
      """)

  @Argument(help: "Expected file or folder.", completion: .file())
  var first: String

  @Argument(help: "Actual file or folder, or a scene that the first file shows.", completion: .file())
  var second: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Difference image to write, or a folder for several.",
      valueName: "path"))
  var output: String?

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @Option(help: ArgumentHelp("Pixels per point for PDF pages.", valueName: "scale"))
  var scale = 2.0

  @OptionGroup var threads: JobsOptions

  @OptionGroup var options: ComparisonOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if !(scale > 0 && scale <= 20) { throw ValidationError("--scale must be above 0 and at most 20") }
  }

  private var match: (picture: String, scene: String)? {
    func isScene(_ path: String) -> Bool { ["yaml", "yml"].contains(FilePath.fileExtension(of: path).lowercased()) }
    if isScene(second), !isScene(first) { return (first, second) }
    return isScene(first) && !isScene(second) ? (second, first) : nil
  }

  private func compare(_ picture: String, with file: String) throws {
    if let option = options.givenOptions.first {
      throw ValidationError(
        "\(option) has no effect on the comparison of an image with a scene, which compares views instead of pixels; "
          + "leave it out")
    }
    if output != nil || reports.isWanted {
      throw ValidationError(
        """
        galley compares an image with a scene view by view and draws no difference image; leave out --output and \
        report options
        """)
    }
    do {
      let scene = try Scene(contentsOf: file)
      let bytes = try Inputs.regularFiles.read(picture, 1 << 30)
      let found = try SceneMatch(of: scene, file: file, in: bytes, picture: picture)
      try json ? Terminal.print(json: found.json) : Terminal.print(lines: found.lines)
      if !found.isAlike { throw ExitCode(1) }
    } catch let error as SceneErrors {
      throw Failure(diagnostics: error.errors.map { Diagnostic($0) }).report()
    } catch let error as CheckError {
      throw Failure(error).report()
    } catch let problem as FileProblem {
      throw Failure(diagnostics: [Diagnostic(problem, path: picture)]).report()
    }
  }

  func run() throws {
    ImageAllocator.forPictures()
    if let match { return try compare(match.picture, with: match.scene) }
    let inputs = OverwriteGuard(options.mask, below: [first, second])
    try reports.check(inputs, besides: output.map { [($0, "--output")] } ?? [])
    var diff = try options.resolved()
    diff.drawsPictures = output != nil || reports.needsPictures
    diff.keepsEvidence = reports.needsPictures
    diff.pageScale = scale
    let report = DiffRun(diff, workers: threads.jobs, files: Inputs.regularFiles).compare(first, second)
    try reports.check(inputs, besides: output.map { report.picturePaths(in: $0) }?.map { ($0, "--output") } ?? [])
    try json ? Terminal.print(json: report.json) : Terminal.print(report.text)
    try write(report)
    if reports.isWanted { try reports.write(Review(report), isJSON: json) }
    if !report.failures.isEmpty {
      var failure = Failure(diagnostics: report.failures)
      if report.isToolMissing { failure.code = Failure.missingTool }
      throw failure.report()
    }
    if report.outcome == .different { throw ExitCode(1) }
  }

  private func write(_ report: DiffReport) throws {
    guard let output else { return }
    do throws(OutputError) { try report.writePictures(to: output, drafts: Interruption.drafts) } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}
