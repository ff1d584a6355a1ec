import GalleyFiles
import GalleyPaint
public import GalleyTemplate
import GalleyText
import GalleyViews

/// Runs the script of a scene and writes what it shows, on every canvas of the scene.
public struct SceneAnimator {
  let scene: Scene
  let framesPerSecond: Double
  let selection: FrameSelection
  let isMerging: Bool
  let presses: ParallelMap<Press>

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
      for variant in scene.variants {
        var reel = Reel(animator: self, variant: variant, folder: folder, kinds: kinds)
        try reel.run(while: isWanted, progress)
        files += try reel.finish()
      }
      return files
    } catch { throw RenderError(written: [], causes: [error], scene: scene.file) }
  }
}
