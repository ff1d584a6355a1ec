import GalleyDiff
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyStage

/// Compares two animations frame by frame. Only as many frames as the threads need are in memory at a time.
struct MotionComparison {
  let run: CheckRun
  let new: MotionRecord
  let old: MotionRecord
  let scale: Double
  let areas: [[ScriptProof.NamedArea]]

  struct Outcome {
    var frames: [CheckedFrame] = []
    var worst: (index: Int, summary: PixelSummary)?
    var passes = true
    fileprivate var last: Bitmap?
  }

  static let pictureLimit = 60

  var count: Int {
    let length = old.time(of: old.count)
    return max(new.count, isSameRate ? old.count : Int((length * new.framesPerSecond).rounded(.up)))
  }

  private var isSameRate: Bool { old.framesPerSecond == new.framesPerSecond }

  func partner(of index: Int) -> Int? {
    guard !isSameRate else { return index < old.count ? index : nil }
    let time = new.time(of: index)
    // The end times may differ by one frame.
    guard time < old.time(of: old.count) + 1 / new.framesPerSecond - 1e-6 else { return nil }
    return min(Int((time * old.framesPerSecond + 1e-6).rounded(.down)), old.count - 1)
  }

  func compare(_ first: [UInt8], _ second: [UInt8]) throws(ImageError) -> Outcome {
    var before = TimedFrames(first, old)
    var after = TimedFrames(second, new)
    var outcome = Outcome()
    outcome.passes = isSameRate
    var portion: [Pair] = []
    for index in 0..<count {
      var one: TimedFrames.Frame?
      if let number = partner(of: index) { one = try before.frame(number) }
      let other = index < new.count ? try after.frame(index) : nil
      let isRepeated = one?.isRepeated == true && other?.isRepeated == true
      portion.append(Pair(index: index, old: one?.bitmap, new: other?.bitmap, isRepeated: isRepeated))
      if portion.count == Self.portion * run.workers {
        judge(portion, &outcome)
        portion = []
      }
    }
    judge(portion, &outcome)
    thin(&outcome.frames)
    return outcome
  }

  private static let portion = 4

  private struct Pair: Sendable {
    let index: Int
    let old: Bitmap?
    let new: Bitmap?
    let isRepeated: Bool
  }

  private struct FrameResult: Sendable {
    var frame: CheckedFrame
    var summary: PixelSummary?
    var passes = true
  }

  private func judge(_ pairs: [Pair], _ outcome: inout Outcome) {
    // If there are masked views or views with limits, repeated frames are also judged, because these views may move
    // even if the pixels do not change.
    let isFree = areas.isEmpty
    let fresh = pairs.filter { !isFree || !$0.isRepeated || $0.index == pairs.first?.index }
    let judged = ParallelMap(workers: run.workers) {}.map(fresh) { _, pair in judge(pair) }
    let byIndex = Dictionary(judged.map { ($0.frame.index, $0) }) { first, _ in first }
    var last: FrameResult?
    for pair in pairs {
      guard var found = byIndex[pair.index] ?? last else { continue }
      found.frame.index = pair.index
      found.frame.time = new.time(of: pair.index)
      last = found
      outcome.frames.append(found.frame)
      showContext(of: pair.new, &outcome)
      outcome.passes = outcome.passes && found.passes
      guard let summary = found.summary, summary.different > outcome.worst?.summary.different ?? 0 else { continue }
      outcome.worst = (pair.index, summary)
    }
  }

  /// Adds the images of an unchanged frame next to a changed one, because readers compare both.
  private func showContext(of bitmap: Bitmap?, _ outcome: inout Outcome) {
    defer { outcome.last = bitmap }
    let index = outcome.frames.count - 1
    guard index > 0 else { return }
    let differs = (outcome.frames[index - 1].differs, outcome.frames[index].differs)
    guard differs.0 != differs.1 else { return }
    let (same, shown) = differs.0 ? (index, bitmap) : (index - 1, outcome.last)
    guard outcome.frames[same].actual == nil, let shown else { return }
    outcome.frames[same].actual = picture(shown)
    outcome.frames[same].baseline = outcome.frames[same].actual
  }

  private func judge(_ pair: Pair) -> FrameResult {
    var judgement = FrameResult(frame: CheckedFrame(index: pair.index, time: new.time(of: pair.index)))
    guard let old = pair.old, let new = pair.new else {
      judgement.passes = false
      judgement.frame.sentences = [CheckMessages.frame(was: pair.old != nil, is: pair.new != nil)]
      judgement.frame.baseline = pair.old.map(picture)
      judgement.frame.actual = pair.new.map(picture)
      return judgement
    }
    guard old != new else { return judgement }
    let diff = comparison(pair.index).compare(old, new)
    guard diff.total > 0 else {
      judgement.passes = false
      judgement.frame.sentences = [Diagnostic.nothingUnmasked.message]
      return judgement
    }
    let limits = run.options.comparison.limits
    let named = areas.indices.contains(pair.index) ? areas[pair.index] : []
    let summary = PixelSummary(
      diff, limits: limits, frames: limits.node == nil ? [] : named.map { (id: $0.id, frame: $0.frame) })
    judgement.passes = summary.passes
    judgement.frame.different = summary.different
    guard summary.different > 0 || !summary.sizesAgree else { return judgement }
    judgement.summary = summary
    judgement.frame.sentences = summary.sentences(CheckMessages.baseline, CheckMessages.picture)
    judgement.frame.baseline = picture(old)
    judgement.frame.actual = picture(new)
    judgement.frame.difference = picture(DiffImage().draw(diff, over: old))
    return judgement
  }

  private func comparison(_ index: Int) -> PixelComparison {
    var comparison = run.options.comparison.comparison
    guard areas.indices.contains(index) else { return comparison }
    let ids = run.options.comparison.maskedIDs
    comparison.mask.rects += areas[index].filter { ids.contains($0.id) }.map(\.frame)
    return comparison
  }

  private func picture(_ bitmap: Bitmap) -> CheckedPicture {
    CheckedPicture(bytes: PNG.encode(bitmap, scale: scale), size: PixelSize(bitmap))
  }

  private func thin(_ frames: inout [CheckedFrame]) {
    let shown = frames.indices.filter { frames[$0].differs }
    guard shown.count > Self.pictureLimit else { return }
    let last = shown.count - 1
    let kept = Set((0..<Self.pictureLimit).map { shown[$0 * last / (Self.pictureLimit - 1)] })
    for index in shown where !kept.contains(index) {
      (frames[index].baseline, frames[index].actual, frames[index].difference) = (nil, nil, nil)
    }
  }
}

extension CheckedFrame {
  package var differs: Bool { !sentences.isEmpty || different > 0 }
}
