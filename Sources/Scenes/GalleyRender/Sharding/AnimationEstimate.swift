public import GalleyTemplate
import GalleyViews

/// How much a file that holds all frames may be expected to be, told before the first is laid out.
///
/// It counts frames and pixels, which are the same on every machine, and no seconds.
public struct AnimationEstimate: Hashable, Sendable {
  public let kind: AnimationKind
  /// Its frames on all canvases; about, because what comes to rest takes its time.
  public let frames: Int
  /// The size of the largest frame, in pixels.
  public let width: Int
  /// The height of the largest frame, in pixels.
  public let height: Int

  /// Millions of pixels in all frames: a processor takes a second for 50 to 500 of them.
  public var megapixels: Double { Double(frames) * Double(width) * Double(height) / 1e6 }
}

extension SceneAnimator {
  /// What may be expected of the files of `kinds` that hold all frames, by the names of the kinds; those of parts of a
  /// run hold none.
  public func estimates(of kinds: Set<AnimationKind>) -> [AnimationEstimate] {
    guard shard == nil, selection.times.isEmpty else { return [] }
    let canvases = scene.variants.map(\.canvas)
    func pixels(_ side: (SceneCanvas) -> Double) -> Int {
      CanvasCost.whole((canvases.map { side($0) * $0.scale }.max() ?? 0).rounded(.up))
    }
    let (width, height) = (pixels(\.width), pixels { $0.height ?? 0 })
    let motion = ExpectedMotion(scene.script)
    return kinds.intersection(AnimationKind.animations).sorted { $0.rawValue < $1.rawValue }.map { kind in
      let rate = AnimationPass.rate(of: kind, asked: askedRate, script: scene.script.framesPerSecond)
      let all = motion.frames(asked: rate)
      let frames = selection.range.map { min($0.count, all) } ?? all
      return AnimationEstimate(kind: kind, frames: frames * canvases.count, width: width, height: height)
    }
  }
}
