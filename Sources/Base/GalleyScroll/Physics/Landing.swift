/// The last half point of a movement, which ends exactly at the goal. Springs alone would only approach the goal. The
/// speed decreases evenly to zero, unless that would take longer than 0.25 s.
struct Landing: Hashable, Sendable {
  private let start: Double
  private let goal: Double
  private let launch: Double
  let duration: Double

  private static let limit = 0.25

  init(from start: Double, to goal: Double, velocity: Double) {
    self.start = start
    self.goal = goal
    launch = velocity
    let way = goal - start
    let even = way * velocity > 0 ? 2 * way / velocity : Landing.limit
    duration = way == 0 ? 0 : min(even, Landing.limit)
  }

  func offset(at time: Double) -> Double {
    guard time < duration else { return goal }
    return start + launch * time + bend * time * time
  }

  func velocity(at time: Double) -> Double { time < duration ? launch + 2 * bend * time : 0 }

  private var bend: Double { (goal - start - launch * duration) / (duration * duration) }
}
