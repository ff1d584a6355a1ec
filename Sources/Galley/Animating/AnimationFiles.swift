import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import GalleyTemplate
import GalleyViews

/// The files that hold all frames of a canvas, on their way.
///
/// They are as wide and as high as the widest and the highest frame; others lie in the middle, on the canvas's own
/// background.
struct AnimationFiles {
  private let animator: SceneAnimator
  private let variant: Variant
  private let kinds: Set<AnimationKind>
  private var encoder: FrameEncoder
  private var canvas: Size?
  private var apng: APNGWriter?

  init(_ animator: SceneAnimator, _ variant: Variant, _ kinds: Set<AnimationKind>) {
    self.animator = animator
    self.variant = variant
    self.kinds = kinds.intersection([.apng])
    encoder = FrameEncoder(animator.presses, scale: variant.canvas.scale)
  }

  /// Whether one of `frames` is larger than the canvas that the frames before were put on; then all have to come again.
  mutating func needsRestart(for frames: [AnimationFrame]) throws(ProofError) -> Bool {
    guard !kinds.isEmpty else { return false }
    let known = canvas
    for frame in frames {
      let size = frame.picture.size
      canvas = Size(
        width: max(canvas?.width ?? 0, size.width), height: max(canvas?.height ?? 0, size.height))
    }
    return known != nil && known != canvas
  }

  /// Forgets all frames, but not how large the largest was.
  mutating func restart() { apng = nil }

  /// Adds frames at the end.
  mutating func append(_ frames: [AnimationFrame]) throws(ProofError) {
    guard !kinds.isEmpty, let canvas else { return }
    let ground = variant.canvas.background.rgba(in: variant.canvas.colorScheme)
    let frames = frames.map { $0.centered(on: canvas, over: ground, scale: variant.canvas.scale) }
    let sheets = try encoder.sheets(of: frames, try encoder.plans(of: frames))
    for sheet in sheets {
      if apng == nil {
        apng = APNGWriter(
          width: sheet.plan.width, height: sheet.plan.height, isOpaque: sheet.plan.isOpaque,
          scale: variant.canvas.scale)
      }
      apng?.append(sheet.parts, for: 1 / animator.framesPerSecond)
    }
  }

  /// The files by the extensions of their names.
  mutating func finish() throws(ProofError) -> [(String, [UInt8])] {
    [apng.map { ("apng", $0.finish()) }].compactMap { $0 }
  }
}

extension FrameEncoder.Sheet {
  /// The strips with what each shows.
  fileprivate var parts: [APNGWriter.Part] {
    zip(plan.strips, segments).map { APNGWriter.Part(key: $0.key, segment: $1) }
  }
}

extension AnimationFrame {
  /// The frame in the middle of a canvas that is at least as large, over `ground`.
  fileprivate func centered(on canvas: Size, over ground: RGBA, scale: Double) -> AnimationFrame {
    guard picture.size != canvas else { return self }
    let grid = PixelGrid(scale: scale)
    let corner = Point(
      x: grid.snap((canvas.width - picture.size.width) / 2), y: grid.snap((canvas.height - picture.size.height) / 2))
    let move = AffineTransform(translationX: corner.x, y: corner.y)
    let sheet = Picture.Group(picture.items, transform: move, clip: .rect(Rect(size: picture.size)))
    let framed = Picture(
      size: canvas, items: [.fill(.init(.rect(Rect(size: canvas)), .color(ground))), .group(sheet)])
    return AnimationFrame(index: index, time: time, picture: framed, scrollers: scrollers, mark: mark)
  }
}
