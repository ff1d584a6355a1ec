import ArgumentParser
import Galley

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what differs between two pictures, animations, PDFs or folders of them.",
    discussion: """
      PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF, JPEG XL and SVG are compared pixel by pixel, also one kind with another; \
      animations frame by frame, PDF page by page, and the files of two folders by their names. Not one pixel may differ, unless limits say otherwise; all limits that are given must hold.

      A picture and a scene (.yaml) are compared view by view: the scene is looked for in the picture, which may be the \
      screen of a device or come from another tool, in any state and any size. What the system draws is left out.
      Exit codes: 0 the same, 1 different, 2 something could not be compared.
      """)

  @Argument(help: "The older or expected file or folder.", completion: .file())
  var first: String

  @Argument(help: "The newer one, or a scene that the first one is a picture of.", completion: .file())
  var second: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the picture of the differences; where there are several pictures, the folder to write them to.",
      valueName: "path"))
  var output: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @Option(help: ArgumentHelp("Pixels a point when PDF pages are drawn.", valueName: "scale"))
  var scale = 2.0

  @OptionGroup var threads: JobsOptions

  @OptionGroup var options: ComparisonOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if !(scale > 0 && scale <= 20) { throw ValidationError("--scale must be above 0 and at most 20") }
  }

  private var sighting: (picture: String, scene: String)? {
    func isScene(_ path: String) -> Bool { ["yaml", "yml"].contains(FilePath.fileExtension(of: path).lowercased()) }
    if isScene(second), !isScene(first) { return (first, second) }
    return isScene(first) && !isScene(second) ? (second, first) : nil
  }

  private func compare(_ picture: String, with file: String) throws {
    if output != nil || reports.isWanted {
      throw ValidationError("of a picture and a scene, the views are told; there is no picture of differences")
    }
    do {
      let scene = try Scene(contentsOf: file)
      let bytes = try Inputs.regularFiles.read(picture, 1 << 30)
      let found = try SceneSighting(of: scene, file: file, in: bytes, picture: picture)
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
    HeldMemory.forPictures()
    if let sighting { return try compare(sighting.picture, with: sighting.scene) }
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
