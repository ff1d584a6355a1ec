import GalleyMotion
import Testing

@Suite("Animation timing")
struct AnimationTests {
  /// Returns the value at `time` of an animated change from 0 to 100.
  private func part(_ animation: Animation, _ time: Double) -> Double {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: animation, at: 0)
    return value.value(at: time)
  }

  private func end(_ animation: Animation) -> Double? {
    var value = AnimatedValue(0.0)
    value.move(to: 100, animation: animation, at: 0)
    return value.end
  }

  @Test("A timing curve ends exactly at its duration")
  func curve() {
    #expect(part(.linear(duration: 2), 0) == 0)
    #expect(part(.linear(duration: 2), 0.5) == 25)
    #expect(part(.linear(duration: 2), 2.0.nextDown) < 100)
    #expect(part(.linear(duration: 2), 2) == 100)
    #expect(end(.linear(duration: 2)) == 2)
    #expect(end(.easeInOut) == 0.35)
    #expect(part(.linear(duration: 0), 0) == 100)
  }

  @Test(
    "An animation's delay and speed modifiers take effect in the order in which they are written",
    arguments: [
      (Animation.linear(duration: 1).delay(0.5), [0, 0, 0, 50, 100], 1.5),
      (.linear(duration: 1).speed(2), [0, 50, 100, 100, 100], 0.5),
      (.linear(duration: 1).delay(0.5).speed(2), [0, 0, 50, 100, 100], 0.75),
      (.linear(duration: 1).speed(2).delay(0.5), [0, 0, 0, 100, 100], 1),
    ])
  func clocks(animation: Animation, parts: [Double], duration: Double) {
    for (index, time) in [0, 0.25, 0.5, 1, 1.5].enumerated() { #expect(part(animation, time) == parts[index]) }
    #expect(end(animation) == duration)
  }

  @Test("Repeats of an animation restart at their boundaries, and the last one stops at its end value")
  func repeats() {
    let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(part(animation, 1.0.nextDown) > 99.9)
    #expect(part(animation, 1) == 0)
    #expect(part(animation, 1.25) == 25)
    #expect(part(animation, 2) == 0)
    #expect(part(animation, 3.0.nextDown) > 99.9)
    #expect(part(animation, 3) == 100)
    #expect(part(animation, 3.0.nextUp) == 100)
    #expect(end(animation) == 3)
  }

  @Test("With autoreverse, every second repeat plays backwards, and an even count ends with a jump")
  func autoreverse() {
    let animation = Animation.linear(duration: 1).repeatCount(2)
    #expect(part(animation, 0.75) == 75)
    #expect(part(animation, 1) == 100)
    #expect(part(animation, 1.0.nextUp) < 100)
    #expect(part(animation, 1.75) == 25)
    #expect(part(animation, 2.0.nextDown) < 1e-9)
    #expect(part(animation, 2) == 100)
    let odd = Animation.easeIn(duration: 1).repeatCount(3)
    #expect(part(odd, 2) == 0)
    #expect(part(odd, 2.5) == part(.easeIn(duration: 1), 0.5))
    #expect(part(odd, 3) == 100)
  }

  @Test("repeatForever never ends, and an animation without repeats ends immediately")
  func forever() {
    let animation = Animation.linear(duration: 0.5).repeatForever()
    #expect(end(animation) == .infinity)
    #expect(part(animation, 1000.25) == 50)
    #expect(part(animation, 1000.75) == 50)
    #expect(part(.linear(duration: 0).repeatForever(), 0) == 100)
    #expect(part(.linear(duration: 1).repeatCount(0), 0) == 100)
    #expect(part(.spring.repeatCount(2, autoreverses: false), end(.spring) ?? 0) < 1e-9)
  }

  @Test(
    "A spring animation ends when it stays within a thousandth of a point of its target",
    arguments: [Animation.spring, .bouncy, .default])
  func springs(animation: Animation) throws {
    let end = try #require(self.end(animation))
    #expect(abs(100 - part(animation, end.nextDown)) <= 0.001 + 1e-9)
    #expect(abs(100 - part(animation, end - 1e-4)) > 0.001)
    #expect(part(animation, end) == 100)
  }

  @Test("An interpolating spring moves like the spring from which it is created")
  func interpolating() {
    let animation = Animation.interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2)
    let spring = Spring(stiffness: 170, damping: 15)
    for time in stride(from: 0.0, to: 0.9, by: 0.1) {
      #expect(abs(part(animation, time) - 100 * spring.value(target: 1.0, initialVelocity: 2, time: time)) < 1e-9)
    }
  }

  @Test("Two animations are equal if they produce the same motion, but the default equals only itself")
  func equality() {
    #expect(Animation.spring(duration: 0.5, bounce: 0.3) == .bouncy)
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(Spring(response: 0.55, dampingRatio: 1)))
    #expect(Set([Animation.linear, .linear(duration: 0.35), .bouncy]).count == 2)
  }

  /// Halves the remaining distance every second, and ends after four seconds.
  private struct Halving: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      var (left, time) = (1.0, time)
      while time >= 1 {
        left /= 2
        time -= 1
      }
      return left > 1.0 / 16 ? value.scaled(by: 1 - left * (1 - time / 2)) : nil
    }
  }

  @Test("The end time of a custom animation is found")
  func custom() {
    let animation = Animation(Halving())
    #expect(part(animation, 0.5) == 25)
    #expect(end(animation) == 4)
    #expect(end(animation.repeatCount(2)) == 8)
    #expect(part(animation.repeatCount(2, autoreverses: false), 4.5) == 25)
  }

  @Test("An animation completes logically after a spring's response, at a curve's end or at a set time")
  func logicalEnds() {
    func logicalEnd(_ animation: Animation) -> Double? {
      var value = AnimatedValue(0.0)
      value.move(to: 100, animation: animation, at: 10)
      return value.logicalEnd.map { $0 - 10 }
    }
    #expect(logicalEnd(.bouncy).map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(logicalEnd(.linear(duration: 2)) == 2)
    #expect(logicalEnd(.linear(duration: 5).logicallyComplete(after: 1)) == 1)
    #expect(logicalEnd(.linear(duration: 1).repeatForever()) == .infinity)
  }
}
