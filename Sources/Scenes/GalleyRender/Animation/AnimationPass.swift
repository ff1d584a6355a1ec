import GalleyTemplate

/// One time through a script, and what is made of it.
struct AnimationPass {
  var kinds: Set<AnimationKind>
  var framesPerSecond: Double
  /// By how much frames are smaller than the canvas says, 0 … 1; only in files that hold all of them.
  var shrinking = 1.0
  var colors = 256

  /// The passes that make files of `kinds` at `framesPerSecond`, or at what the scene says; animated pictures go by
  /// themselves, because they are rarely wanted as fast.
  static func all(
    of kinds: Set<AnimationKind>, asked: Double?, script: Double, limited: Bool
  ) -> [AnimationPass] {
    // Files that have to become small enough are made one by one: each gives up something else.
    let alone = kinds.filter { limited && AnimationKind.animations.contains($0) || $0 == .gif }
    let together = Dictionary(grouping: kinds.subtracting(alone)) { rate(of: $0, asked: asked, script: script) }
    return together.sorted { $0.key > $1.key }.map { AnimationPass(kinds: Set($0.value), framesPerSecond: $0.key) }
      + alone.sorted { $0.rawValue < $1.rawValue }.map { kind in
        AnimationPass(kinds: [kind], framesPerSecond: rate(of: kind, asked: asked, script: script))
      }
  }

  /// How many frames a second a file of `kind` has where `asked` are asked for, or the script has `script`.
  ///
  /// Animated pictures have fewer unless asked: each frame is stored by itself. GIFs have 25, which browsers show
  /// evenly, up to 50; the others 30.
  static func rate(of kind: AnimationKind, asked: Double?, script: Double) -> Double {
    switch kind {
    case .gif: asked.map { min($0, 50) } ?? min(script, 25)
    case .webp, .apng: asked ?? min(script, 30)
    case .frames, .filmstrip, .plot, .plotSVG, .timeline, .csv, .mp4, .webm: asked ?? script
    }
  }

  /// What can be given up to make a file smaller, step by step; the first step gives up nothing.
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
