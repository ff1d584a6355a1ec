import GalleyMotion

/// A header over time: its drawn height, and how far it has scrolled away.
///
/// Springs and floating headers depend on earlier scroll offsets, which are sampled 240 times per second from the first
/// call on. The result for a given time is the same whether the frame is rendered alone or in a sequence, at any frame
/// rate. Distances are points from the offset where the header's rule begins; times are seconds.
public struct HeaderTimeline: Sendable {
  private let rule: HeaderRule
  private let behavior: HeaderBehavior
  private var tick: Int?
  private var state: State
  private var end: Double?

  private struct State {
    var distance = 0.0
    var height = 0.0
    var velocity = 0.0
    var hidden = 0.0
  }

  public struct Shown: Hashable, Sendable {
    public let height: Double
    public let target: Double
    public let hidden: Double
    /// The time at which the header comes to rest if the scroll view does not move; nil if it is at rest.
    public let end: Double?
  }

  private static let rate = 240.0
  private static let patience = 24
  /// The distance from the target that counts as rest, in points.
  private static let restDistance = 0.05

  public init(_ rule: HeaderRule, _ behavior: HeaderBehavior) {
    self.rule = rule
    self.behavior = behavior
    state = State(height: rule.resting)
  }

  /// Simulates the ticks since the previous call and returns the header at `time`.
  ///
  /// In the first call, the header is at rest.
  ///
  /// - Parameters:
  ///   - time: The time in seconds. It must not decrease from call to call.
  ///   - distance: Returns the scrolled distance at any time since the previous call.
  public mutating func look(at time: Double, distance: (Double) -> Double) -> Shown {
    // The time of a frame may miss its tick because of a rounding error.
    let last = Int((time * HeaderTimeline.rate + 1e-6).rounded(.down))
    guard var known = tick, known <= last else {
      rest(at: distance(time))
      tick = last
      return shown(state)
    }
    while known < last {
      known += 1
      advance(to: Double(known) / HeaderTimeline.rate, distance)
    }
    tick = known
    var now = state
    let elapsed = time - Double(known) / HeaderTimeline.rate
    if elapsed > 1e-9 || distance(time) != now.distance { move(&now, to: distance(time), in: max(elapsed, 0)) }
    return shown(now)
  }

  private mutating func rest(at distance: Double) {
    state = State(distance: distance, height: rule.height(at: distance), hidden: room(at: distance))
    end = nil
  }

  private mutating func advance(to time: Double, _ distance: (Double) -> Double) {
    let before = rule.height(at: state.distance)
    move(&state, to: distance(time), in: 1 / HeaderTimeline.rate)
    let target = rule.height(at: state.distance)
    guard let spring = behavior.spring, state.height != target || state.velocity != 0 else { return end = nil }
    if target != before { end = nil }
    if end == nil, target == before {
      let rest = spring.settlingDuration(
        fromValue: state.height, toValue: target, initialVelocity: state.velocity, epsilon: HeaderTimeline.restDistance)
      // Rest is detected at ticks only, so the end is rounded up to one.
      end = ((time + rest) * HeaderTimeline.rate).rounded(.up) / HeaderTimeline.rate
    }
    if let end, time >= end { (state.height, state.velocity, self.end) = (target, 0, nil) }
  }

  private func move(_ state: inout State, to distance: Double, in seconds: Double) {
    let way = distance - state.distance
    state.distance = distance
    let target = rule.height(at: distance)
    state.hidden = min(max(state.hidden + way, 0), room(at: distance))
    // A scrolling header is hidden exactly as far as the content has moved.
    if behavior.stay == .scrolling { state.hidden = room(at: distance) }
    guard let spring = behavior.spring else { return state.height = target }
    spring.update(value: &state.height, velocity: &state.velocity, target: target, deltaTime: seconds)
  }

  private func room(at distance: Double) -> Double {
    behavior.stay == .pinned ? 0 : min(max(distance - rule.collapsedDistance, 0), rule.minimum)
  }

  private func shown(_ state: State) -> Shown {
    let target = rule.height(at: state.distance)
    let isMoving = state.height != target || state.velocity != 0
    // While the target moves, the end is unknown. This return value requests another check after `patience` ticks.
    let soon = Double((tick ?? 0) + HeaderTimeline.patience) / HeaderTimeline.rate
    return Shown(height: state.height, target: target, hidden: state.hidden, end: isMoving ? end ?? soon : nil)
  }
}
