import ArgumentParser
import Galley

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the shards of a check into one report, or the shards of a document into one PDF.",
    discussion: """
      'galley check --shard 1/4 --artifacts …' writes check shards; 'galley table', 'galley print' and 'galley report' \
      with --shard write document shards. All shards must be present and must have been drawn from the same files in \
      the same rendering environment. The exit code is the same as for a check without shards. A merged document has \
      the same bytes as a document written by one run.
      """)

  @Argument(help: "Folders or zip files of all check shards, or all document shards.", completion: .file())
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder or file to write.",
      discussion: "(default: output/check for a check, the name passed to the sharded command for a document)",
      valueName: "path"))
  var output: String?

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    if PageParts.areAmong(parts) { return try mergePages() }
    if SceneReportParts.areAmong(parts) { return try mergeBook() }
    if output == nil { try DefaultFolder("output/check").check("--output") }
    let output = output ?? "output/check"
    let inputs = OverwriteGuard(parts + parts.map { $0 + "/check.json" }, stores: parts + [output])
    try reports.check(inputs, besides: [(output, "--output")])
    do {
      let shards = try CheckArtifacts.readAll(parts)
      let report = try CheckArtifacts(output, drafts: Interruption.drafts).write(CheckReport(merging: shards))
      try CheckEnding(report: report, json: json, reports: reports, quotes: false).finish()
    } catch let error as CheckError {
      throw Failure(error).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }

  private func mergeBook() throws {
    if json || reports.isWanted {
      throw ValidationError("report options apply to checks, and these are shards of a scene report")
    }
    let book: SceneReportParts
    do throws(PartProblem) { book = try SceneReportParts(parts, files: Inputs.regularFiles) } catch {
      throw Failure(diagnostics: [error.diagnostic]).report()
    }
    let paths = output.map { [$0] } ?? book.names
    let files = paths.compactMap { SceneReportFile($0) }
    if files.count != paths.count { throw ValidationError("the --output of a scene report must end in .pdf or .html") }
    for file in files { try file.write(book.book) }
    try Terminal.print(lines: paths)
  }

  private func mergePages() throws {
    if json || reports.isWanted {
      throw ValidationError("report options apply to checks, and these are shards of a document")
    }
    let path: String
    do throws(PartProblem) {
      let pages = try PageParts(parts, files: Inputs.regularFiles)
      path = output ?? pages.name
      try pages.write(
        to: FilePath.name(of: path), in: OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts))
    } catch { throw Failure(diagnostics: [error.diagnostic]).report() }
    try Terminal.print(lines: [path])
  }
}
