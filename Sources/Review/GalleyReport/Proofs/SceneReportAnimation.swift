import GalleyCompare
import GalleyExplain
import GalleyRender
import GalleyStage
import GalleyTemplate
import GalleyViews

/// An animation of the scene's script on its first canvas.
package struct SceneReportAnimation: Sendable {
  let records: [FrameRecord]
  let frames: [AnimationFrame]
  let chosen: [Int]

  private static let frameLimit = 40
  private static let stripLimit = 16

  /// Lays out every frame, because each frame may affect those after it.
  init(_ scene: Scene, on canvas: SceneCanvas, _ renderContext: RenderContext) throws(ProofError) {
    var source = FrameSource(
      scene, on: canvas, framesPerSecond: scene.script.framesPerSecond, FrameSelection(), renderContext)
    var records: [FrameRecord] = []
    var kept: [AnimationFrame] = []
    var step = 1
    while let frame = try source.next() {
      if records.count % step == 0 || frame.mark != nil { kept.append(frame) }
      records.append(FrameRecord(frame))
      guard kept.count > 2 * Self.frameLimit else { continue }
      step *= 2
      kept.removeAll { ($0.index ?? 0) % step != 0 && $0.mark == nil }
    }
    self.records = records
    frames = Self.spread(kept, Self.frameLimit).map { kept[$0] }
    chosen = FilmstripFrames.spread(frames, Self.stripLimit)
  }

  /// Returns evenly spaced frames, always including the first, the last and all frames with marks.
  private static func spread(_ frames: [AnimationFrame], _ limit: Int) -> [Int] {
    guard frames.count > limit, let first = frames.first, let last = frames.last else { return Array(frames.indices) }
    var indices = Set(frames.indices.filter { frames[$0].mark != nil })
    for number in 0..<limit {
      let time = first.time + (last.time - first.time) * Double(number) / Double(limit - 1)
      if let nearest = frames.indices.min(by: { abs(frames[$0].time - time) < abs(frames[$1].time - time) }) {
        indices.insert(nearest)
      }
    }
    return indices.sorted()
  }
}
