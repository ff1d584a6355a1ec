import ArgumentParser
import Galley
import GalleyTables

struct BisectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the commits that changed a scene's images.",
    discussion: """
      This program draws the scenes, data and fonts of each revision. It first compares --bad with --good, then uses \
      binary search to find the commit for each image that differs. If an image changed again after that commit, \
      Galley searches for the later change as well, except if you set limits or a metric. The working tree stays \
      unchanged.
      Exit codes: 0 no differences, 1 differences found, 2 a revision could not be drawn.
      """)

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

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

  func validate() throws {
  }

  func run() throws {
    ImageAllocator.forPictures()
    let files = SceneFiles(at: scenes)
    let commits = try reported { () throws(CheckError) in
      try CommitLog(around: files.paths.first ?? ".").commits(after: good, upTo: bad)
    }
    let start = try DrawnReference(revision: good, of: files, sceneOptions)
    defer { start.remove() }
    guard try draw(start, against: start.baselines, record: .all) != nil else {
      throw Failure(diagnostics: [Diagnostic(nothingDrawnAt: good)]).report()
    }
    // With limits, different images may count as equal, so only the first change is certain.
    let isPlain = try options.comparison() == PixelComparison() && options.limits == DiffLimits()
    var sentences: [Int: [String: [String]]] = [:]
    var search = PictureBisection<any Error>(count: commits.count) { index in
      Terminal.say("note: drawing \(commits[index].text)")
      let tree = try DrawnReference(revision: commits[index].id, of: files, sceneOptions)
      defer { tree.remove() }
      guard let report = try draw(tree, against: start.baselines, record: .never) else { return nil }
      let changed = report.images.filter { $0.status == .failed && (only.isEmpty || only.contains($0.state)) }
      sentences[index] = Dictionary(changed.map { ($0.name, $0.sentences) }) { first, _ in first }
      return Dictionary(changed.map { ($0.name, isPlain ? $0.actual?.bytes.hashValue ?? 0 : 0) }) { first, _ in first }
    }
    let found = try search.find()
    let pictures = found.sorted { $0.key < $1.key }.flatMap { name, findings in
      findings.indices.map { place -> (commit: Int, picture: Bisected.Picture) in
        let reported = sentences[findings[place].last]?[name] ?? []
        // Sentences about an earlier commit are not repeated.
        let before = place == 0 ? [] : sentences[findings[place - 1].last]?[name] ?? []
        let own = reported.filter { !before.contains($0) }
        let picture = Bisected.Picture(
          name: name, commits: findings[place].commits(of: commits), sentences: own.isEmpty ? reported : own)
        return (findings[place].last, picture)
      }
    }
    try say(Bisected(pictures.sorted { $0.commit < $1.commit }.map(\.picture), probes: search.probes))
    if !found.isEmpty { throw ExitCode(1) }
  }

  private func say(_ outcome: Bisected) throws {
    if json { try Terminal.print(json: outcome.json) } else { try Terminal.print(lines: outcome.lines) }
  }

  /// Nil if no scene can be read.
  private func draw(
    _ revision: DrawnReference, against baselines: String, record: RecordMode
  ) throws -> CheckReport? {
    var check = CheckOptions(
      baselines: baselines, record: record, comparison: try options.resolved(), findsOrphans: false)
    // A changed font of the scene is a change like any other.
    check.environmentMismatch = .compare
    let (scenes, _) = sceneOptions.readAll(revision.scenes) { file throws(SceneErrors) in
      CheckedScene(try sceneOptions.read(file))
    }
    guard !scenes.isEmpty else { return nil }
    return CheckRun(check, workers: threads.jobs, drafts: Interruption.drafts).check(scenes)
  }

  private func reported<Value>(_ body: () throws(CheckError) -> Value) throws -> Value {
    do throws(CheckError) { return try body() } catch { throw Failure(error).report() }
  }
}
