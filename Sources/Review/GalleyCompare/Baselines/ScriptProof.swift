import GalleyDiff
import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

struct ScriptProof: Sendable {
  let png: [UInt8]
  let layout: LayoutSnapshot
  let motion: MotionRecord
  let fonts: Set<FontFace>
  /// The rectangles of named views in each animation frame, in pixels. Empty if they are not needed.
  let areas: [[NamedArea]]

  struct NamedArea: Hashable, Sendable {
    let id: String
    let frame: PixelRect
  }

  /// - Throws: ``ProofError`` if a step fails or a frame cannot be drawn.
  init(
    _ scene: Scene, on variant: Variant, framesPerSecond: Double, _ contexts: ParallelMap<RenderContext>,
    keepsAreas: Bool
  ) throws(ProofError) {
    var animator = ProofAnimator(
      scene, on: variant.canvas, framesPerSecond: framesPerSecond, contexts, keepsAreas: keepsAreas)
    // All frames share a canvas whose size is known only after the last frame. If a frame is larger than the earlier
    // ones, the run starts again with the larger canvas.
    while try !animator.run() { animator.restart() }
    self = try animator.finish()
  }

  fileprivate init(
    png: [UInt8], layout: LayoutSnapshot, motion: MotionRecord, fonts: Set<FontFace>, areas: [[NamedArea]]
  ) {
    (self.png, self.layout, self.motion, self.fonts, self.areas) = (png, layout, motion, fonts, areas)
  }
}

private struct ProofAnimator {
  private let scene: Scene
  private let canvas: SceneCanvas
  private let framesPerSecond: Double
  private let contexts: ParallelMap<RenderContext>
  private let keepsAreas: Bool
  private var source: FrameSource
  private var encoder: FrameEncoder<PNGSegment>
  private var writer: APNGWriter?
  private var size: Size?
  private var count = 0
  private var start: LayoutSnapshot?
  private var moments: [MotionRecord.Moment] = []
  private var scrollers: [MotionRecord.Track] = []
  private var fonts: Set<FontFace> = []
  private var areas: [[ScriptProof.NamedArea]] = []

  init(
    _ scene: Scene, on canvas: SceneCanvas, framesPerSecond: Double, _ contexts: ParallelMap<RenderContext>,
    keepsAreas: Bool
  ) {
    (self.scene, self.canvas, self.framesPerSecond) = (scene, canvas, framesPerSecond)
    (self.contexts, self.keepsAreas) = (contexts, keepsAreas)
    source = FrameSource(scene, on: canvas, framesPerSecond: framesPerSecond, FrameSelection(), contexts.helpers[0])
    encoder = FrameEncoder(contexts, scale: canvas.scale)
  }

  mutating func restart() {
    let known = size
    self = ProofAnimator(scene, on: canvas, framesPerSecond: framesPerSecond, contexts, keepsAreas: keepsAreas)
    size = known
  }

  /// Draws all frames. Returns false if a frame was larger than the frames already drawn.
  mutating func run() throws(ProofError) -> Bool {
    let portion = contexts.helpers.count * 8
    while true {
      var frames: [AnimationFrame] = []
      let known = size
      while frames.count < portion, let frame = try source.next() {
        let own = frame.picture.size
        size = Size(width: max(size?.width ?? 0, own.width), height: max(size?.height ?? 0, own.height))
        note(frame)
        frames.append(frame)
      }
      guard !frames.isEmpty, let size else { return true }
      guard known == nil || known == size else { return false }
      try draw(frames, on: size)
    }
  }

  private mutating func note(_ frame: AnimationFrame) {
    fonts.formUnion(frame.picture.fonts)
    for scroller in frame.scrollers {
      let distance = Point(
        x: AnimationFacts.rounded(scroller.distance.x), y: AnimationFacts.rounded(scroller.distance.y))
      if let index = scrollers.firstIndex(where: { $0.name == scroller.name }) {
        scrollers[index].distances.append(distance)
      } else {
        let gap = [Point?](repeating: nil, count: count)
        scrollers.append(MotionRecord.Track(name: scroller.name, distances: gap + [distance]))
      }
    }
    count += 1
    for index in scrollers.indices where scrollers[index].distances.count < count {
      scrollers[index].distances.append(nil)
    }
    let stage = source.stage
    if start == nil { start = LayoutSnapshot(stage, scale: canvas.scale) }
    if let mark = frame.mark, count > 1 {
      moments.append(MotionRecord.Moment(name: mark, layout: LayoutSnapshot(stage, scale: canvas.scale)))
    }
    guard keepsAreas else { return }
    let named = LayoutSnapshot(stage, scale: canvas.scale).namedFrames
    areas.append(named.map { ScriptProof.NamedArea(id: $0.id, frame: $0.frame) })
  }

  private mutating func draw(_ frames: [AnimationFrame], on size: Size) throws(ProofError) {
    let background = canvas.background.rgba(in: canvas.colorScheme)
    let centered = frames.map { $0.centered(on: size, over: background, scale: canvas.scale) }
    for sheet in try encoder.sheets(of: centered, try encoder.plans(of: centered)) {
      let plan = sheet.plan
      if writer == nil {
        writer = APNGWriter(width: plan.width, height: plan.height, isOpaque: plan.isOpaque, scale: canvas.scale)
      }
      writer?.append(sheet.parts, for: 1 / framesPerSecond)
    }
  }

  func finish() throws(ProofError) -> ScriptProof {
    // This never fails, because every script has a first frame.
    guard let writer, let start else { throw .problems([]) }
    let end = LayoutSnapshot(source.stage, scale: canvas.scale)
    let motion = MotionRecord(
      framesPerSecond: framesPerSecond, count: count, scrollers: scrollers,
      moments: moments + [MotionRecord.Moment(name: nil, layout: end)])
    return ScriptProof(png: writer.finish(), layout: start, motion: motion, fonts: fonts, areas: areas)
  }
}
