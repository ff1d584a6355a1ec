import GalleyDiff
import GalleyGeometry

struct MotionDiff {
  private(set) var timing: [String] = []
  /// The layout changes. Each change is listed once, at the first moment that shows it.
  private(set) var layouts: [String] = []
  private(set) var decisions: [String] = []
  private(set) var scrollers: [String] = []
  private var places: [Int: [String]] = [:]
  private var known: Set<String> = []

  init(_ old: BaselineRecord?, _ new: BaselineRecord) {
    guard let old, let before = old.motion, let after = new.motion else { return }
    compareTiming(before, after)
    compareLayouts(old, new, before, after)
    if before.framesPerSecond == after.framesPerSecond { compareScrollers(before, after) }
  }

  func scrollers(in index: Int) -> [String] { places[index] ?? [] }

  private mutating func compareTiming(_ old: MotionRecord, _ new: MotionRecord) {
    if old.framesPerSecond != new.framesPerSecond {
      timing.append(DiffMessages.rate(old.framesPerSecond, new.framesPerSecond))
    }
    let lengths = (old.time(of: old.count), new.time(of: new.count))
    // A new frame rate alone changes the length by less than one frame.
    let slack = max(1 / old.framesPerSecond, 1 / new.framesPerSecond)
    if old.framesPerSecond == new.framesPerSecond ? old.count != new.count : abs(lengths.0 - lengths.1) > slack {
      timing.append(DiffMessages.length(lengths.0, lengths.1))
    }
  }

  private mutating func compareLayouts(
    _ old: BaselineRecord, _ new: BaselineRecord, _ before: MotionRecord, _ after: MotionRecord
  ) {
    add(LayoutDiff(old.comparedLayout, new.comparedLayout), at: nil)
    // The layout of a marked moment is recorded at the first frame after it. At another frame rate, that frame has a
    // different time, so these layouts are not compared.
    guard before.framesPerSecond == after.framesPerSecond else { return }
    for moment in after.moments {
      guard let partner = before.moments.first(where: { $0.name == moment.name }) else { continue }
      add(LayoutDiff(partner.layout, moment.layout), at: CheckMessages.moment(moment.name))
    }
  }

  private mutating func add(_ diff: LayoutDiff, at moment: String?) {
    let fresh = diff.sentences.filter { known.insert($0).inserted }
    layouts += fresh.map { sentence in moment.map { "\($0): \(sentence)" } ?? sentence }
    decisions += diff.decisions.filter(fresh.contains)
  }

  private mutating func compareScrollers(_ old: MotionRecord, _ new: MotionRecord) {
    for track in new.scrollers {
      guard let partner = old.scrollers.first(where: { $0.name == track.name }) else { continue }
      var isReported = false
      for (index, pair) in zip(partner.distances, track.distances).enumerated() {
        guard let before = pair.0, let after = pair.1, before != after else { continue }
        places[index, default: []].append(CheckMessages.stands(track.name, at: after, insteadOf: before))
        guard !isReported else { continue }
        isReported = true
        scrollers.append(CheckMessages.stands(track.name, at: after, insteadOf: before, in: index))
      }
    }
  }
}
