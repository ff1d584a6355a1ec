import ArgumentParser
import Galley

/// The options of `galley previews --check`, which are those of `galley check`.
struct PreviewCheckOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Compare the images with the folder --baseline.",
      discussion: """
        Images without a baseline are recorded as new baselines, unless --record sets another rule; in CI, use \
        --record never.
        """))
  var check = false

  @Option(help: ArgumentHelp("Folder of baselines.", valueName: "folder"))
  var baseline = DefaultFolder("proofs-baseline")

  @Option(
    help: ArgumentHelp(
      "Compare with another git revision, built and drawn now, instead of baselines.",
      discussion: """
        Galley builds the package at that revision, such as main or HEAD~1, in the same build folder. The working \
        tree stays unchanged.
        """,
      valueName: "revision"))
  var against: String?

  @Option(help: ArgumentHelp("Which images become baselines.", valueName: "which"))
  var record = RecordMode.missing

  @Option(help: ArgumentHelp("What to store as the baseline: the image, or its digest and layout.", valueName: "what"))
  var store = BaselineStorage.png

  @Option(help: ArgumentHelp("Folder for images that do not match, and for check.json.", valueName: "folder"))
  var artifacts = DefaultFolder("output/check")

  @Option(
    help: ArgumentHelp(
      "How to treat images whose baselines come from another rendering environment.",
      discussion: "The values have the same meaning as for 'galley check'.",
      valueName: "what"))
  var environmentMismatch = EnvironmentMismatchRule.fail

  @Option(
    help: ArgumentHelp(
      "Draw and check only one shard, such as 1/4, or auto.",
      discussion: "'galley merge' joins the results of all shards, as for 'galley check'.",
      valueName: "shard"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "Draw all previews this many times and report images that differ between runs.", valueName: "count"))
  var repetitions = 1

  @OptionGroup var threads: JobsOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if !(1...100).contains(repetitions) { throw ValidationError("--repeat must be a number from 1 to 100") }
    _ = try shard?.resolved()
    if against != nil, [.all, .failed].contains(record) {
      throw ValidationError("--record changes baselines, and --against does not use them; leave out one of them")
    }
    guard !check else { return }
    let own = [
      ("--against", against != nil), ("--record", record != .missing), ("--store", store != .png),
      ("--environment-mismatch", environmentMismatch != .fail), ("a report", reports.isWanted),
    ]
    let given = comparison.givenOptions + own.filter(\.1).map(\.0)
    if let first = given.first { throw ValidationError("\(first) needs --check; add --check") }
  }

  /// Throws an error, before anything is built, if an output would overwrite an input.
  func checkPaths(output: String) throws {
    guard check else { return }
    try baseline.check("--baseline")
    try artifacts.check("--artifacts")
    let inputs = OverwriteGuard(comparison.mask + [baseline.path], stores: [baseline.path, artifacts.path, output])
    try reports.check(inputs, besides: [(artifacts.path, "--artifacts")])
    _ = try comparison.resolved()
  }

  /// - Parameters:
  ///   - reference: The images to compare with instead of baselines.
  ///   - isComplete: Whether `images` are all images of the package, so that baselines without an image are orphaned.
  ///   - sources: Finds the lines of code that created the views in images that differ.
  ///   - output: The folder that contains the images and the page that shows the results.
  func compare(
    _ drawn: DrawnPreviews, with reference: PreviewReference?, isComplete: Bool, sources: PreviewSources,
    output: String, json: Bool
  ) throws {
    var options = CheckOptions(
      baselines: reference?.baselines ?? baseline.path, record: reference == nil ? record : .never, storage: store,
      comparison: try comparison.resolved(),
      findsOrphans: isComplete && reference == nil)
    options.environmentMismatch = environmentMismatch
    options.cutsOut = reports.allowsSeparateFiles
    options.shard = try shard?.resolved()
    let run = CheckRun(options, workers: threads.jobs, drafts: Interruption.drafts)
    var report = run.check(
      drawn.images.map(\.image), all: drawn.names, sources: sources.find, literals: sources.literal)
    if let reference { (report.baselineFolder, report.revision) = (reference.revision, reference.revision) }
    do throws(OutputError) {
      try CheckScript.write(report, to: output)
      report = try CheckArtifacts(artifacts.path, drafts: Interruption.drafts).write(report)
    } catch {
      throw CheckEnding(report: report.adding(Diagnostic(error, option: "--artifacts")), json: json, reports: reports)
        .failed()
    }
    try CheckEnding(report: report, json: json, reports: reports).finish()
  }
}
