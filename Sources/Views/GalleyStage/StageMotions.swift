import GalleyGeometry
import GalleyScroll
import GalleyViews

struct StageMotions {
  private var motions: [String: ScrollerMotion] = [:]
  private var earlier: [String: [ScrollerMotion]] = [:]
  private var carried: [String: Point] = [:]
  /// Scroll views with larger numbers were moved or positioned later.
  private(set) var turns: [String: Int] = [:]
  private var turn = 0

  /// The motion of a scroll view; nil if the stage's positions determine the offset.
  subscript(name: String) -> ScrollerMotion? {
    get { motions[name] }
    set {
      remember(motions[name], of: name, before: newValue)
      motions[name] = newValue
      takeTurn([name])
    }
  }

  mutating func end(_ names: [String]) {
    for name in names { self[name] = nil }
    takeTurn(names)
  }

  private mutating func takeTurn(_ names: [String]) {
    turn += 1
    for name in names { turns[name] = turn }
  }

  /// How long earlier movements are kept, in seconds.
  private static let memory = 20.0

  private mutating func remember(_ old: ScrollerMotion?, of name: String, before new: ScrollerMotion?) {
    guard let new else { return earlier[name] = nil }
    // A motion with the same start time is the same motion, updated.
    guard let old, old.start < new.start else { return }
    earlier[name] = (earlier[name] ?? []).filter { $0.start > new.start - StageMotions.memory } + [old]
  }

  /// Returns the distance at `time`, which must not be in the future, or nil if the scroll view has never moved.
  func past(of name: String, at time: Double) -> Point? {
    guard let motion = motions[name] else { return nil }
    if motion.start <= time { return motion.distance(at: time) }
    let known = earlier[name] ?? []
    return (known.last { $0.start <= time } ?? known.first ?? motion).distance(at: time)
  }

  var nextRelease: (name: String, time: Double)? {
    motions.compactMap { name, motion in motion.release.map { (name: name, time: $0) } }
      .min { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  var nextStop: (name: String, axis: Axis, time: Double, velocity: Double)? {
    motions.compactMap { name, motion in
      motion.stop.map { (name: name, axis: $0.axis, time: $0.time, velocity: $0.velocity) }
    }
    .min { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// `carried` returns the total distance by which a scroll view was shifted together with its content.
  mutating func follow(_ carried: (String) -> Point?) {
    for name in motions.keys {
      guard let all = carried(name) else { continue }
      let way = all - (self.carried[name] ?? .zero)
      self.carried[name] = all
      guard way != .zero, let motion = motions[name] else { continue }
      motions[name] = motion.carried(by: way)
      earlier[name] = earlier[name]?.map { $0.carried(by: way) }
    }
  }

  func end(after time: Double) -> Double? {
    motions.values.compactMap { $0.release ?? $0.end }.filter { $0 > time }.max()
  }

  func positions(at time: Double) -> [String: ScrollDestination] {
    motions.mapValues { .offset($0.distance(at: time)) }
  }

  func activities(at time: Double) -> [String: ScrollActivity] { motions.mapValues { $0.activity(at: time) } }
}
