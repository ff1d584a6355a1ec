import GalleyGeometry
import GalleyScroll
import GalleyViews

/// How the scrollers of a stage move that were ever moved.
struct StageMotions {
  private var motions: [String: ScrollerMotion] = [:]
  private var earlier: [String: [ScrollerMotion]] = [:]
  /// How far each scroller had gone with its content when its motion was last told so.
  private var carried: [String: Point] = [:]
  /// In which order scrollers were last moved or put somewhere: a larger number is later.
  private(set) var turns: [String: Int] = [:]
  private var turn = 0

  /// How the scroller called `name` moves; nil where it stands as the stage's positions say.
  subscript(name: String) -> ScrollerMotion? {
    get { motions[name] }
    set {
      remember(motions[name], of: name, before: newValue)
      motions[name] = newValue
      takeTurn([name])
    }
  }

  /// Forgets how the scrollers called `names` move, which were all put somewhere at once.
  mutating func end(_ names: [String]) {
    for name in names { self[name] = nil }
    takeTurn(names)
  }

  private mutating func takeTurn(_ names: [String]) {
    turn += 1
    for name in names { turns[name] = turn }
  }

  /// How long a motion is remembered after it was taken over, in seconds.
  private static let memory = 20.0

  private mutating func remember(_ old: ScrollerMotion?, of name: String, before new: ScrollerMotion?) {
    guard let new else { return earlier[name] = nil }
    // The same motion told otherwise takes the place of the one before.
    guard let old, old.start < new.start else { return }
    earlier[name] = (earlier[name] ?? []).filter { $0.start > new.start - StageMotions.memory } + [old]
  }

  /// Where the scroller called `name` stood at `time`, which is not later than now; nil where it was never moved.
  func past(of name: String, at time: Double) -> Point? {
    guard let motion = motions[name] else { return nil }
    if motion.start <= time { return motion.distance(at: time) }
    let known = earlier[name] ?? []
    return (known.last { $0.start <= time } ?? known.first ?? motion).distance(at: time)
  }

  /// The next moment at which a finger is lifted, and from which scroller: the first by name where several are.
  var nextRelease: (name: String, time: Double)? {
    motions.compactMap { name, motion in motion.release.map { (name: name, time: $0) } }
      .min { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// The next moment at which a fling meets an edge where nothing bounces: the first by name where several do.
  var nextStop: (name: String, axis: Axis, time: Double, velocity: Double)? {
    motions.compactMap { name, motion in
      motion.stop.map { (name: name, axis: $0.axis, time: $0.time, velocity: $0.velocity) }
    }
    .min { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// Lets motions go with content that moved under its window; `carried` tells how far each scroller has gone with its
  /// content in all.
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

  /// When all scrollers that move by themselves after `time` are at rest; nil where none does.
  func end(after time: Double) -> Double? {
    motions.values.compactMap { $0.release ?? $0.end }.filter { $0 > time }.max()
  }

  func positions(at time: Double) -> [String: ScrollDestination] {
    motions.mapValues { .offset($0.distance(at: time)) }
  }

  func activities(at time: Double) -> [String: ScrollActivity] { motions.mapValues { $0.activity(at: time) } }
}
