import GalleyFiles
import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
public import GalleyTemplate
import GalleyText
import GalleyViews

/// Runs the script of a scene and writes what it shows, on every canvas of the scene.
public struct SceneAnimator {
  private let scene: Scene
  private let framesPerSecond: Double
  private let selection: FrameSelection
  private let isMerging: Bool
  private let presses: ParallelMap<Press>

  /// An animator of `scene` that uses up to `workers` threads; the results do not depend on how many.
  ///
  /// `framesPerSecond` is the script's own by default. When merging, nothing is drawn: the frames that other runs
  /// wrote are read, and told of as if this run had.
  public init(
    _ scene: Scene, workers: Int = 1, framesPerSecond: Double? = nil, selection: FrameSelection = FrameSelection(),
    isMerging: Bool = false
  ) {
    self.scene = scene
    self.framesPerSecond = framesPerSecond ?? scene.script.framesPerSecond
    self.selection = selection
    self.isMerging = isMerging
    let library = FontLibrary(adding: scene.fonts)
    presses = ParallelMap(workers: workers) { Press(library: library) }
  }

  /// Writes files of `kinds` into `folder`.
  ///
  /// `progress` is told whenever frames are done. Frames that are there already with the same bytes are left alone.
  ///
  /// - Throws: ``RenderError`` with the reason; frames that were written until then stay, whole.
  public func animate(
    into folder: OutputFolder, kinds: Set<AnimationKind>,
    progress: (AnimationProgress) -> Void = { _ in }
  ) throws(RenderError) -> [AnimatedFile] {
    do throws(ProofError) {
      var files: [AnimatedFile] = []
      for variant in scene.variants {
        var reel = Reel(animator: self, variant: variant, folder: folder, kinds: kinds)
        try reel.run(progress)
        files += try reel.finish()
      }
      return files
    } catch { throw RenderError(written: [], causes: [error], scene: scene.file) }
  }

  /// The way of one canvas's frames from layout to files.
  private struct Reel {
    let animator: SceneAnimator
    let variant: Variant
    let folder: OutputFolder
    let kinds: Set<AnimationKind>
    private var source: FrameSource
    private var records: [FrameRecord] = []
    private var size = Size.zero
    /// The last frame's picture with its bytes, for frames that look the same.
    private var last: (picture: Picture, bytes: [UInt8])?
    private var strip = FilmstripFrames()
    private var apng: APNGWriter?

    init(animator: SceneAnimator, variant: Variant, folder: OutputFolder, kinds: Set<AnimationKind>) {
      self.animator = animator
      self.variant = variant
      self.folder = folder
      self.kinds = kinds
      source = FrameSource(
        animator.scene, on: variant.canvas, framesPerSecond: animator.framesPerSecond, animator.selection,
        animator.presses.helpers[0])
    }

    private var scale: Double { variant.canvas.scale }

    /// What the names of all files begin with.
    private var name: String {
      let labels = animator.scene.variants.count > 1 ? variant.labels.map(\.value) : []
      return ([animator.scene.name] + labels).joined(separator: "-")
    }

    /// Lays frames out and draws them, some at a time, so that as many threads as there are have something to do.
    mutating func run(_ progress: (AnimationProgress) -> Void) throws(ProofError) {
      let portion = animator.presses.helpers.count * 4
      while true {
        var frames: [AnimationFrame] = []
        while frames.count < portion, let frame = try source.next() { frames.append(frame) }
        guard !frames.isEmpty else { return }
        size = frames[0].picture.size
        try write(frames)
        let total = animator.selection == FrameSelection() ? source.duration : nil
        progress(
          AnimationProgress(
            frames: records.count, total: total.map { Int(($0 * animator.framesPerSecond).rounded(.up)) + 1 }))
      }
    }

    private mutating func write(_ frames: [AnimationFrame]) throws(ProofError) {
      var records = frames.map(FrameRecord.init)
      if kinds.contains(.frames) {
        let files = try files(of: frames)
        for index in records.indices { records[index].file = files[index] }
      }
      self.records += records
      if kinds.contains(.filmstrip) { frames.forEach { strip.add($0) } }
      if kinds.contains(.apng) { try append(frames) }
    }

    /// The files of frames, in order.
    private mutating func files(of frames: [AnimationFrame]) throws(ProofError) -> [FrameFile] {
      let names = frames.map(fileName)
      let folder = folder
      guard !animator.isMerging else { return try names.map { name throws(ProofError) in try existing(name) } }
      let sheets = try paint(frames)
      let results = animator.presses.map(Array(zip(sheets, names))) { _, sheet in
        Result { () throws(ProofError) in try Reel.write(sheet.0, sheet.1, in: folder) }
      }
      return try results.map { result throws(ProofError) in try result.get() }
    }

