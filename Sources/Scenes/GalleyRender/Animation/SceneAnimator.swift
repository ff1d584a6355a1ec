public import GalleyFiles
import GalleyPaint
package import GalleyStage
import GalleySymbols
public import GalleyTemplate
package import GalleyText
import GalleyViews

/// Runs the script of a scene and writes frames, filmstrips, timelines, animated images and videos for every canvas of
/// the scene.
///
/// ```swift
/// let scene = try Scene(contentsOf: "inbox.yaml")
/// let animator = SceneAnimator(scene, workers: 4)
/// let files = try animator.animate(into: OutputFolder("out"), kinds: [.gif, .filmstrip])
/// ```
///
/// To run a script on a stage of your own, see `ScriptRun`.
public struct SceneAnimator {
  let scene: Scene
  let selection: FrameSelection
  let isMerging: Bool
  let isFresh: Bool
  package let contexts: ParallelMap<RenderContext>
  let askedRate: Double?
  private let byteLimit: Int?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - scene: The scene. If it has no script, its first scroll view is scrolled.
  ///   - workers: The maximum number of threads. The files do not depend on it.
  ///   - framesPerSecond: The frame rate (default: that of the script; lower for animated images, see `AnimationKind`).
  ///   - selection: The frames to draw (default: all).
  ///   - isMerging: Whether the shards of a run have already written the frames. They are then read instead of drawn;
  ///     all other files are written as usual.
  ///   - byteLimit: The maximum size of an animated image or video, in bytes. To meet it, the animator reduces the
  ///     frame rate, the width and the colours step by step, and reports this in ``AnimatedFile/compromises``.
  ///   - isFresh: Whether to ignore the records of earlier runs and draw every frame again.
  ///   - files: Reads images and symbols (default: from disk).
  public init(
    _ scene: Scene, workers: Int = 1, framesPerSecond: Double? = nil, selection: FrameSelection = FrameSelection(),
    isMerging: Bool = false, byteLimit: Int? = nil, isFresh: Bool = false, files: FileReader = .disk
  ) {
    self.scene = scene
    self.isFresh = isFresh
    askedRate = framesPerSecond
    self.selection = selection
    self.isMerging = isMerging
    self.byteLimit = byteLimit
    let library = FontLibrary(adding: scene.fonts)
    let symbols = SymbolCatalog(of: scene)
    let digests = SharedFontDigests()
    contexts = ParallelMap(workers: workers) {
      RenderContext(
        library: library, files: files, symbols: symbols, rowThreads: 1, fontDigests: digests,
        memoryLimit: scene.memoryLimit ?? PaintMemory.standardLimit)
    }
  }

  package var fontSearch: FontSearch { contexts.helpers.reduce(FontSearch()) { $0 + $1.engine.fontSearch } }

  var shard: FrameSelection.Shard? { isMerging ? nil : selection.shard }

  public static func names(of scene: Scene) -> [String] { scene.variants.map { CanvasAnimator.name(of: scene, $0) } }

  /// Writes files of the given kinds into `folder`.
  ///
  /// Existing frames that would not change are neither drawn nor written again. A shard of a run writes only the kinds
  /// in `AnimationKind.ofParts`, because the other kinds need all frames.
  ///
  /// - Parameters:
  ///   - folder: The output folder. It is created if necessary.
  ///   - kinds: The kinds of files.
  ///   - isWanted: Called between frames. The run stops when it returns `false`.
  ///   - progress: Called whenever a batch of frames is finished.
  /// - Returns: The files, including those that were already up to date.
  /// - Throws: ``RenderError`` with the reason. The frames written until then remain and are complete.
  public func animate(
    into folder: OutputFolder, kinds: Set<AnimationKind>, while isWanted: () -> Bool = { true },
    progress: (AnimationProgress) -> Void = { _ in }
  ) throws(RenderError) -> [AnimatedFile] {
    do throws(ProofError) {
      var files: [AnimatedFile] = []
      let passes = AnimationPass.all(
        of: shard == nil ? kinds : kinds.intersection(AnimationKind.ofParts), asked: askedRate,
        script: scene.script.framesPerSecond, limited: byteLimit != nil)
      for variant in scene.variants {
        for pass in passes { files += try animate(variant, pass, into: folder, while: isWanted, progress) }
      }
      return files
    } catch { throw RenderError(written: [], causes: [error], scene: scene) }
  }

  private func animate(
    _ variant: Variant, _ pass: AnimationPass, into folder: OutputFolder, while isWanted: () -> Bool,
    _ progress: (AnimationProgress) -> Void
  ) throws(ProofError) -> [AnimatedFile] {
    var first: (pass: AnimationPass, bytes: Int, width: Int)?
    var result: [AnimatedFile] = []
    let limit = pass.kinds.isSubset(of: AnimationKind.animations) ? byteLimit : nil
    let steps = limit == nil ? [pass] : pass.steps
    for (number, step) in steps.enumerated() {
      // Skips steps whose estimated file size exceeds the limit, except for the last step.
      if let first, let limit, number < steps.count - 1,
        Double(first.bytes) * step.share(of: first.pass) > 1.5 * Double(limit)
      {
        continue
      }
      let run = AnimationRun(animator: self, variant: variant, folder: folder, pass: step)
      let made = try run.files(limit: number < steps.count - 1 ? limit : nil, while: isWanted, progress)
      result = made.files
      for index in result.indices where pass.kinds.isSubset(of: AnimationKind.animations) {
        result[index].compromises = qualityReductions(step, width: made.width, of: first?.width ?? made.width)
      }
      guard let limit, made.bytes > limit else { return result }
      if first == nil { first = (step, made.bytes, made.width) }
    }
    for index in result.indices { result[index].compromises += [.size(limit: byteLimit ?? 0)] }
    return result
  }

  private func qualityReductions(_ pass: AnimationPass, width: Int, of asked: Int) -> [AnimatedFile.QualityReduction] {
    var given: [AnimatedFile.QualityReduction] = []
    let rate = askedRate ?? scene.script.framesPerSecond
    if pass.framesPerSecond != rate { given.append(.rate(used: pass.framesPerSecond, asked: rate)) }
    if width != asked { given.append(.width(used: width, asked: asked)) }
    if pass.colors < 256 { given.append(.colors(pass.colors)) }
    return given
  }
}
