import ArgumentParser
import Galley

/// `galley diff`: what differs between two pictures, documents or folders.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what differs between two pictures, animations, PDFs or folders of them.",
    discussion: """
      PNG and JPEG are compared pixel by pixel, animated PNG frame by frame, PDF page by page, and the files of two \
      folders by their names. Not one pixel may differ, unless limits say otherwise; all limits that are given must hold.
      Exit codes: 0 the same, 1 different, 2 something could not be compared.
      """)

  @Argument(help: "The older or expected file or folder.", completion: .file())
  var first: String

  @Argument(help: "The newer one.", completion: .file())
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

  @OptionGroup var options: DiffOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if !(scale > 0 && scale <= 20) { throw ValidationError("--scale must be above 0 and at most 20") }
  }

  func run() throws {
    HeldMemory.forPictures()
    let inputs = ProtectedInputs(options.mask, below: [first, second])
    try reports.check(inputs, besides: output.map { [($0, "--output")] } ?? [])
    var run = DiffRun(
      comparison: try options.comparison(), limits: options.limits, maskedIDs: options.maskID,
      drawsPictures: output != nil || reports.needsPictures, pageScale: scale, workers: threads.jobs)
    run.keepsEvidence = reports.needsPictures
    let report = run.compare(first, second)
    try reports.check(inputs, besides: output.map { report.picturePaths(in: $0) }?.map { ($0, "--output") } ?? [])
    try json ? Terminal.print(json: report.json) : Terminal.print(report.text)
    try write(report)
    if reports.isWanted { try reports.write(Review(report), isJSON: json) }
    if !report.failures.isEmpty { throw Failure(diagnostics: report.failures).report() }
    if report.outcome == .different { throw ExitCode(1) }
  }

  /// Writes the pictures of the differences.
  private func write(_ report: DiffReport) throws {
    guard let output else { return }
    do throws(OutputError) { try report.writePictures(to: output, drafts: Interruption.drafts) } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}
