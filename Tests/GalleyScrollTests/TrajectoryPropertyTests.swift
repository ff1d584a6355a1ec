import GalleyMotion
import GalleyScroll
import TestSupport
import Testing

/// Properties of every scroll trajectory, tested with random parameters.
@Suite("Random scroll trajectories")
struct TrajectoryPropertyTests {
  private struct Case {
    var track: ScrollTrack
    var physics: ScrollPhysics
    var start: Double
    var velocity: Double

    init(_ numbers: inout SplitMix64) {
      track = ScrollTrack(upper: numbers.real(0...4000), extent: numbers.real(200...1000))
      let rates = [ScrollDecelerationRate.normal, .fast, ScrollDecelerationRate(0.995)]
      physics = ScrollPhysics(
        decelerationRate: rates[Int(numbers.real(0...2.999))],
        bounce: ScrollBounce.allCases[Int(numbers.real(0...2.999))])
      start = numbers.real(-300...(track.upper + 300))
      velocity = numbers.real(-6000...6000)
    }

    var trajectory: Trajectory { Trajectory(releasedAt: start, velocity: velocity, on: track, with: physics) }
  }

  @Test("The offsets of a trajectory have no jumps, and its velocity is their derivative", arguments: 1...60)
  func continuous(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let released = Case(&numbers)
    let trajectory = released.trajectory
    let step = 1.0 / 4096
    // The velocity may change abruptly only at an edge of the content, with WebKit's curve or Flutter's velocity limit.
    var (jumps, worstJump, worstSlope) = (0, 0.0, 0.0)
    for index in 0..<Int((min(trajectory.duration, 6) + 0.1) / step) {
      let time = Double(index) * step
      let way = trajectory.offset(at: time + step) - trajectory.offset(at: time)
      let speeds = (trajectory.velocity(at: time), trajectory.velocity(at: time + step))
      let bounds = (min(speeds.0, speeds.1), max(speeds.0, speeds.1))
      worstJump = max(worstJump, abs(way))
      worstSlope = max(worstSlope, way / step - bounds.1, bounds.0 - way / step)
      // At moderate speeds, no spring or curve in these tests changes the velocity by more than 30 pt/s per step.
      if bounds.1 - bounds.0 > 30 + abs(speeds.0) / 40 { jumps += 1 }
    }
    #expect(worstJump < 7000 * step)
    #expect(worstSlope < 60)
    #expect(jumps <= (released.physics.bounce == .ios ? 0 : 2))
  }

  @Test("Every trajectory ends at an offset at which the scroll view may rest", arguments: 1...200)
  func rests(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let released = Case(&numbers)
    let rest = released.trajectory.rest
    #expect(rest == released.track.clamped(rest))
    #expect(released.trajectory.duration < 20)
  }

  @Test("The energy of a trajectory never increases", arguments: 1...100)
  func energy(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    var released = Case(&numbers)
    released.physics.bounce = .ios
    let trajectory = released.trajectory
    // Kinetic energy v²/2 plus the potential energy of the spring at the edge.
    func energy(at time: Double) -> Double {
      let (offset, velocity) = (trajectory.offset(at: time), trajectory.velocity(at: time))
      let beyond = offset - released.track.clamped(offset)
      return velocity * velocity / 2 + 100 * beyond * beyond / 2
    }
    let energies = (0..<600).map { energy(at: Double($0) / 120) }
    // The last half point does not follow the spring but ends at a fixed time.
    #expect(zip(energies, energies.dropFirst()).allSatisfy { $1 <= $0 * (1 + 1e-9) + 30 })
  }

  @Test("Offsets of a trajectory do not depend on the order in which times are evaluated", arguments: 1...20)
  func pure(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let released = Case(&numbers)
    let times = (0..<40).map { _ in numbers.real(0...5) }
    let forward = times.sorted().map { released.trajectory.offset(at: $0) }
    let backward = times.sorted().reversed().map { released.trajectory.offset(at: $0) }
    #expect(forward == backward.reversed())
  }

  @Test("An interrupted trajectory continues from the current offset", arguments: 1...100)
  func interruption(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let released = Case(&numbers)
    let (past, time) = (released.trajectory, numbers.real(0...3))
    let here = past.offset(at: time)
    let goal = numbers.real(0...released.track.upper + 1)
    let drag = past.dragged(along: DragPath(by: 50, over: 0.1), at: time, on: released.track, with: released.physics)
    let followers = [
      drag, past.flung(at: time, velocity: 800, on: released.track, with: released.physics),
      past.moved(to: goal, animation: .bouncy, at: time), past.moved(to: goal, animation: .easeIn, at: time),
      past.released(at: time, toward: goal, on: released.track, with: released.physics),
    ]
    for follower in followers { #expect(abs(follower.offset(at: 0) - here) < 1e-6) }
  }
}
