package import GalleyTemplate
import GalleyViews

/// The expected size of an animated image or video, estimated before any frame is laid out.
package struct AnimationEstimate: Hashable, Sendable {
  package let kind: AnimationKind
  /// The approximate number of frames on all canvases, because the time until scrolling comes to rest is not known yet.
  package let frames: Int
  package let width: Int
  package let height: Int

  /// The number of pixels in all frames, in millions. One core draws 50 to 500 million pixels per second.
  package var megapixels: Double { Double(frames) * Double(width) * Double(height) / 1e6 }
}

extension SceneAnimator {
  /// Returns estimates for the animated images and videos among `kinds`, sorted by kind. There are none for a shard,
  /// which writes no such files.
  package func estimates(of kinds: Set<AnimationKind>) -> [AnimationEstimate] {
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
