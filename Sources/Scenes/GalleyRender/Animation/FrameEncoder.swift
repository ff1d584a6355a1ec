import GalleyGeometry
import GalleyImage
package import GalleyPaint
package import GalleyPicture
package import GalleyStage

/// Encodes identical strips of pixels only once. The bytes of a frame depend only on its picture, and not on earlier
/// frames.
package struct FrameEncoder<Segment: Sendable> {
  package struct Sheet: Sendable {
    package let plan: StripPlan
    let segments: [Segment]
  }

  package typealias Work = @Sendable (Painter, [Int], Picture, StripPlan, Double) throws(PaintError) -> [Segment]

  let scale: Double
  private let contexts: ParallelMap<RenderContext>
  private var known: [PictureDigest: Known] = [:]
  private let work: Work
  private var portion = 0

  private struct Known {
    let segment: Segment
    var portion: Int
  }

  private let memory: Int

  /// - Parameter memory: The number of batches for which unused strips are kept.
  package init(_ contexts: ParallelMap<RenderContext>, scale: Double, memory: Int, _ work: @escaping Work) {
    self.contexts = contexts
    self.scale = scale
    self.memory = memory
    self.work = work
  }

  package func plans(of frames: [AnimationFrame]) throws(ProofError) -> [StripPlan] {
    let scale = scale
    let plans = contexts.map(frames) { renderContext, frame in
      Result { () throws(PaintError) in try renderContext.painter().plan(frame.picture, scale: scale) }
    }
    return try FrameEncoder.get(plans)
  }

  package mutating func sheets(of frames: [AnimationFrame], _ plans: [StripPlan]) throws(ProofError) -> [Sheet] {
    portion += 1
    let missing = missing(in: frames, plans)
    let (scale, work) = (scale, work)
    let maximum = missing.map { PaintMemory.bytes(of: $0.picture, scale: scale) }.max() ?? 0
    let threads = contexts.helpers[0].memoryLimit / max(1, maximum)
    let painted = contexts.map(missing, threads: threads) { renderContext, missing in
      Result { () throws(PaintError) in
        try work(renderContext.painter(), missing.strips, missing.picture, missing.plan, scale)
      }
    }
    for (missing, segments) in zip(missing, try FrameEncoder.get(painted)) {
      for (strip, segment) in zip(missing.strips, segments) {
        known[missing.plan.strips[strip].key] = Known(segment: segment, portion: portion)
      }
    }
    let sheets = plans.map { plan in
      Sheet(plan: plan, segments: plan.strips.compactMap { known[$0.key]?.segment })
    }
    forget()
    return sheets
  }

  private struct Missing: Sendable {
    let picture: Picture
    let plan: StripPlan
    let strips: [Int]
  }

  private mutating func missing(in frames: [AnimationFrame], _ plans: [StripPlan]) -> [Missing] {
    var claimed: Set<PictureDigest> = []
    var missing: [Missing] = []
    for (frame, plan) in zip(frames, plans) {
      var strips: [Int] = []
      for (index, strip) in plan.strips.enumerated() {
        let isKnown: Void? = known[strip.key]?.portion = portion
        if isKnown == nil, claimed.insert(strip.key).inserted { strips.append(index) }
      }
      if !strips.isEmpty { missing.append(Missing(picture: frame.picture, plan: plan, strips: strips)) }
    }
    return missing
  }

  private mutating func forget() {
    let oldest = portion - memory
    guard portion % memory == 0 else { return }
    known = known.filter { $0.value.portion > oldest }
  }

  static func get<Value>(_ results: [Result<Value, PaintError>]) throws(ProofError) -> [Value] {
    do throws(PaintError) { return try results.map { result throws(PaintError) in try result.get() } } catch {
      throw .paint(error)
    }
  }
}

extension FrameEncoder<PNGSegment> {
  package init(_ contexts: ParallelMap<RenderContext>, scale: Double) {
    self.init(contexts, scale: scale, memory: 2) { painter, wanted, picture, plan, scale throws(PaintError) in
      try painter.segments(wanted, of: picture, plan, scale: scale)
    }
  }
}

extension FrameEncoder<VideoStrip> {
  package init(videosWith contexts: ParallelMap<RenderContext>, scale: Double) {
    // Strips are not compressed here, so they are kept for only one batch.
    self.init(contexts, scale: scale, memory: 1) { painter, wanted, picture, plan, scale throws(PaintError) in
      try painter.videoStrips(wanted, of: picture, plan, scale: scale)
    }
  }
}

extension FrameEncoder<PNGSegment>.Sheet {
  func png(scale: Double) -> [UInt8] {
    PNG.encode(segments, width: plan.width, isOpaque: plan.isOpaque, scale: scale)
  }
}
