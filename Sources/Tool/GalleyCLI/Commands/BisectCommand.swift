import ArgumentParser
import Galley
import GalleyFiles
import GalleyTables

struct BisectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the commits that changed the images of scenes or previews.",
    discussion: """
      The installed Galley draws the scenes from each revision, with the data and fonts from that revision. With \
      --previews, it builds and draws the previews of a Swift package instead. It first compares --bad with --good, \
      then uses binary search to find the commit for each image that differs. If an image changed again after that \
      commit, Galley also finds the later change, unless you set limits or a metric. The working tree stays unchanged.
      Exit codes: 0 no differences, 1 differences found, 2 a revision could not be drawn.
      """)

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Flag(help: "Draw the previews of the Swift package in this folder instead of scenes.")
  var previews = false

  @Option(help: ArgumentHelp("Revision whose images are correct.", valueName: "revision"))
  var good: String

  @Option(help: ArgumentHelp("Later revision to compare with --good.", valueName: "revision"))
  var bad = "HEAD"

  @Option(help: ArgumentHelp("Draw only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @OptionGroup var threads: JobsOptions

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @OptionGroup var options: ComparisonOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup(title: "Package previews") var previewOptions: PreviewOptions

  func validate() throws {
    if previews, scenes.count != 1 { throw ValidationError("--previews takes the folder of one package") }
    guard !previews else { return }
    let given = previewOptions.givenOptions
    if let first = given.first { throw ValidationError("\(first) needs --previews; add --previews") }
  }

  func run() throws {
    ImageAllocator.forPictures()
    if previews { Terminal.report("note: this command builds and runs the code of the package '\(scenes[0])'") }
    let commits = try reported { () throws(CheckError) in
      try CommitLog(around: previews ? FilePath.join(scenes[0], "Package.swift") : files.paths.first ?? ".")
        .commits(after: good, upTo: bad)
    }
    let start = try TemporaryFolder()
    defer { start.remove() }
    guard try draw(good, against: start.path, record: .all) != nil else {
      throw Failure(diagnostics: [Diagnostic(nothingDrawnAt: good, previews ? "previews" : "scenes")]).report()
    }
    // If limits are set, images that differ may count as the same, so only the first change is certain.
    let isPlain = try options.comparison() == PixelComparison() && options.limits == DiffLimits()
    var sentences: [Int: [String: [String]]] = [:]
    var search = PictureBisection<any Error>(count: commits.count) { index in
      Terminal.report("note: drawing \(commits[index].text)")
      guard let report = try draw(commits[index].id, against: start.path, record: .never) else { return nil }
      let changed = report.images.filter { $0.status == .failed && (only.isEmpty || only.contains($0.state)) }
      sentences[index] = Dictionary(changed.map { ($0.name, $0.sentences) }) { first, _ in first }
      return Dictionary(changed.map { ($0.name, isPlain ? $0.actual?.bytes.hashValue ?? 0 : 0) }) { first, _ in first }
    }
    let found = try search.find()
    let pictures = found.sorted { $0.key < $1.key }.flatMap { name, findings in
      findings.indices.map { place -> (commit: Int, picture: Bisected.Picture) in
        let reported = sentences[findings[place].last]?[name] ?? []
        // Sentences that were already reported for an earlier commit are not repeated.
        let before = place == 0 ? [] : sentences[findings[place - 1].last]?[name] ?? []
        let own = reported.filter { !before.contains($0) }
        let picture = Bisected.Picture(
          name: name, commits: findings[place].commits(of: commits), sentences: own.isEmpty ? reported : own)
        return (findings[place].last, picture)
      }
    }
    try printOutcome(Bisected(pictures.sorted { $0.commit < $1.commit }.map(\.picture), probes: search.probes))
    if !found.isEmpty { throw ExitCode(1) }
  }

  private func printOutcome(_ outcome: Bisected) throws {
    if json { try Terminal.print(json: outcome.json) } else { try Terminal.print(lines: outcome.lines) }
  }

  private var files: SceneFiles { SceneFiles(at: scenes) }

  /// Draws the images of `revision` and compares them. Returns nil if nothing can be drawn.
  private func draw(_ revision: String, against baselines: String, record: RecordMode) throws -> CheckReport? {
    var check = CheckOptions(
      baselines: baselines, record: record, comparison: try options.resolved(), findsOrphans: false)
    // If the scene's fonts changed, the images are compared nevertheless.
    check.environmentMismatch = .compare
    let run = CheckRun(check, workers: threads.jobs, drafts: Interruption.drafts)
    return previews ? try drawPreviews(of: revision, run) : try drawScenes(of: revision, run)
  }

  private func drawScenes(of revision: String, _ run: CheckRun) throws -> CheckReport? {
    let tree = try DrawnReference(revision: revision, of: files, sceneOptions)
    defer { tree.remove() }
    let (scenes, _) = sceneOptions.readAll(tree.scenes) { file throws(SceneErrors) in
      CheckedScene(try sceneOptions.read(file))
    }
    return scenes.isEmpty ? nil : run.check(scenes)
  }

  private func drawPreviews(of revision: String, _ run: CheckRun) throws -> CheckReport? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let screen = PreviewOptions.Screen(
      scale: sceneOptions.scale ?? PreviewOptions.Screen.standard.scale,
      system: sceneOptions.systems.last?.name ?? PreviewOptions.Screen.standard.system)
    let previews = PreviewRevision(revision: revision, package: scenes[0], options: previewOptions, screen: screen)
    // If a commit cannot be built, the compiler has already printed the reason.
    guard let drawn = try? previews.draw(to: folder.path) else { return nil }
    let images = drawn.images.map(\.image).filter { $0.problem == nil }
    return images.isEmpty ? nil : run.check(images)
  }

  private func reported<Value>(_ body: () throws(CheckError) -> Value) throws -> Value {
    do throws(CheckError) { return try body() } catch { throw Failure(error).report() }
  }
}
