import GalleyGeometry
import GalleyScroll
import GalleyViews

/// How the scrollers of a stage move that were ever moved.
struct StageMotions {
  private var motions: [String: ScrollerMotion] = [:]
  /// How far each scroller had gone with its content when its motion was last told so.
  private var carried: [String: Point] = [:]

  /// How the scroller called `name` moves; nil where it stands as the stage's positions say.
  subscript(name: String) -> ScrollerMotion? {
    get { motions[name] }
    set { motions[name] = newValue }
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
      if way != .zero, let motion = motions[name] { motions[name] = motion.carried(by: way) }
    }
  }

  /// When all scrollers that move by themselves after `time` are at rest; nil where none does.
  func end(after time: Double) -> Double? {
    motions.values.compactMap { $0.release ?? $0.end }.filter { $0 > time }.max()
  }

  /// Where the scrollers stand at `time`.
  func positions(at time: Double) -> [String: ScrollDestination] {
    motions.mapValues { .offset($0.distance(at: time)) }
  }

  /// What the scrollers do at `time`.
  func activities(at time: Double) -> [String: ScrollActivity] { motions.mapValues { $0.activity(at: time) } }
}
