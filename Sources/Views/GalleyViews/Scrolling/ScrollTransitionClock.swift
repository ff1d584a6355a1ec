import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// All past offsets follow from the scroll view's movements, so a frame looks the same whether or not other frames are
/// rendered.
final class ScrollTransitionClock: MovingBody, TreeValue {
  private weak var graph: ViewGraph?
  private var end = 0.0
  private var known: [ObjectIdentifier: Past] = [:]

  struct Past {
    let times: [Double]
    let distances: [Point]
  }

  /// Samples per second. A view that is visible for a shorter time than one sample may be missed.
  private static let rate = 240.0
  /// The maximum time span to search, in seconds.
  private static let longest = 10.0

  init(in graph: ViewGraph) { self.graph = graph }

  var motionEnd: Double? { now < end ? end : nil }

  private var now: Double { graph?.presentation.time ?? .infinity }

  // Views read their position in every frame, so a clock tick needs no work here.
  func timePassed() {}

  func wait(until time: Double) {
    guard time > now else { return }
    end = max(end, time)
    graph?.presentation.follow(self)
  }

  static func horizon(of animation: Animation) -> Double {
    let duration = animation.duration(value: 1.0, context: AnimationContext())
    return duration.isFinite ? min(2 * duration, longest) : longest
  }

  func past(of node: LayoutNode, _ rule: ScrollRule, horizon: Double) -> Past {
    guard let now = graph?.presentation.time else { return Past(times: [0], distances: [.zero]) }
    if let past = known[ObjectIdentifier(node)], past.times.last == now, past.times[0] <= now - horizon { return past }
    let first = Int(((now - horizon) * Self.rate).rounded(.down))
    let last = Int((now * Self.rate).rounded(.up)) - 1
    let times = (first...max(first, last)).map { Double($0) / Self.rate }.filter { $0 < now } + [now]
    let past = Past(times: times, distances: times.map { rule.distance(of: node, at: $0) })
    if known.values.contains(where: { $0.times.last != now }) { known = [:] }
    known[ObjectIdentifier(node)] = past
    return past
  }
}

struct ScrollTransitionCourse {
  private typealias Shares = AnimatablePair<Double, Double>

  private var value: AnimatedValue<Shares>
  private var phase: ScrollTransitionPhase
  private let animation: Animation

  /// Crossing times are rounded to 1/65,536 s, because each frame finds them with different rounding errors.
  private static let ticks = 65_536.0

  init(
    _ animation: Animation, times: [Double], phase: (Double) -> ScrollTransitionPhase,
    phases: [ScrollTransitionPhase]
  ) {
    self.animation = animation
    self.phase = phases.first ?? .identity
    value = AnimatedValue(Self.shares(of: self.phase))
    for index in phases.indices.dropFirst() where phases[index] != self.phase {
      var (before, after) = (times[index - 1], times[index])
      while after - before > 1 / (4 * Self.ticks) {
        let middle = before + (after - before) / 2
        if phase(middle) == self.phase { before = middle } else { after = middle }
      }
      self.phase = phases[index]
      value.move(
        to: Self.shares(of: self.phase), animation: animation, at: (after * Self.ticks).rounded() / Self.ticks)
    }
  }

  var end: Double? { value.end }

  func shares(at time: Double) -> (start: Double, end: Double) {
    let shares = value.value(at: time)
    return (shares.first, shares.second)
  }

  private static func shares(of phase: ScrollTransitionPhase) -> Shares {
    Shares(phase == .topLeading ? 1 : 0, phase == .bottomTrailing ? 1 : 0)
  }
}

extension BuildContext {
  var scrollTransitions: ScrollTransitionClock { self[ScrollTransitionClock.self] }
}
