import ArgumentParser
import Galley

/// The files that tell of a comparison, each in its own way.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write a page to look at what differs, in one file.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write a PDF with a page for each case that fails.", valueName: "file"))
  var pdf: String?

  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Add a table in Markdown to this file: in a GitHub workflow, \"$GITHUB_STEP_SUMMARY\".", valueName: "file"))
  var summary: String?

  @Option(help: "Print annotations for what fails: github.")
  var annotations: Annotations?

  /// Who reads annotations.
  enum Annotations: String, ExpressibleByArgument, CaseIterable {
    case github
  }

  /// Whether any report is asked for.
  var isWanted: Bool { needsPictures || junit != nil || summary != nil || annotations != nil }

  /// Whether something has to be kept to show it.
  var needsPictures: Bool { html != nil || pdf != nil }

  /// Writes what was asked for.
  ///
  /// - Throws: the code to exit with, after saying why, when a file cannot be written.
  func write(_ review: Review) throws {
    do throws(OutputError) { try writeFiles(review) } catch {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
    if let pdf { try writeSheets(review, to: pdf) }
    if annotations == .github { try Terminal.print(GitHubReport(review).annotations) }
  }

  private func writeFiles(_ review: Review) throws(OutputError) {
    if let html { try Self.write(ReviewPage(review).html, to: html) }
    if let junit { try Self.write(Array(JUnitReport(review).xml.utf8), to: junit) }
    // The variable that names the file is empty where no workflow runs.
    if let summary, !summary.isEmpty {
      // What other steps have put there stays.
      let earlier = (try? FileReader.disk.read(summary, 1 << 20)) ?? []
      try Self.write(earlier + Array((GitHubReport(review).summary + "\n").utf8), to: summary)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    try OutputFolder(FilePath.folder(of: path)).write(bytes, to: FilePath.name(of: path))
  }

  private func writeSheets(_ review: Review, to path: String) throws {
    do {
      try Self.write(try ContactSheet(review).pdf(), to: path)
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}
