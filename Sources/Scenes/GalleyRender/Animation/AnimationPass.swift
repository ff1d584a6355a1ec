import GalleyTemplate

struct AnimationPass {
  var kinds: Set<AnimationKind>
  var framesPerSecond: Double
  /// The factor that reduces the size of animated images and videos.
  var shrinking = 1.0
  var colors = 256

  /// Returns the passes. Kinds with the same frame rate share a pass. If `asked` is nil, each kind has its default
  /// rate.
  static func all(
    of kinds: Set<AnimationKind>, asked: Double?, script: Double, limited: Bool
  ) -> [AnimationPass] {
    // With a byte limit, the files may need different reductions, so each file has a separate pass.
    let alone = kinds.filter { limited && AnimationKind.animations.contains($0) || $0 == .gif }
    let together = Dictionary(grouping: kinds.subtracting(alone)) { rate(of: $0, asked: asked, script: script) }
    return together.sorted { $0.key > $1.key }.map { AnimationPass(kinds: Set($0.value), framesPerSecond: $0.key) }
      + alone.sorted { $0.rawValue < $1.rawValue }.map { kind in
        AnimationPass(kinds: [kind], framesPerSecond: rate(of: kind, asked: asked, script: script))
      }
  }

  /// Returns the frame rate of a kind. Animated images store every frame, so their default rates are at most 25 for GIF
  /// and 30 for WebP and APNG. The rate of a GIF is at most 50, because browsers slow down faster GIFs.
  static func rate(of kind: AnimationKind, asked: Double?, script: Double) -> Double {
    switch kind {
    case .gif: asked.map { min($0, 50) } ?? min(script, 25)
    case .webp, .apng: asked ?? min(script, 30)
    case .frames, .filmstrip, .plot, .plotSVG, .timeline, .csv, .mp4, .webm: asked ?? script
    }
  }

  var steps: [AnimationPass] {
    let ladder: [(rate: Double, shrinking: Double, colors: Int)] = [
      (1, 1, 256), (2.0 / 3, 1, 256), (2.0 / 3, 0.75, 256), (0.5, 0.75, 128), (0.5, 0.5, 128), (1.0 / 3, 0.5, 64),
      (1.0 / 3, 0.375, 64), (0.25, 0.25, 32), (1.0 / 6, 0.25, 16),
    ]
    return ladder.map { step in
      var pass = self
      pass.framesPerSecond = max(1, (framesPerSecond * step.rate).rounded())
      if step.rate == 1 { pass.framesPerSecond = framesPerSecond }
      pass.shrinking = step.shrinking
      if kinds == [.gif] { pass.colors = step.colors }
      return pass
    }
  }

  var pixels: Double { shrinking * shrinking * framesPerSecond }

  func share(of first: AnimationPass) -> Double {
    pixels / first.pixels
  }
}
