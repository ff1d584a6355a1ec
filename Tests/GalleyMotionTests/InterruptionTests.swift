import GalleyMotion
import Testing

@Suite("Animations interrupted by another change")
struct InterruptionTests {
  static let first: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 1), .bouncy, .spring(duration: 1, bounce: 0.6).speed(0.5),
    .interpolatingSpring(stiffness: 40, damping: 4), .easeIn(duration: 0.3).repeatForever(),
    .easeInOut(duration: 1).delay(0.2),
  ]
  static let next: [Animation] = [
    .spring, .bouncy.speed(2), .interactiveSpring, .default, .easeInOut(duration: 0.7), .easeIn, .spring.delay(0.1),
    .interpolatingSpring, .spring(duration: 0.4, bounce: -0.4).logicallyComplete(after: 0.1),
  ]

  @Test("The value and the velocity stay continuous when an animation is interrupted", arguments: first, next)
  func continuity(_ first: Animation, _ next: Animation) {
    var value = AnimatedValue(10.0)
    value.move(to: 110, animation: first, at: 3)
    let moment = 3.37
    let before = (value.value(at: moment), value.velocity(at: moment))
    value.move(to: -40, animation: next, at: moment)
    #expect(abs(value.value(at: moment) - before.0) < 1e-9)
    #expect(abs(value.velocity(at: moment) - before.1) < 1e-9)
    #expect(value.value(at: 1e6) == -40)
  }

  @Test("The velocity is the derivative of the value, even after two interruptions", arguments: first, next)
  func derivative(_ first: Animation, _ next: Animation) {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: first, at: 0)
    value.move(to: -40, animation: next, at: 0.31)
    value.move(to: 60, animation: .easeInOut(duration: 0.9), at: 0.45)
    for time in [0.5, 0.63, 0.77, 0.93, 1.1] {
      let step = 1e-6
      let slope = (value.value(at: time + step) - value.value(at: time - step)) / (2 * step)
      #expect(abs(slope - value.velocity(at: time)) < 1e-3, "\(first) \(next) at \(time)")
    }
  }

  @Test("A spring that interrupts an animation starts with the current value and velocity")
  func takeover() {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: .easeIn(duration: 1), at: 0)
    let (position, velocity) = (value.value(at: 0.6), value.velocity(at: 0.6))
    value.move(to: 30, animation: .bouncy, at: 0.6)
    for time in [0.6, 0.65, 0.8, 1.2] {
      let spring = Spring.bouncy.value(target: 30 - position, initialVelocity: velocity, time: time - 0.6)
      #expect(abs(value.value(at: time) - (position + spring)) < 1e-9)
    }
  }

  @Test("A timing curve that interrupts an animation is added to its motion")
  func blending() {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: .linear(duration: 1), at: 0)
    value.move(to: 0, animation: .linear(duration: 1), at: 0.5)
    // At 0.75, the first animation would be at 75, and the second has covered a quarter of the distance from there to
    // 0.
    #expect(value.value(at: 0.75) == 75 * 0.75)
    // At 1.25, the first animation has come to rest at 100.
    #expect(value.value(at: 1.25) == 25)
    #expect(value.end == 1.5)
    #expect(value.value(at: 1.5) == 0)
  }

  @Test("A change without an animation shifts the target of a running animation")
  func jump() {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: .linear(duration: 1), at: 0)
    value.move(to: 120, animation: nil, at: 0.5)
    #expect(value.value(at: 0.5) == 70)
    #expect(value.value(at: 0.75) == 95)
    #expect(value.value(at: 1) == 120)
    value.move(to: 50, animation: nil, at: 2)
    #expect(value.value(at: 2) == 50)
    #expect(value.end == nil)
  }

  @Test("Two changes at the same time count as one, and a value that has settled is at rest")
  func moments() {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: .linear(duration: 1), at: 0)
    value.move(to: 200, animation: .linear(duration: 1), at: 0)
    #expect(value.value(at: 0.5) == 100)
    value.move(to: 0, animation: .linear(duration: 1), at: 1)
    #expect(value.value(at: 1) == 200)
    #expect(value.value(at: 1.5) == 100)
    var stopped = value
    stopped.settle()
    #expect(stopped.value(at: 1.5) == 0)
    #expect(stopped.velocity(at: 1.5) == 0)
  }

  @Test("The motion stays continuous through a hundred interruptions and ends at the last target")
  func many() {
    var value = AnimatedValue(AnimatablePair(0.0, 0.0))
    let animations = InterruptionTests.next + InterruptionTests.first.filter { $0 != .linear(duration: 1) }
    var time = 0.0
    for index in 0..<100 {
      let before = (value.value(at: time), value.velocity(at: time))
      let target = AnimatablePair(Double(index * 37 % 101), Double(index * 53 % 89))
      value.move(to: target, animation: animations[index % animations.count], at: time)
      #expect((value.value(at: time) - before.0).magnitude < 1e-9)
      #expect((value.velocity(at: time) - before.1).magnitude < 1e-6)
      time += 0.05 + 0.01 * Double(index % 7)
    }
    value.move(to: AnimatablePair(1, 2), animation: .spring, at: time)
    #expect(value.value(at: time + 10) == AnimatablePair(1, 2))
  }
}
