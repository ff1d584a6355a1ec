import GalleyDiff
public import GalleyFiles
public import GalleyMessages
import GalleyPaint
public import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTables
public import GalleyTemplate
import GalleyText

/// A check that draws every image of some scenes and compares it with its baseline.
///
/// ```swift
/// let report = CheckRun(baselines: "proofs").check([scene])
/// print(report.text)
/// exit(report.exitCode)
/// ```
public struct CheckRun: Sendable {
  public var baselines: String
  public var record = RecordMode.missing
  public var storage = BaselineStorage.png
  public var comparison: DiffRun
  /// The maximum memory for drawing an image, in bytes (default: 4 GB).
  public var memoryLimit: Int?
  /// Whether to check the scripts of scenes as animations, frame by frame (default: false).
  public var checksScripts = false
  /// The frame rate of animations, or nil for the rate of each script.
  public var framesPerSecond: Double?
  /// The treatment of images that differ from a baseline of another rendering environment (default: `.refuse`).
  public var otherStacks = OtherStackRule.refuse
  /// Whether to report orphaned baselines: files that no scene produces any more (default: true).
  public var findsOrphans = true
  public var shard: FrameSelection.Shard?
  /// Recorded durations of canvases, used to balance the shards. If nil, costs are estimated.
  public var times: RecordedTimes?
  /// Called with canvases of a scene that were drawn and judged together, with their unit names.
  public var drew: (@Sendable ([ShardPlan.Unit]) -> Void)?
  /// Whether to keep a crop around the change of each image, for reports too small for the complete images.
  public var cutsOut = false
  /// Half the space of a single-file report, in bytes. A report creates other crops from the images when it needs them.
  package var cutOutBytes = 3_750_000
  var makesCutOutFiles = true
  /// The maximum number of difference images per cause, clearest first (default: 12). If nil, every failed image gets
  /// one. An image with several causes counts for the first.
  public var differencesOfCause: Int? = 12
  public var cache: CheckCache?
  public var drafts = Drafts()
  public var workers: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - baselines: The folder of the baselines.
  ///   - comparison: The metric and the limits (default: exact).
  ///   - workers: The number of threads (default: 1).
  public init(baselines: String, comparison: DiffRun = DiffRun(), workers: Int = 1) {
    self.baselines = baselines
    self.comparison = comparison
    self.comparison.drawsPictures = true
    self.workers = workers
  }

  /// Checks all images of `scenes`.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to draw.
  ///   - problems: Errors of other scenes, which are added to the report.
  ///   - progress: Called after each scene.
  /// - Returns: The report with a verdict for each image.
  public func check(
    _ scenes: [Scene], problems: [Diagnostic] = [], progress: (SceneOutline) -> Void = { _ in }
  ) -> CheckReport {
    check(scenes.map { CheckedScene($0) }, problems: problems, progress: progress)
  }

  /// Checks all images of `scenes`. Scenes that are unchanged according to the cache are not drawn.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to check.
  ///   - problems: Errors of other scenes, which are added to the report.
  ///   - progress: Called after each scene.
  /// - Returns: The report with a verdict for each image.
  public func check(
    _ scenes: [CheckedScene], problems: [Diagnostic] = [], progress: (SceneOutline) -> Void = { _ in }
  ) -> CheckReport {
    let store = BaselineStore(folder: baselines, drafts: drafts)
    let plan = CheckPlan(scenes.map(\.outline), shard: shard, motion: motion, times: times)
    let digests = FontDigests()
    var verdicts: [PictureCheck.Verdict] = []
    var failures = problems + plan.problems
    var (run, made) = (self, 0)
    for part in plan.parts {
      run.makesCutOutFiles = made < cutOutBytes
      let (found, problems) = run.check(part, scenes[part.scene], store, digests)
      made += found.reduce(0) { $0 + ($1.image.cutOut?.byteCount ?? 0) }
      verdicts += found
      failures += problems
      progress(part.outline)
    }
    let orphans = findsOrphans ? plan.orphans(in: store) : []
    var report = report(verdicts, orphans, failures)
    report.origin = CheckOrigin(
      scenes.map(\.outline), in: motion, times: times, versions: digests.versions, verdicts.compactMap(\.fingerprint))
    report.origin?.options = CheckOptions(self)
    for index in report.images.indices {
      report.images[index].position = plan.position(of: report.images[index].name)
    }
    report.findCauses()
    drawDifferences(in: &report)
    return report
  }

  private var motion: CheckedMotion? { checksScripts ? CheckedMotion(framesPerSecond: framesPerSecond) : nil }

  func report(
    _ verdicts: [PictureCheck.Verdict], _ orphans: [CheckedImage], _ failures: [Diagnostic]
  ) -> CheckReport {
    let problems =
      failures + verdicts.flatMap(\.problems)
      + Diagnostic.grouping(verdicts.compactMap(\.unwritten), option: "--baseline")
    var report = CheckReport(baselineFolder: baselines, images: verdicts.map(\.image) + orphans, problems: problems)
    report.shard = shard.map { "\($0.number)/\($0.count)" }
    report.storage = storage
    addMisuses(of: verdicts, to: &report)
    let unjudged = verdicts.filter { !$0.otherStack.isEmpty }
    if !unjudged.isEmpty {
      var seen: Set<String> = []
      let differences = unjudged.flatMap(\.otherStack).filter { seen.insert($0).inserted }
      report.mismatch = FingerprintMismatch(differences: differences, unjudged: unjudged.count)
    }
    return report
  }

