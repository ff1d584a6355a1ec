import ArgumentParser
import Galley

/// `galley merge`: the parts of a check become one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join what the parts of a check have left into one report.",
    discussion: """
      Each part was written by 'galley check --shard 1/4 --artifacts …'; all parts have to be there, and to be drawn of
      the same scenes and data with the same text stack. The exit code is that of the whole check.
      """)

  @Argument(help: "The folders or zips of all parts.", completion: .file())
  var parts: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output = "output/check"

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    let inputs = ProtectedInputs(parts + parts.map { $0 + "/check.json" }, stores: parts + [output])
    try reports.check(inputs, besides: [(output, "--output")])
    do {
      let shards = try CheckArtifacts.readAll(parts)
      let report = try CheckArtifacts(output, drafts: Interruption.drafts).write(CheckReport(merging: shards))
      try CheckEnding(report: report, json: json, reports: reports, quotes: false).finish()
    } catch let error as CheckError {
      throw Failure(diagnostics: error.diagnostics).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}
