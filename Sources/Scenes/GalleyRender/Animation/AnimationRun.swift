import GalleyFiles
import GalleyGeometry
import GalleyStage
import GalleyTemplate

/// Keeps existing files that would not change, and writes the others.
struct AnimationRun {
  let animator: SceneAnimator
  let variant: Variant
  let folder: OutputFolder
  let pass: AnimationPass

  struct Result {
    var files: [AnimatedFile] = []
    var bytes = 0
    var width = 0
  }

  private var animations: Set<AnimationKind> { pass.kinds.intersection(AnimationKind.animations) }

  func files(
    limit: Int?, while isWanted: () -> Bool, _ progress: (AnimationProgress) -> Void
  ) throws(ProofError) -> Result {
    var notes = AnimationNotes(of: CanvasAnimator.name(of: animator.scene, variant), in: folder)
    var rest = pass
    var result = Result()
    if !animator.isFresh, notes.know(anyOf: animations.map(name)) {
      let appearance = try appearance(while: isWanted)
      result.width = width(of: appearance)
      for kind in animations.sorted(by: { $0.rawValue < $1.rawValue }) {
        let text = appearance.text(of: kind, pass, on: variant.canvas)
        if let limit, let bytes = notes.size(of: name(kind), appearance: text), bytes > limit {
          return Result(bytes: bytes, width: result.width)
        }
        guard let file = notes.kept(name(kind), appearance: text) else { continue }
        result.files.append(file)
        rest.kinds.remove(kind)
      }
    }
    if !rest.kinds.isEmpty {
      var animator = CanvasAnimator(animator: animator, variant: variant, folder: folder, pass: rest)
      try animator.run(while: isWanted, progress)
      let kept = result.files
      result = Result(files: try animator.finish() + kept, width: max(result.width, width(of: animator.appearance)))
      try note(rest.kinds.intersection(animations), animator.appearance, in: &notes)
    }
    result.bytes = result.files.map(\.bytes).max() ?? 0
    return result
  }

  private func name(_ kind: AnimationKind) -> String { CanvasAnimator.file(of: kind, animator, variant) }

  private func width(of appearance: AnimationDigest) -> Int {
    Int((appearance.size.width * variant.canvas.scale * pass.shrinking).rounded(.up))
  }

  private func appearance(while isWanted: () -> Bool) throws(ProofError) -> AnimationDigest {
    var source = FrameSource(animator, variant, pass)
    var appearance = AnimationDigest()
    while let frame = try source.next() {
      appearance.add(frame)
      guard isWanted() else { throw .interrupted(frames: 0, total: nil) }
    }
    return appearance
  }

  private func note(
    _ kinds: Set<AnimationKind>, _ appearance: AnimationDigest, in notes: inout AnimationNotes
  ) throws(ProofError) {
    for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) {
      do throws(OutputError) {
        try notes.add(name(kind), appearance: appearance.text(of: kind, pass, on: variant.canvas))
      } catch { throw .output(error) }
    }
  }
}

extension FrameSource {
  init(_ animator: SceneAnimator, _ variant: Variant, _ pass: AnimationPass) {
    self.init(
      animator.scene, on: variant.canvas, framesPerSecond: pass.framesPerSecond, animator.selection,
      isDetailed: !pass.kinds.isDisjoint(with: AnimationKind.detailed), animator.contexts.helpers[0])
  }
}
