import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture

/// Paints and compresses frames on several threads, each strip of pixels that shows the same only once.
///
/// A frame's bytes depend on its picture alone, whatever frames were met before.
struct FrameEncoder {
  /// A frame on its way to a file: its strips, compressed.
  struct Sheet: Sendable {
    let plan: StripPlan
    let segments: [PNGSegment]
  }

  /// Pixels a point.
  let scale: Double
  private let presses: ParallelMap<Press>
  private var known: [PictureDigest: Known] = [:]
  private var portion = 0

  private struct Known {
    let segment: PNGSegment
    /// The portion of frames that it was last seen in.
    var portion: Int
  }

  /// Strips that did not show in so many portions are forgotten.
  private static let memory = 4

  init(_ presses: ParallelMap<Press>, scale: Double) {
    self.presses = presses
    self.scale = scale
  }

  /// How `frames` fall into strips.
  func plans(of frames: [AnimationFrame]) throws(ProofError) -> [StripPlan] {
    let scale = scale
    let plans = presses.map(frames) { press, frame in
      Result { () throws(PaintError) in try press.painter().plan(frame.picture, scale: scale) }
    }
    return try FrameEncoder.get(plans)
  }

  /// The sheets of `frames` and their `plans`.
  mutating func sheets(of frames: [AnimationFrame], _ plans: [StripPlan]) throws(ProofError) -> [Sheet] {
    portion += 1
    let work = missing(in: frames, plans)
    let scale = scale
    let painted = presses.map(work) { press, work in
      Result { () throws(PaintError) in
        try press.painter().segments(work.strips, of: work.picture, work.plan, scale: scale)
      }
    }
    for (work, segments) in zip(work, try FrameEncoder.get(painted)) {
      for (strip, segment) in zip(work.strips, segments) {
        known[work.plan.strips[strip].key] = Known(segment: segment, portion: portion)
      }
    }
    let sheets = plans.map { plan in
      Sheet(plan: plan, segments: plan.strips.compactMap { known[$0.key]?.segment })
    }
    forget()
    return sheets
  }

  /// Strips of a frame that have to be painted.
  private struct Work: Sendable {
    let picture: Picture
    let plan: StripPlan
    let strips: [Int]
  }

  /// What has to be painted, each strip in the first frame that shows it.
  private mutating func missing(in frames: [AnimationFrame], _ plans: [StripPlan]) -> [Work] {
    var claimed: Set<PictureDigest> = []
    var work: [Work] = []
    for (frame, plan) in zip(frames, plans) {
      var strips: [Int] = []
      for (index, strip) in plan.strips.enumerated() {
        let isKnown: Void? = known[strip.key]?.portion = portion
        if isKnown == nil, claimed.insert(strip.key).inserted { strips.append(index) }
      }
      if !strips.isEmpty { work.append(Work(picture: frame.picture, plan: plan, strips: strips)) }
    }
    return work
  }

  private mutating func forget() {
    let oldest = portion - FrameEncoder.memory
    guard portion % FrameEncoder.memory == 0 else { return }
    known = known.filter { $0.value.portion > oldest }
  }

  static func get<Value>(_ results: [Result<Value, PaintError>]) throws(ProofError) -> [Value] {
    do throws(PaintError) { return try results.map { result throws(PaintError) in try result.get() } } catch {
      throw .paint(error)
    }
  }
}

extension FrameEncoder.Sheet {
  /// The PNG file of the frame.
  func png(scale: Double) -> [UInt8] {
    PNG.encode(segments, width: plan.width, isOpaque: plan.isOpaque, scale: scale)
  }
}