  /// A shard only records idle masks, because another shard may draw the masked view.
  private func addMisuses(of verdicts: [PictureCheck.Verdict], to report: inout CheckReport) {
    guard comparison.leavesOut, report.problems.isEmpty, shard != nil || !verdicts.isEmpty else { return }
    var use = MaskUse()
    for verdict in verdicts {
      use.ids.formUnion(verdict.maskUse.ids)
      use.sizes.formUnion(verdict.maskUse.sizes)
    }
    let (ids, mask) = (comparison.maskedIDs, comparison.comparison.mask)
    guard shard != nil else { return report.problems += use.misuses(ids: ids, mask: mask) }
    report.idleMasks = IdleMasks(ids: use.unknownIDs(of: ids), rects: use.outside(of: mask))
  }

  private func check(
    _ part: CheckPlan.Part, _ scene: CheckedScene, _ store: BaselineStore, _ digests: FontDigests
  ) -> (verdicts: [PictureCheck.Verdict], problems: [Diagnostic]) {
    if let verdicts = known(part, scene, store) { return (verdicts, []) }
    var drawn: Scene
    do throws(SceneErrors) { drawn = part.drawn(of: try scene.scene()) } catch {
      return (part.unjudged + unjudgedScripts(of: part), error.errors.map { Diagnostic($0) })
    }
    drawn.memoryLimit = memoryLimit
    let renderer = SceneRenderer(drawn, workers: workers, files: scene.files)
    var (verdicts, problems) = check(part, drawn, renderer, store, digests)
    var search = renderer.fontSearch
    if checksScripts, part.outline.isScripted {
      let animator = SceneAnimator(drawn, workers: workers, files: scene.files)
      let (found, others) = checkScript(part, drawn, animator.contexts, store, digests)
      verdicts += found
      problems += others
      search = search + animator.fontSearch
    }
    let passes = verdicts.compactMap { verdict in
      verdict.pass.map {
        (verdict.image.name, CheckEntry.Pass(files: $0, fonts: verdict.fingerprint?.fonts ?? []))
      }
    }
    if let drew {
      let units = part.outline.units(in: motion)
      drew(part.canvases.map { units[$0] })
    }
    cache?.keep(scene, Dictionary(passes) { first, _ in first }, search, drafts)
    return (verdicts, problems)
  }

  private func known(
    _ part: CheckPlan.Part, _ scene: CheckedScene, _ store: BaselineStore
  ) -> [PictureCheck.Verdict]? {
    // Masks are checked against drawn images, and recording needs the drawn images as well.
    guard cache != nil, record != .all, !comparison.leavesOut else { return nil }
    var images = part.pictures.map { part.outline.image($0, .passed) }
    if checksScripts, part.outline.isScripted {
      images += part.canvases.map { part.outline.image(ofScriptOn: part.outline.canvases[$0], .passed) }
    }
    guard images.allSatisfy({ scene.passes($0.name, in: store) }) else { return nil }
    return images.map { image in
      var verdict = PictureCheck.passed(image, in: store)
      verdict.fingerprint = scene.fingerprint(of: image.name)
      return verdict
    }
  }

  private func unjudgedScripts(of part: CheckPlan.Part) -> [PictureCheck.Verdict] {
    checksScripts && part.outline.isScripted ? part.canvases.map { part.unjudgedScript($0) } : []
  }

  private func check(
    _ part: CheckPlan.Part, _ scene: Scene, _ renderer: SceneRenderer, _ store: BaselineStore, _ digests: FontDigests
  ) -> (verdicts: [PictureCheck.Verdict], problems: [Diagnostic]) {
    do throws(ProofError) {
      let judge = PictureCheck(run: self, store: store)
      let results = renderer.paint(try renderer.proofs()) { renderContext, proof in
        Result { () throws(PaintError) in
          let scale = proof.source.variant.canvas.scale
          let painter = try renderContext.painter()
          let png = try painter.png(proof.picture, scale: scale)
          return judge.check(
            CheckSubject(proof, of: scene, png: png, digests: digests), pixels: { painter.lastRows() })
        }
      }
      return Self.sort(results, of: part, scene)
    } catch {
      return (part.unjudged, error.diagnostics)
    }
  }

  private static func sort(
    _ results: [Result<PictureCheck.Verdict, PaintError>], of part: CheckPlan.Part, _ scene: Scene
  ) -> (verdicts: [PictureCheck.Verdict], problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    let verdicts = zip(results, part.unjudged).map { result, unjudged in
      switch result {
      case .success(let verdict): return verdict
      case .failure(let error):
        problems.append(
          Diagnostic(error, at: error.isAboutSize ? scene.canvasPlace : SourcePlace(file: scene.file)))
        return unjudged
      }
    }
    return (verdicts, problems)
  }
}

extension CheckSubject {
  init(_ proof: Proof, of scene: Scene, png: [UInt8], digests: FontDigests) {
    name = BaselineName(scene: scene.name, picture: proof.source).path
    self.png = png
    var record = BaselineRecord(
      scene: scene.name, state: proof.source.state.name, variant: proof.source.variant.words,
      fingerprint: PictureFingerprint(proof.picture, digests: digests), layout: LayoutSnapshot(proof))
    record.values = scene.declaredValues
    self.record = record
    place = proof.source.state.place ?? SourcePlace(file: scene.file)
  }
}

extension Scene {
  fileprivate var declaredValues: [String: String] {
    Dictionary(variables.map { ($0.name, $0.initial) }) { first, _ in first }
  }
}

extension Variant {
  var words: String { labels.map { "\($0.axis) \($0.value)" }.joined(separator: ", ") }
}
