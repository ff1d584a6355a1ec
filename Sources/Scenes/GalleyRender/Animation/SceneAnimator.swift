public import GalleyFiles
import GalleyPaint
package import GalleyStage
import GalleySymbols
public import GalleyTemplate
package import GalleyText
import GalleyViews

/// Runs the script of a scene and writes what it shows, on every canvas of the scene.
public struct SceneAnimator {
  let scene: Scene
  let selection: FrameSelection
  let isMerging: Bool
  let isFresh: Bool
  package let contexts: ParallelMap<RenderContext>
  let askedRate: Double?
  private let byteLimit: Int?

  /// An animator of `scene` that uses up to `workers` threads; the results do not depend on how many.
  ///
  /// `framesPerSecond` is the script's own by default. When merging, no frames are written: those that the parts of a
  /// run wrote are read, and told of as if this run had; all other files are made as ever. Files that hold all frames
  /// give up frames, width and colours, in steps, until they have at most `byteLimit` bytes. An animator that `isFresh`
  /// does not ask what earlier runs have noted.
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

  /// Writes files of `kinds` into `folder`; a part of a run only those of `AnimationKind.ofParts`, since the others
  /// hold all frames.
  ///
  /// `progress` is told whenever frames are done; the run stops between two frames when `isWanted` no longer holds.
  /// Frames that are there already and show the same are left alone, and not drawn again.
  ///
  /// - Throws: ``RenderError`` with the reason; frames that were written until then stay, whole.
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
      // A step that would surely not do is not tried.
      if let first, let limit, number < steps.count - 1,
        Double(first.bytes) * step.share(of: first.pass) > 1.5 * Double(limit)
      {
        continue
      }
      let run = AnimationRun(animator: self, variant: variant, folder: folder, pass: step)
      let made = try run.files(limit: number < steps.count - 1 ? limit : nil, while: isWanted, progress)
      result = made.files
      for index in result.indices where pass.kinds.isSubset(of: AnimationKind.animations) {
        result[index].compromises = compromises(step, width: made.width, of: first?.width ?? made.width)
      }
      guard let limit, made.bytes > limit else { return result }
      if first == nil { first = (step, made.bytes, made.width) }
    }
    for index in result.indices { result[index].compromises += [.size(limit: byteLimit ?? 0)] }
    return result
  }

  private func compromises(_ pass: AnimationPass, width: Int, of asked: Int) -> [AnimatedFile.Compromise] {
    var given: [AnimatedFile.Compromise] = []
    let rate = askedRate ?? scene.script.framesPerSecond
    if pass.framesPerSecond != rate { given.append(.rate(used: pass.framesPerSecond, asked: rate)) }
    if width != asked { given.append(.width(used: width, asked: asked)) }
    if pass.colors < 256 { given.append(.colors(pass.colors)) }
    return given
  }
}
