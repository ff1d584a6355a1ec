import GalleyMotion
import GalleyScroll
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Scroll trajectories")
struct TrajectoryTests {
  private static let track = ScrollTrack(upper: 2000, extent: 844)

  @Test("A drag follows the finger and ends with the velocity of the finger")
  func drag() {
    let drag = Trajectory(restingAt: 100).dragged(along: DragPath(by: -300, over: 0.2), at: 0, on: Self.track)
    #expect(drag.offset(at: 0.1) == 250)
    #expect(drag.velocity(at: 0.1) == 1500)
    #expect(drag.phase(at: 0.1) == .interacting)
    #expect(drag.phase(at: 5) == .interacting)
    let fling = drag.released(at: 0.2, on: Self.track)
    #expect(abs(fling.velocity(at: 0) - 1500) < 1e-9)
    #expect(fling.offset(at: 0) == 400)
    #expect(fling.phase(at: 0) == .decelerating)
    #expect(abs(fling.rest - (400 + 1500 / 2.002 - 0.5)) < 0.01)
    #expect(fling.phase(at: fling.duration) == .idle)
  }

  @Test(
    "If the finger is held still for a tenth of a second, no fling follows", arguments: [(0.099, true), (0.1, false)])
  func resting(hold: Double, goesOn: Bool) {
    let path = DragPath(by: -300, over: 0.2, hold: hold)
    let drag = Trajectory(restingAt: 100).dragged(along: path, at: 0, on: Self.track)
    #expect((drag.released(at: path.duration, on: Self.track).duration > 0) == goesOn)
  }

  @Test("Overscrolled content follows the rubber band and bounces back")
  func overscroll() {
    let path = DragPath(by: 200, over: 0.2, hold: 0.2)
    let drag = Trajectory(restingAt: 0).dragged(along: path, at: 0, on: Self.track)
    #expect(abs(drag.offset(at: 0.3) + 97.3) < 0.05)
    let back = drag.released(at: 0.4, on: Self.track)
    // The offset is y0·(1 + 10·t)·e^(−10·t).
    let start = drag.offset(at: 0.4)
    #expect(abs(back.offset(at: 0.1) - start * 2 * exp(-1)) < 1e-9)
    #expect(back.rest == 0)
    #expect(back.duration > 0.6 && back.duration < 1.1)
  }

  @Test("A fling that reaches the end of the content continues into the bounce at its velocity")
  func edge() throws {
    let fling = Trajectory(releasedAt: 1600, velocity: 3000, on: Self.track)
    let k = 1000 * log(0.998)
    let meeting = log(1 + k * 400 / 3000) / k
    let speed = 3000 + k * 400
    #expect(abs(fling.offset(at: meeting) - 2000) < 1e-6)
    #expect(abs(fling.velocity(at: meeting) - speed) < 1e-6)
    // The maximum of the critically damped spring is v/(10·e), after 0.1 s.
    #expect(abs(fling.offset(at: meeting + 0.1) - (2000 + speed / 10 / M_E)) < 1e-6)
    #expect(fling.rest == 2000)
  }

