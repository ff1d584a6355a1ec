import GalleyDiff
public import GalleyFiles
package import GalleyMessages
import GalleyPaint
package import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTables
package import GalleyTemplate
import GalleyText

/// A check that draws every image of the given scenes and compares it with its baseline.
///
/// ```swift
/// let report = CheckRun(CheckOptions(baselines: "proofs")).check([scene])
/// print(report.text)
/// exit(report.exitCode)
/// ```
public struct CheckRun: Sendable {
  public var options: CheckOptions
  /// The number of threads (default: 1).
  public var workers: Int
  package var cache: CheckCache?
  public var drafts: Drafts
  /// Called after a group of canvases has been drawn and judged together, with that group.
  package var drew: (@Sendable ([ShardPlan.Unit]) -> Void)?
  var makesCutOutFiles = true

  package init(_ options: CheckOptions, workers: Int = 1, cache: CheckCache? = nil, drafts: Drafts = Drafts()) {
    self.options = options
    self.workers = workers
    self.cache = cache
    self.drafts = drafts
  }

  /// Checks all images of `scenes`.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to draw.
  ///   - problems: Errors from other scenes, which are added to the report.
  ///   - progress: Called after each scene.
  /// - Returns: The report with a verdict for each image.
  package func check(
    _ scenes: [Scene], problems: [Diagnostic] = [], progress: (SceneOutline) -> Void = { _ in }
  ) -> CheckReport {
    check(scenes.map { CheckedScene($0) }, problems: problems, progress: progress)
  }

  /// Checks all images of `scenes`. Scenes that are unchanged according to the cache are not drawn.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to check.
  ///   - problems: Errors from other scenes, which are added to the report.
  ///   - progress: Called after each scene.
  /// - Returns: The report with a verdict for each image.
  package func check(
    _ scenes: [CheckedScene], problems: [Diagnostic] = [], progress: (SceneOutline) -> Void = { _ in }
  ) -> CheckReport {
    let store = BaselineStore(folder: options.baselines, drafts: drafts)
    let plan = CheckPlan(scenes.map(\.outline), shard: options.shard, motion: motion, times: options.times)
    let digests = FontDigests()
    var verdicts: [PictureCheck.Verdict] = []
    var failures = problems + plan.problems
    var (run, made) = (self, 0)
    for part in plan.parts {
      run.makesCutOutFiles = made < options.cutOutBytes
      let (found, problems) = run.check(part, scenes[part.scene], store, digests)
      made += found.reduce(0) { $0 + ($1.image.crop?.byteCount ?? 0) }
      verdicts += found
      failures += problems
      progress(part.outline)
    }
    let orphans = options.findsOrphans ? plan.orphans(in: store) : []
    var report = report(verdicts, orphans, failures)
    report.origin = CheckOrigin(
      scenes.map(\.outline), in: motion, times: options.times, versions: digests.versions,
      verdicts.compactMap(\.fingerprint))
    report.origin?.options = RecordedOptions(options)
    for index in report.images.indices {
      report.images[index].position = plan.position(of: report.images[index].name)
    }
    report.findCauses()
    drawDifferences(in: &report)
    return report
  }

  private var motion: CheckedMotion? {
    options.checksScripts ? CheckedMotion(framesPerSecond: options.framesPerSecond) : nil
  }

  func report(
    _ verdicts: [PictureCheck.Verdict], _ orphans: [CheckedImage], _ failures: [Diagnostic]
  ) -> CheckReport {
    let problems =
      failures + verdicts.flatMap(\.problems)
      + Diagnostic.grouping(verdicts.compactMap(\.unwritten), option: "--baseline")
    var report = CheckReport(
      baselineFolder: options.baselines, images: verdicts.map(\.image) + orphans, problems: problems)
    report.shard = options.shard.map { "\($0.number)/\($0.count)" }
    report.storage = options.storage
    addMisuses(of: verdicts, to: &report)
    let unjudged = verdicts.filter { !$0.otherStack.isEmpty }
    if !unjudged.isEmpty {
      var seen: Set<String> = []
      let differences = unjudged.flatMap(\.otherStack).filter { seen.insert($0).inserted }
      report.mismatch = FingerprintMismatch(differences: differences, unjudged: unjudged.count)
    }
    return report
  }

  /// Adds masks that match nothing. A shard only records them, because another shard may draw the masked view.
  private func addMisuses(of verdicts: [PictureCheck.Verdict], to report: inout CheckReport) {
    let comparison = options.comparison
    guard comparison.leavesOut, report.problems.isEmpty, options.shard != nil || !verdicts.isEmpty else { return }
    var use = MaskUse()
    for verdict in verdicts {
      use.ids.formUnion(verdict.maskUse.ids)
      use.sizes.formUnion(verdict.maskUse.sizes)
    }
    let (ids, mask) = (comparison.maskedIDs, comparison.comparison.mask)
    guard options.shard != nil else { return report.problems += use.misuses(ids: ids, mask: mask) }
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
    drawn.memoryLimit = options.memoryLimit
    let renderer = SceneRenderer(drawn, workers: workers, files: scene.files)
    var (verdicts, problems) = check(part, drawn, renderer, store, digests)
    var search = renderer.fontSearch
    if options.checksScripts, part.outline.isScripted {
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
    // The cache is not used with masks, which are checked against drawn images, nor for recording all images, which
    // needs the drawn images.
    guard cache != nil, options.record != .all, !options.comparison.leavesOut else { return nil }
    var images = part.pictures.map { part.outline.image($0, .passed) }
    if options.checksScripts, part.outline.isScripted {
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
    options.checksScripts && part.outline.isScripted ? part.canvases.map { part.unjudgedScript($0) } : []
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
