import GalleyFiles
import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import GalleySVG
import GalleyStage
import GalleyTemplate
import GalleyViews

struct CanvasAnimator {
  let animator: SceneAnimator
  let variant: Variant
  let folder: OutputFolder
  private let pass: AnimationPass
  /// The record of frame files; `nil` if none are requested.
  private var ledger: FrameLedger?
  private var source: FrameSource
  private(set) var records: [FrameRecord] = []
  private(set) var size = Size.zero
  private var encoder: FrameEncoder<PNGSegment>
  private var strip = FilmstripFrames()
  private var animations: AnimationFiles
  private(set) var appearance = AnimationDigest()
  private var last: FrameFile?
  private var frameFolder: OpenFolder?

  init(animator: SceneAnimator, variant: Variant, folder: OutputFolder, pass: AnimationPass) {
    self.animator = animator
    self.variant = variant
    self.folder = folder
    self.pass = pass
    encoder = FrameEncoder(animator.contexts, scale: variant.canvas.scale)
    source = FrameSource(animator, variant, pass)
    let name = CanvasAnimator.name(of: animator.scene, variant)
    animations = AnimationFiles(
      animator.contexts, background: variant.canvas.background.rgba(in: variant.canvas.colorScheme),
      scale: variant.canvas.scale, pass, CanvasAnimator.stem(of: animator, variant), in: folder)
    ledger = pass.kinds.contains(.frames) ? FrameLedger(of: name, animator.shard, in: folder) : nil
  }

  private var kinds: Set<AnimationKind> { pass.kinds }
  private var scale: Double { variant.canvas.scale }
  private var name: String { CanvasAnimator.name(of: animator.scene, variant) }
  private var stem: String { CanvasAnimator.stem(of: animator, variant) }

  package static func name(of scene: Scene, _ variant: Variant) -> String {
    let labels = scene.variants.count > 1 ? variant.labels.map(\.value) : []
    return ([scene.name] + labels).joined(separator: "-")
  }

  static func stem(of animator: SceneAnimator, _ variant: Variant) -> String {
    ([name(of: animator.scene, variant)] + [animator.selection.part].compactMap { $0 }).joined(separator: "-")
  }

  static func file(of kind: AnimationKind, _ animator: SceneAnimator, _ variant: Variant) -> String {
    "\(stem(of: animator, variant)).\(kind.rawValue)"
  }

  /// - Throws: ``ProofError/interrupted(frames:total:)`` when `isWanted` returns `false`. The files written until then
  ///   remain and are complete.
  mutating func run(
    while isWanted: () -> Bool, _ progress: (AnimationProgress) -> Void
  ) throws(ProofError) {
    let portion = animator.contexts.helpers.count * 8
    while true {
      var frames: [AnimationFrame] = []
      while frames.count < portion, let frame = try source.next() { frames.append(frame) }
      guard !frames.isEmpty else { return }
      if animations.needsRestart(for: frames) { return try restart(while: isWanted, progress) }
      if records.isEmpty { size = frames[0].picture.size }
      try write(frames)
      progress(AnimationProgress(frames: records.count, total: total))
      guard isWanted() else { throw .interrupted(frames: records.count, total: total) }
    }
  }

  private var total: Int? {
    guard animator.selection == FrameSelection(), let duration = source.duration else { return nil }
    return Int((duration * pass.framesPerSecond).rounded(.up)) + 1
  }

  private mutating func restart(
    while isWanted: () -> Bool, _ progress: (AnimationProgress) -> Void
  ) throws(ProofError) {
    source = FrameSource(animator, variant, pass)
    (records, last, strip, appearance) = ([], nil, FilmstripFrames(), AnimationDigest())
    animations.restart()
    try run(while: isWanted, progress)
  }

  private mutating func write(_ frames: [AnimationFrame]) throws(ProofError) {
    var records = frames.map(FrameRecord.init)
    if kinds.contains(.frames) {
      let files = try files(of: frames)
      for index in records.indices { records[index].file = files[index] }
    }
    self.records += records
    if kinds.contains(.filmstrip) { frames.forEach { strip.add($0) } }
    if !kinds.isDisjoint(with: AnimationKind.animations) { frames.forEach { appearance.add($0) } }
    try animations.append(frames)
  }

  // MARK: Frames

  private mutating func files(of frames: [AnimationFrame]) throws(ProofError) -> [FrameFile] {
    let plans = try encoder.plans(of: frames)
    let appearances = plans.map { CanvasAnimator.appearance(of: $0, scale: scale) }
    let names = frames.map(fileName)
    if animator.isMerging {
      return try Array(zip(names, appearances)).map { frame throws(ProofError) in try existing(frame.0, frame.1) }
    }
    var files: [FrameFile?] = zip(names, appearances).map { name, appearance in
      animator.isFresh ? nil : ledger?.file(name, appearance: appearance)
    }
    // Of several identical frames, only the first is drawn. The others become links to its file.
    let fresh = frames.indices.filter { index in
      files[index] == nil && appearances[index] != (index == 0 ? last?.appearance : appearances[index - 1])
    }
    for (index, file) in zip(fresh, try draw(fresh, of: frames, plans, names, appearances)) { files[index] = file }
    var complete: [FrameFile] = []
    for index in frames.indices {
      if files[index] == nil { files[index] = try repeated(names[index]) }
      last = files[index]
      complete += [files[index]].compactMap { $0 }
    }
    do throws(OutputError) { try ledger?.add(complete) } catch { throw .output(error) }
    return complete
  }