  @Test("A bounce starts at up to 5000 pt/s with Flutter's rule, and at 0.31 of the velocity with WebKit's")
  func presets() {
    let meeting = 1e-4
    let flutter = Trajectory(
      releasedAt: 2000, velocity: 9000, on: Self.track, with: ScrollPhysics(bounce: .flutter))
    #expect(abs(flutter.velocity(at: 0) - 5000) < 1e-6)
    let webkit = Trajectory(releasedAt: 2000, velocity: 1000, on: Self.track, with: ScrollPhysics(bounce: .webkit))
    #expect(abs(webkit.velocity(at: 0) - 310) < 1e-9)
    #expect(abs(webkit.offset(at: 0.08) - (2000 + 310 * 0.08 * exp(-1))) < 1e-9)
    let none = Trajectory(releasedAt: 1999, velocity: 1000, on: Self.track, with: ScrollPhysics(bounce: .none))
    #expect(none.rest == 2000)
    #expect(none.offset(at: none.duration - meeting) < 2000)
    for trajectory in [flutter, webkit] { #expect(trajectory.rest == 2000) }
  }

  @Test("With a stiff edge, content does not overscroll, and dragging back takes effect at once")
  func stiffEdge() {
    let physics = ScrollPhysics(bounce: .none)
    let pull = Trajectory(restingAt: 0).dragged(
      along: DragPath(by: 80, over: 0.2), at: 0, on: Self.track, with: physics)
    for time in [0, 0.1, 0.19] { #expect(pull.offset(at: time) == 0 && pull.velocity(at: time) == 0) }
    #expect(pull.releaseVelocity(at: 0.2) == 0)
    let back = Trajectory(restingAt: 0).dragged(
      along: DragPath(by: -80, over: 0.2), at: 0, on: Self.track, with: physics)
    #expect(abs(back.velocity(at: 0) - 400) < 1e-6)
    #expect(abs(back.offset(at: 0.1) - 40) < 1e-6)
  }

  @Test("With paging, scrolling moves by at most one page in the direction of the release")
  func paging() {
    let track = ScrollTrack(upper: 4 * 390, extent: 390)
    func goal(_ start: Double, _ offset: Double, _ velocity: Double) -> Double {
      ScrollPaging.goal(from: start, at: offset, velocity: velocity, on: track)
    }
    #expect(goal(0, 40, 600) == 390)
    #expect(goal(0, 40, 10) == 0)
    #expect(goal(0, 40, 10.1) == 390)
    #expect(goal(0, 200, 0) == 390)
    #expect(goal(0, 190, 0) == 0)
    #expect(goal(390, 360, -600) == 0)
    #expect(goal(390, 1100, 3000) == 780)
    #expect(goal(1560, 1540, 800) == 1560)
    // The drag starts exactly at a page boundary, in both directions, also with rounding errors.
    #expect(goal(780, 780, 3000) == 1170)
    #expect(goal(780, 780, -3000) == 390)
    #expect(goal(780, 780 + 1e-9, 3000) == 1170)
    #expect(goal(780, 780 - 1e-9, 3000) == 1170)
    #expect(goal(780, 780 + 1e-9, -3000) == 390)
    #expect(goal(0, -20, 600) == 0)
  }

  @Test(
    "Snapping ends exactly at its target and starts with the velocity at release",
    arguments: [(600.0, 390.0), (-300, 390), (0, 390), (5000, 0)])
  func snapping(velocity: Double, goal: Double) {
    let snap = Trajectory(releasedAt: 200, velocity: velocity, toward: goal, on: Self.track)
    #expect(abs(snap.velocity(at: 0) - velocity) < 1e-6)
    #expect(abs(snap.rest - goal) < 1e-9)
    #expect(snap.duration > 0)
  }

  @Test("A spring or curve that interrupts a motion continues from its offset and velocity")
  func interruption() {
    let fling = Trajectory(releasedAt: 0, velocity: 2000, on: Self.track)
    let spring = fling.moved(to: 100, animation: .snappy, at: 0.4)
    #expect(abs(spring.offset(at: 0) - fling.offset(at: 0.4)) < 1e-9)
    #expect(abs(spring.velocity(at: 0) - fling.velocity(at: 0.4)) < 1e-6)
    #expect(spring.rest == 100)
    #expect(spring.phase(at: 0.1) == .animating)
    let curve = fling.moved(to: 100, animation: .easeInOut(duration: 0.3), at: 0.4)
    #expect(abs(curve.offset(at: 0) - fling.offset(at: 0.4)) < 1e-9)
    #expect(abs(curve.velocity(at: 1e-6) - fling.velocity(at: 0.4)) < 1)
    #expect(abs(curve.duration - 0.3) < 1e-9)
    #expect(curve.rest == 100)
  }

  @Test("After several interruptions, the motion is continuous and ends at the last target")
  func chain() {
    var trajectory = Trajectory(releasedAt: 0, velocity: 1500, on: Self.track)
    for (index, animation) in [Animation.bouncy, .easeOut(duration: 0.5), .smooth, .linear(duration: 0.2)].enumerated()
    {
      let next = trajectory.moved(to: Double(index * 200), animation: animation, at: 0.11)
      #expect(abs(next.offset(at: 0) - trajectory.offset(at: 0.11)) < 1e-6)
      trajectory = next
    }
    #expect(trajectory.rest == 600)
    #expect(abs(trajectory.duration - 0.2) < 1e-9)
  }

  @Test(
    "After two hundred interruptions, the motion is continuous and quick to compute",
    arguments: [
      [Animation.snappy], [.easeInOut(duration: 0.5)], [.linear(duration: 30)],
      [.bouncy, .easeOut(duration: 0.5), .smooth.speed(2), .smooth.delay(0.02)],
    ])
  func interruptions(animations: [Animation]) {
    var trajectory = Trajectory(releasedAt: 0, velocity: 1500, on: Self.track)
    var lap = 0.0
    for index in 1...200 {
      let animation = animations[index % animations.count]
      let next = trajectory.moved(to: Double(index * 37 % 900), animation: animation, at: 0.03)
      #expect(abs(next.offset(at: 0) - trajectory.offset(at: 0.03)) < 1e-6)
      if animations.count == 1 {
        #expect(abs(next.velocity(at: 1e-9) - trajectory.velocity(at: 0.03)) < 60, "interruption \(index)")
      }
      // Content inserted above shifts the trajectory and all trajectories of which it is composed.
      trajectory = index % 50 == 0 ? next.carried(by: 120).carried(by: -120) : next
      for sample in 0..<10 { lap += trajectory.offset(at: Double(sample) / 60) }
    }
    #expect(lap.isFinite)
    #expect(trajectory.rest == Double(200 * 37 % 900))
  }

  @Test("Animation curves that interrupt each other are added together, as for any animated value")
  func curves() {
    var value = AnimatedValue(0.0)
    var trajectory = Trajectory(restingAt: 0)
    var start = 0.0
    for (goal, delay) in [(300.0, 0.0), (80, 0.1), (500, 0.15), (20, 0.35)] {
      start += delay
      value.move(to: goal, animation: .easeInOut(duration: 0.4), at: start)
      trajectory = trajectory.moved(to: goal, animation: .easeInOut(duration: 0.4), at: delay)
    }
    for step in 0...40 {
      let time = Double(step) / 100
      #expect(abs(trajectory.offset(at: time) - value.value(at: start + time)) < 1e-9)
      #expect(abs(trajectory.velocity(at: time) - value.velocity(at: start + time)) < 1e-6)
    }
  }

  @Test("Content inserted above shifts the whole scroll animation")
  func carriedAnimation() {
    let way = Trajectory(releasedAt: 0, velocity: 900, on: Self.track)
      .moved(to: 100, animation: .linear(duration: 1), at: 0.1).moved(to: 300, animation: .easeIn(duration: 1), at: 0.3)
    let carried = way.carried(by: 60)
    for step in 0...12 {
      let time = Double(step) / 10
      #expect(abs(carried.offset(at: time) - way.offset(at: time) - 60) < 1e-9)
      #expect(abs(carried.velocity(at: time) - way.velocity(at: time)) < 1e-9)
    }
    #expect(carried.moved(to: 0, animation: .linear, at: 0.2).offset(at: 0) == carried.offset(at: 0.2))
  }

  @Test("Scrolling without an animation takes effect immediately")
  func jump() {
    let there = Trajectory(releasedAt: 0, velocity: 1500, on: Self.track).moved(to: 50, animation: nil, at: 0.2)
    #expect(there.offset(at: 0) == 50)
    #expect(there.duration == 0)
  }
}
