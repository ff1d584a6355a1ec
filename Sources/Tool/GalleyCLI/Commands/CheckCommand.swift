public import ArgumentParser
import Galley

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draw scenes and compare each image with its approved baseline.",
    discussion: """
      Images without a baseline are recorded as new baselines, unless --record sets another rule; in CI, use --record \
      never. Galley writes a report and the images that do not match to the --artifacts folder, where 'galley approve' \
      finds them.
      With '--system 18,26', Galley draws the scenes with the list and control sizes of both iOS versions and reports \
      the differences.
      Exit codes: 0 all images match, 1 an image differs or has no baseline, 2 an image could not be compared.
      """)

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder of baselines.", valueName: "folder"))
  var baseline = DefaultFolder("baselines")

  @Option(
    help: ArgumentHelp(
      "Compare with another git revision, drawn now, instead of baselines.",
      discussion: "Galley draws the scenes from that revision, such as main or HEAD~1, with its data and fonts.",
      valueName: "revision"))
  var against: String?

  @Option(help: ArgumentHelp("Which images become baselines.", valueName: "which"))
  var record = RecordMode.missing

  @Option(help: ArgumentHelp("What to store as the baseline: the image, or its digest and layout.", valueName: "what"))
  var store = BaselineStorage.png

  @Option(help: ArgumentHelp("Folder for images that do not match, and for check.json.", valueName: "folder"))
  var artifacts = DefaultFolder("output/check")

  @Option(help: ArgumentHelp("Check only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Also check script animations, frame by frame.")
  var motion = false

  @Option(help: ArgumentHelp("Frames per second for --motion. (default: the script's rate)", valueName: "number"))
  var fps: Double?

  @Option(
    help: ArgumentHelp(
      "Check only one shard, such as 1/4, or auto.",
      discussion: """
        'auto' reads the shard from the environment variables of the CI system or scheduler. 'galley merge' joins \
        the results of all shards.
        """,
      valueName: "shard"),
    transform: { try ShardOption.parse($0) })
  var shard: ShardOption?

  @OptionGroup var recorded: TimesOptions

  @Option(
    help: ArgumentHelp(
      "Write the drawing time of each image to this file.",
      discussion: "Pass the file to later runs with --times.", valueName: "file"))
  var saveTimes: String?

  @Option(
    help: ArgumentHelp(
      "How to treat images whose baselines come from another rendering environment.",
      discussion: """
        A rendering environment is the set of font and text library versions. 'fail' reports these images as \
        not comparable, 'skip' accepts them, 'compare' compares them.
        """,
      valueName: "what"))
  var environmentMismatch = EnvironmentMismatchRule.fail

  @Option(
    help: ArgumentHelp(
      "Number of difference images to write per cause, or all. (default: 12)",
      discussion: "Galley writes the clearest ones first. PDF reports always contain all of them.",
      valueName: "count"))
  var differences: DifferenceCount?

  @OptionGroup var threads: JobsOptions

  @OptionGroup var known: CacheOptions

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @OptionGroup var options: ComparisonOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup var memory: MemoryOptions

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if fps != nil, !motion { throw ValidationError("--fps needs --motion; add --motion") }
    let systems = sceneOptions.systems.count
    if systems > 2 { throw ValidationError("--system takes one version, or two to compare, such as 18,26") }
    if systems == 2, against != nil {
      throw ValidationError("--system with two versions and --against both replace baselines; leave out one of them")
    }
    if against != nil || systems == 2, [.all, .failed].contains(record) {
      let option = against == nil ? "--system with two versions" : "--against"
      throw ValidationError("--record changes baselines, and \(option) does not use them; leave out one of them")
    }
    _ = try shard?.resolved()
  }

  func run() throws {
    ImageAllocator.forPictures()
    let files = SceneFiles(at: scenes)
    try baseline.check("--baseline")
    try artifacts.check("--artifacts")
    try known.cache.check("--cache")
    let inputs = OverwriteGuard(
      files.paths + options.mask + [baseline.path], stores: [baseline.path, artifacts.path, known.cache.path])
    try reports.check(
      inputs, besides: [(artifacts.path, "--artifacts")] + (saveTimes.map { [($0, "--save-times")] } ?? []))
    var check = try checkOptions()
    let reference = try reference(for: files)
    defer { reference?.remove() }
    if let reference { draw(reference, for: &check) }
    var run = CheckRun(check, workers: threads.jobs, cache: known.checkCache, drafts: Interruption.drafts)
    let (scenes, problems) = readAll(files, drawnOptions, for: run)
    let bar = CheckBar(total: scenes.count)
    let taken = DurationLog()
    run.drew = taken.note
    var report = run.check(scenes, problems: problems) { scene in
      bar.show(scene)
      taken.skip()
    }
    bar.finish()
    if let saveTimes { try taken.write(to: saveTimes) }
    report = report.adding(seconds: taken.seconds)
    if let reference { (report.baselineFolder, report.revision) = (reference.name, reference.name) }
    files.passedOver.forEach { Terminal.report($0.note) }
    try CheckEnding(report: try kept(report), json: json, reports: reports).finish()
  }

  private func reference(for files: SceneFiles) throws -> DrawnReference? {
    if let against { return try DrawnReference(revision: against, of: files, sceneOptions) }
    let systems = sceneOptions.systems
    return systems.count == 2 ? try DrawnReference(systems[0], of: files, sceneOptions) : nil
  }

  private var drawnOptions: SceneOptions { sceneOptions.systems.last.map(sceneOptions.drawing) ?? sceneOptions }

  private func checkOptions() throws -> CheckOptions {
    var check = CheckOptions(
      baselines: baseline.path, record: record, storage: store, comparison: try options.resolved(),
      findsOrphans: only.isEmpty)
    (check.environmentMismatch, check.shard) = (environmentMismatch, try shard?.announced())
    check.cutsOut = reports.allowsSeparateFiles
    // An HTML page can draw missing difference images itself, but a PDF cannot.
    let count = differences ?? DifferenceCount(limit: reports.pdf == nil ? check.differencesOfCause : nil)
    check.differencesOfCause = count.limit
    check.memoryLimit = memory.limit
    check.times = try recorded.read()
    (check.checksScripts, check.framesPerSecond) = (motion, fps)
    return check
  }

  private func draw(_ reference: DrawnReference, for check: inout CheckOptions) {
    var drawing = check
    (drawing.baselines, drawing.record, drawing.storage) = (reference.baselines, .all, .png)
    drawing.shard = nil
    let run = CheckRun(drawing, workers: threads.jobs, drafts: Interruption.drafts)
    let (scenes, problems) = readAll(reference.scenes, reference.options, for: run)
    let bar = CheckBar(total: scenes.count)
    let report = run.check(scenes, problems: problems) { bar.show($0) }
    bar.finish()
    for problem in report.problems { Terminal.report(problem, as: .warning) }
    (check.baselines, check.record) = (reference.baselines, .never)
  }

  /// Reads all scenes. A scene without any of the requested states is skipped. A state that no scene has is an error.
  private func readAll(
    _ files: SceneFiles, _ options: SceneOptions, for run: CheckRun
  ) -> (scenes: [CheckedScene], problems: [Diagnostic]) {
    let (scenes, problems) = options.readAll(files) { file throws(SceneErrors) in
      guard let cache = run.cache else { return CheckedScene(try options.read(file)) }
      return try options.read(file, for: run.options, cache)
    }
    guard !only.isEmpty else { return (scenes, problems) }
    let known = scenes.flatMap(\.outline.states)
    let unknown = only.filter { !known.contains($0) }.map {
      Diagnostic(unknownState: $0, suggestion: Suggestion.closest(to: $0, among: known))
    }
    return (scenes.map { $0.keeping(states: only) }.filter { !$0.outline.pictures.isEmpty }, problems + unknown)
  }

  private func kept(_ report: CheckReport) throws -> CheckReport {
    do throws(OutputError) {
      return try CheckArtifacts(artifacts.path, drafts: Interruption.drafts).write(report)
    } catch {
      throw CheckEnding(report: report.adding(Diagnostic(error, option: "--artifacts")), json: json, reports: reports)
        .failed()
    }
  }
}

extension RecordMode: ExpressibleByArgument {}
extension BaselineStorage: ExpressibleByArgument {}
extension EnvironmentMismatchRule: ExpressibleByArgument {}