    private func existing(_ name: String) throws(ProofError) -> FrameFile {
      do throws(FileProblem) { return try FrameFile(existing: name, in: folder) } catch {
        throw .missingFrame(path: folder.path(of: name), error)
      }
    }

    private func fileName(_ frame: AnimationFrame) -> String {
      guard let index = frame.index else { return "\(name)/at-\(InspectedView.text(frame.time))s.png" }
      let digits = String(index)
      return "\(name)/" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    }

    /// The PNG files of frames; frames that look like the one before share its bytes.
    private mutating func paint(_ frames: [AnimationFrame]) throws(ProofError) -> [[UInt8]] {
      var fresh: [Picture] = []
      // For each frame the number of its picture among the fresh ones; −1 is the last of the portion before.
      var sources: [Int] = []
      for frame in frames {
        if frame.picture != (fresh.last ?? last?.picture) { fresh.append(frame.picture) }
        sources.append(fresh.count - 1)
      }
      let scale = scale
      let painted = animator.presses.map(fresh) { press, picture in
        Result { () throws(ProofError) in try press.png(picture, scale: scale) }
      }
      let bytes = try painted.map { result throws(ProofError) in try result.get() }
      let before = last?.bytes ?? []
      if let picture = fresh.last, let file = bytes.last { last = (picture, file) }
      return sources.map { $0 < 0 ? before : bytes[$0] }
    }

    private mutating func append(_ frames: [AnimationFrame]) throws(ProofError) {
      let scale = scale
      let painted = animator.presses.map(frames) { press, frame in
        Result { () throws(PaintError) in try press.painter().paint(frame.picture, scale: scale) }
      }
      for result in painted {
        let bitmap: Bitmap
        do throws(PaintError) { bitmap = try result.get() } catch { throw .paint(error) }
        var writer = apng ?? APNGWriter(width: bitmap.width, height: bitmap.height, scale: scale)
        apng = nil
        writer.append(bitmap, for: 1 / animator.framesPerSecond)
        apng = writer
      }
    }

    /// Writes the files about all frames; answers all files of the canvas.
    mutating func finish() throws(ProofError) -> [AnimatedFile] {
      var files = records.compactMap { $0.file?.file }
      if kinds.contains(.frames), !animator.isMerging {
        for shot in source.screenshots { files.append(try screenshot(shot)) }
      }
      let facts = AnimationFacts(
        scene: animator.scene, variant: variant, framesPerSecond: animator.framesPerSecond, size: size,
        duration: source.duration, marks: source.marks)
      if kinds.contains(.frames), let index = indexName { files.append(try write(facts.framesJSON(records), index)) }
      if kinds.contains(.timeline) { files.append(try write(facts.timelineJSON(records), "\(name)-timeline.json")) }
      if kinds.contains(.csv) { files.append(try write(facts.csv(records), "\(name)-timeline.csv")) }
      if kinds.contains(.filmstrip) {
        files.append(try Reel.write(try filmstrip(), "\(name)-filmstrip.png", in: folder).file)
      }
      if let apng { files.append(try Reel.write(apng.finish(), "\(name).apng", in: folder).file) }
      return files
    }

    /// The name of the file about the frames; a run of only some frames writes none, a shard one of its own.
    private var indexName: String? {
      guard animator.selection.range == nil, animator.selection.times.isEmpty else { return nil }
      guard let shard = animator.selection.shard, !animator.isMerging else { return "\(name)/frames.json" }
      return "\(name)/frames-\(shard.number)-of-\(shard.count).json"
    }

    private func screenshot(_ shot: ScriptRun.Screenshot) throws(ProofError) -> AnimatedFile {
      let bytes = try animator.presses.helpers[0].png(try shot.picture.get(), scale: scale)
      return try Reel.write(bytes, "\(name)-\(shot.name).png", in: folder).file
    }

    private func filmstrip() throws(ProofError) -> [UInt8] {
      let press = animator.presses.helpers[0]
      let sheet = Filmstrip(strip.chosen, of: records, on: variant.canvas.environment, press.engine).picture
      return try press.png(sheet, scale: 2)
    }

    private func write(_ text: String, _ name: String) throws(ProofError) -> AnimatedFile {
      try Reel.write(Array(text.utf8), name, in: folder).file
    }

    private static func write(
      _ bytes: [UInt8], _ name: String, in folder: OutputFolder
    ) throws(ProofError) -> FrameFile {
      do throws(OutputError) { return try FrameFile(bytes, name, in: folder) } catch { throw .output(error) }
    }
  }
}

extension Press {
  /// The PNG file of `picture`.
  fileprivate func png(_ picture: Picture, scale: Double) throws(ProofError) -> [UInt8] {
    do throws(PaintError) { return try painter().png(picture, scale: scale) } catch { throw .paint(error) }
  }
}
