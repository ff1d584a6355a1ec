import ArgumentParser
import Galley

struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Review page to write: one HTML file, or a folder such as 'report/'.",
      discussion: "A single file is limited to 10 MB and omits images that do not fit; a folder contains every image.",
      valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("PDF file to write, with one page per failed case.", valueName: "file"))
  var pdf: String?

  @Option(help: ArgumentHelp("JUnit XML file to write.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "File to which Galley appends a Markdown table.",
      discussion: "In a GitHub workflow, use \"$GITHUB_STEP_SUMMARY\".", valueName: "file"))
  var summary: String?

  @Option(help: "Format of annotations to print for failures.")
  var annotations: Annotations?

  enum Annotations: String, ExpressibleByArgument, CaseIterable {
    case github
  }

  var isWanted: Bool { needsPictures || junit != nil || summary != nil || annotations != nil }

  var needsPictures: Bool { html != nil || pdf != nil }

  /// Whether the page is a single file. Its size is limited, so it may have to show crops instead of complete images.
  var allowsSeparateFiles: Bool { html.map { !$0.hasSuffix("/") && !Self.isFolder($0) } ?? false }

  /// Throws an error if a report, or one of `others`, would overwrite an input.
  func check(_ inputs: OverwriteGuard, besides others: [(path: String, option: String)] = []) throws {
    let own = [(html, "--html"), (pdf, "--pdf"), (junit, "--junit"), (summary, "--summary")]
    let paths = others + own.compactMap { path, option in path.map { ($0, option) } }
    for (path, option) in paths {
      guard inputs.protects(path) else { continue }
      throw Failure(diagnostics: [Diagnostic(overwriting: path, option: option)]).report()
    }
    if let shared = inputs.sharedTarget(of: paths) {
      let problem = Diagnostic(sharing: shared.path, options: shared.first, shared.second)
      throw Failure(diagnostics: [problem]).report()
    }
  }

  /// Writes the reports. If that fails, prints the error before throwing the exit code.
  func write(_ review: Review, isJSON: Bool) throws {
    do throws(OutputError) { try writeFiles(review) } catch {
      throw Failure(diagnostics: [Diagnostic(error, option: nil)]).report()
    }
    if let pdf { try writeSheets(review, to: pdf) }
    guard annotations == .github else { return }
    // GitHub reads stdout and stderr, but a program that reads JSON expects a single object on stdout.
    let text = GitHubReport(review).annotations
    try Terminal.print(commands: text, toErrors: isJSON)
  }

  private func writeFiles(_ review: Review) throws(OutputError) {
    if let html { try Self.writePage(review, to: html) }
    if let junit { try Self.write(Array(JUnitReport(review).xml.utf8), to: junit) }
    // The variable is empty outside a GitHub workflow.
    if let summary, !summary.isEmpty {
      // The file may contain the output of other steps, possibly without a final line break.
      let isFirst = ((try? FileReader.regularFiles.open(summary))?.size ?? 0) == 0
      let text = (isFirst ? "" : "\n") + GitHubReport(review).summary + "\n"
      try OutputFolder(FilePath.folder(of: summary), drafts: Interruption.drafts).append(
        Array(text.utf8), to: FilePath.name(of: summary))
    }
  }

  private static func writePage(_ review: Review, to path: String) throws(OutputError) {
    guard path.hasSuffix("/") || isFolder(path) else {
      return try write(
        ReviewPage(review.keepingPictures(upTo: ReviewPage.fileLimit)).html, to: path)
    }
    let page = ReviewPage(review, pictures: .beside(folder: "pictures"))
    let folder = OutputFolder(path, drafts: Interruption.drafts)
    for file in page.files { try folder.write(file.bytes, to: file.name) }
    try folder.write(page.html, to: "index.html")
  }

  private static func isFolder(_ path: String) -> Bool {
    do throws(FileProblem) {
      _ = try FileReader.regularFiles.open(path)
      return false
    } catch {
      if case .isFolder = error { return true }
      return false
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    try OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts).write(bytes, to: FilePath.name(of: path))
  }

  private func writeSheets(_ review: Review, to path: String) throws {
    do {
      try Self.write(try ContactSheet(review).pdf(), to: path)
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error, option: nil)]).report()
    }
  }
}
