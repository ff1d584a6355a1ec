import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// Where scrollers stood a while ago, for views whose looks change by the clock, and until when those change.
///
/// Nothing is remembered from one frame to the next: where a scroller stood at any time follows from the way it is on
/// and those before, so a frame is the same alone as among others.
final class ScrollTransitionClock: MovingBody, TreeValue {
  private weak var graph: ViewGraph?
  private var end = 0.0
  private var known: [ObjectIdentifier: Past] = [:]

  struct Past {
    let times: [Double]
    let distances: [Point]
  }

  /// How often a second it is looked where a scroller stood: a view that leaves and comes back in less is not noticed.
  private static let rate = 240.0
  /// No look is followed for longer, in seconds.
  private static let longest = 10.0

  init(in graph: ViewGraph) { self.graph = graph }

  var motionEnd: Double? { now < end ? end : nil }

  /// The time of the stage; the end of all times when it is gone.
  private var now: Double { graph?.presentation.time ?? .infinity }

  // Views look where they stand in every frame.
  func timePassed() {}

  func wait(until time: Double) {
    guard time > now else { return }
    end = max(end, time)
    graph?.presentation.follow(self)
  }

  /// How long a look has to be followed that changes by `animation`: what is older has come to its end.
  static func horizon(of animation: Animation) -> Double {
    let duration = animation.duration(value: 1.0, context: AnimationContext())
    return duration.isFinite ? min(2 * duration, longest) : longest
  }

  /// Where the scroller of `node`, which `rule` places, stood in the last `horizon` seconds.
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

/// How much a view looks as at either edge, after all the times at which it passed the threshold.
struct ScrollTransitionCourse {
  private typealias Shares = AnimatablePair<Double, Double>

  private var value: AnimatedValue<Shares>
  private var phase: ScrollTransitionPhase
  private let animation: Animation

  /// Times are told in steps of 15 µs: where a view passed is found out again in each frame, with another rounding.
  private static let ticks = 65_536.0

  /// A view that moves by `animation` and was in the phase `phase` at each of `times`.
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

  /// When the view looks as its phase says; nil where it does.
  var end: Double? { value.end }

  /// How much it looks as at the top or leading edge, and as at the other, at `time`.
  func shares(at time: Double) -> (start: Double, end: Double) {
    let shares = value.value(at: time)
    return (shares.first, shares.second)
  }

  private static func shares(of phase: ScrollTransitionPhase) -> Shares {
    Shares(phase == .topLeading ? 1 : 0, phase == .bottomTrailing ? 1 : 0)
  }
}

extension BuildContext {
  /// Views whose looks change by the clock when they leave their scroller's window.
  var scrollTransitions: ScrollTransitionClock { self[ScrollTransitionClock.self] }
}
