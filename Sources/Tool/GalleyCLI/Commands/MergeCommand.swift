import ArgumentParser
import Galley

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the parts of a check into one report, or those of a document into one PDF.",
    discussion: """
      The parts of a check were written by 'galley check --shard 1/4 --artifacts …', those of a document by 'galley \
      table', 'galley print' or 'galley report' with --shard. All parts have to be there, and to be drawn of the same \
      files with the same text stack. The exit code is that of the whole check; a document has the bytes of one that \
      was written at once.
      """)

  @Argument(help: "The folders or zips of all parts of a check, or the files of a document.", completion: .file())
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, output/check by default; of a document the file, named as it was asked for by default.",
      valueName: "path"))
  var output: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    if PageParts.areAmong(parts) { return try mergePages() }
    if BookParts.areAmong(parts) { return try mergeBook() }
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
    if json || reports.isWanted { throw ValidationError("reports are about checks, and these are parts of a book") }
    let book: BookParts
    do throws(PartProblem) { book = try BookParts(parts, files: Inputs.regularFiles) } catch {
      throw Failure(diagnostics: [error.diagnostic]).report()
    }
    let paths = output.map { [$0] } ?? book.names
    let files = paths.compactMap { BookFile($0) }
    if files.count != paths.count { throw ValidationError("--output of a book ends in .pdf or .html") }
    for file in files { try file.write(book.book) }
    try Terminal.print(lines: paths)
  }

  private func mergePages() throws {
    if json || reports.isWanted { throw ValidationError("reports are about checks, and these are parts of a document") }
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