  private mutating func draw(
    _ fresh: [Int], of frames: [AnimationFrame], _ plans: [StripPlan], _ names: [FrameName], _ appearances: [String]
  ) throws(ProofError) -> [FrameFile] {
    let sheets = try encoder.sheets(of: fresh.map { frames[$0] }, fresh.map { plans[$0] })
    guard !fresh.isEmpty else { return [] }
    let scale = scale
    let folder: OpenFolder
    do throws(OutputError) { folder = try openFolder() } catch { throw .output(error) }
    let work = zip(fresh, sheets).map { (names[$0], appearances[$0], $1) }
    let results = animator.contexts.map(work) { _, work in
      Result { () throws(OutputError) in
        try FrameFile(work.2.png(scale: scale), work.0, appearance: work.1, in: folder)
      }
    }
    do throws(OutputError) { return try results.map { result throws(OutputError) in try result.get() } } catch {
      throw .output(error)
    }
  }

  private mutating func openFolder() throws(OutputError) -> OpenFolder {
    if let frameFolder { return frameFolder }
    let opened = try folder.open(name)
    frameFolder = opened
    return opened
  }

  private mutating func repeated(_ name: FrameName) throws(ProofError) -> FrameFile {
    guard let last else { preconditionFailure("the first frame looks like no other") }
    do throws(OutputError) { return try FrameFile(equalTo: last, name, in: openFolder()) } catch {
      throw .output(error)
    }
  }

  private func existing(_ name: FrameName, _ appearance: String) throws(ProofError) -> FrameFile {
    do throws(FileProblem) { return try FrameFile(existing: name, appearance: appearance, in: folder) } catch {
      throw .missingFrame(path: folder.path(of: name.path), error)
    }
  }

  private func fileName(_ frame: AnimationFrame) -> FrameName {
    guard let index = frame.index else {
      return FrameName(folder: name, file: "at-\(MomentName(frame.time).text).png")
    }
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return FrameName(folder: name, file: zeros + digits + ".png")
  }

  /// Returns a digest. Frames with the same digest have identical bytes.
  private static func appearance(of plan: StripPlan, scale: Double) -> String {
    var digest = plan.digest
    digest.mix(scale)
    digest.mix(ProgramIdentity.mark)
    return digest.hexDigits
  }

  // MARK: Files about all frames

  mutating func finish() throws(ProofError) -> [AnimatedFile] {
    var files = records.compactMap { $0.file?.file }
    if kinds.contains(.frames), !animator.isMerging {
      for shot in source.screenshots { files.append(try screenshot(shot)) }
    }
    let facts = AnimationFacts(
      scene: animator.scene, variant: variant, framesPerSecond: pass.framesPerSecond, size: size,
      duration: source.duration, marks: source.marks)
    if kinds.contains(.frames), animator.selection.isOfAllFrames { files.append(try finishFrames(facts)) }
    if kinds.contains(.timeline) { files.append(try write(facts.timelineJSON(records), "\(stem)-timeline.json")) }
    if kinds.contains(.csv) { files.append(try write(facts.csv(records), "\(stem)-timeline.csv")) }
    if kinds.contains(.filmstrip) { files.append(try write(try filmstrip(), "\(stem)-filmstrip.png")) }
    if kinds.contains(.plot) || kinds.contains(.plotSVG) { files += try plots() }
    return files + (try animations.finish())
  }

  private func finishFrames(_ facts: AnimationFacts) throws(ProofError) -> AnimatedFile {
    // Leftover frames from an earlier, longer run would appear to belong to this one.
    let current = Set(records.compactMap { $0.file?.name })
    let removed = animator.shard == nil ? ledger?.removeFrames(besides: current) ?? 0 : 0
    var file = try write(facts.framesJSON(records), FrameLedger.index(of: name, animator.shard) + ".json")
    file.removed = removed
    ledger?.close()
    return file
  }

  private func screenshot(_ shot: ScriptRun.Screenshot) throws(ProofError) -> AnimatedFile {
    let bytes = try animator.contexts.helpers[0].png(try ProofError.rethrowing(shot.picture.get), scale: scale)
    return try write(bytes, "\(name)-\(shot.name).png")
  }

  private func filmstrip() throws(ProofError) -> [UInt8] {
    let renderContext = animator.contexts.helpers[0]
    let sheet = Filmstrip(strip.chosen, of: records, on: variant.canvas.environment, renderContext.engine).picture
    return try renderContext.png(sheet, scale: 2)
  }

  private func plots() throws(ProofError) -> [AnimatedFile] {
    let renderContext = animator.contexts.helpers[0]
    guard let plot = MotionPlot(of: records, title: name, on: variant.canvas.environment, renderContext.engine) else {
      return []
    }
    let picture = plot.picture
    var files: [AnimatedFile] = []
    if kinds.contains(.plot) { files.append(try write(try renderContext.png(picture, scale: 2), "\(stem)-plot.png")) }
    guard kinds.contains(.plotSVG) else { return files }
    let bytes: [UInt8]
    do throws(PaintError) { bytes = try renderContext.painter().svg(picture) } catch { throw .paint(error) }
    return files + [try write(bytes, "\(stem)-plot.svg")]
  }

  private func write(_ text: String, _ name: String) throws(ProofError) -> AnimatedFile {
    try write(Array(text.utf8), name)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(ProofError) -> AnimatedFile {
    do throws(OutputError) { return try FrameFile(bytes, name, in: folder).file } catch { throw .output(error) }
  }
}

extension RenderContext {
  fileprivate func png(_ picture: Picture, scale: Double) throws(ProofError) -> [UInt8] {
    do throws(PaintError) { return try painter().png(picture, scale: scale) } catch { throw .paint(error) }
  }
}
