import GalleyGeometry
import GalleyMotion
import Testing

@Suite("Keyframe animations")
struct KeyframeTests {
  private func line(@KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0, content: content)
  }

  private let times = (0...200).map { Double($0) / 100 }

  @Test("A value with a linear keyframe is constant before its start and after its end")
  func linear() {
    let timeline = line { LinearKeyframe(10.0, duration: 2) }
    #expect(timeline.duration == 2)
    #expect([-1, 0, 0.5, 1, 2, 3].map { timeline.value(time: $0) } == [0, 0, 2.5, 5, 10, 10])
    #expect(timeline.value(progress: 0.25) == 2.5)
  }

  @Test("The motion to a linear keyframe follows its timing curve")
  func curve() {
    let timeline = line { LinearKeyframe(10.0, duration: 2, timingCurve: .easeInOut) }
    for time in times { #expect(timeline.value(time: time) == 10 * UnitCurve.easeInOut.value(at: time / 2)) }
  }

  @Test("A cubic keyframe reaches the given values and velocities at both ends")
  func hermite() {
    let timeline = line { CubicKeyframe(10.0, duration: 2, startVelocity: 3, endVelocity: -4) }
    let step = 1e-6
    #expect(timeline.value(time: 0) == 0 && timeline.value(time: 2) == 10)
    #expect(abs(timeline.value(time: step) / step - 3) < 1e-4)
    #expect(abs((10 - timeline.value(time: 2 - step)) / step + 4) < 1e-4)
    // The midpoint of the Hermite polynomial is half of the distance plus an eighth of the difference of the slopes.
    #expect(abs(timeline.value(time: 1) - (5 + 2 * (3 + 4) / 8)) < 1e-12)
  }

  @Test("Consecutive cubic keyframes form a Catmull-Rom spline")
  func spline() {
    let timeline = line {
      CubicKeyframe(1.0, duration: 1)
      CubicKeyframe(3.0, duration: 3)
      CubicKeyframe(2.0, duration: 2)
    }
    #expect([0, 1, 4, 6].map { timeline.value(time: $0) } == [0, 1, 3, 2])
    let step = 1e-6
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + step) - timeline.value(time: time - step)) / (2 * step)
    }
    // The slope at each knot is the slope between its two neighbours.
    #expect(abs(slope(1) - 3.0 / 4) < 1e-5)
    #expect(abs(slope(4) - 1.0 / 5) < 1e-5)
    #expect(abs(timeline.value(time: step) / step) < 1e-4)
  }

  @Test("A cubic keyframe next to linear ones takes over their velocities")
  func neighbours() {
    let timeline = line {
      LinearKeyframe(1.0, duration: 1)
      CubicKeyframe(1.0, duration: 1)
      LinearKeyframe(3.0, duration: 1)
    }
    let step = 1e-6
    func slope(_ time: Double) -> Double { (timeline.value(time: time + step) - timeline.value(time: time)) / step }
    #expect(abs(slope(1) - 1) < 1e-4)
    #expect(abs(slope(2 - 2 * step) - 2) < 1e-4)
  }

  @Test("A spring keyframe starts with the velocity at which the previous keyframe ends")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let timeline = line {
      LinearKeyframe(1.0, duration: 0.5)
      SpringKeyframe(5.0, duration: 0.8, spring: spring)
      SpringKeyframe(0.0, spring: spring)
    }
    for time in times where time >= 0.5 && time < 1.3 {
      let expected = 1 + spring.value(target: 4.0, initialVelocity: 2, time: time - 0.5)
      #expect(abs(timeline.value(time: time) - expected) < 1e-12)
    }
    #expect(timeline.duration == 1.3 + spring.settlingDuration)
    #expect(abs(timeline.value(time: timeline.duration)) < 0.01)
  }

  @Test("A spring keyframe that ends before the spring settles continues without a jump")
  func cutSpring() {
    let timeline = line {
      SpringKeyframe(10.0, duration: 0.2, spring: .bouncy)
      SpringKeyframe(0.0, duration: 0.6, spring: .bouncy)
    }
    let (before, after) = (timeline.value(time: 0.2 - 1e-9), timeline.value(time: 0.2 + 1e-9))
    #expect(abs(before - after) < 1e-6 && before < 10)
  }

  @Test("A move keyframe changes the value immediately")
  func moves() {
    let timeline = line {
      MoveKeyframe(7.0)
      LinearKeyframe(9.0, duration: 1)
      MoveKeyframe(0.0)
    }
    #expect([0, 0.5, 1].map { timeline.value(time: $0) } == [7, 8, 0])
  }

  private struct Values {
    var scale = 1.0
    var place = Point.zero
    var name = "same"
  }

  @Test("Each keyframe track animates one property, and the longest track sets the duration")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3.0, duration: 1) }
      KeyframeTrack(\.place) {
        for index in 1...2 { LinearKeyframe(Point(x: 10 * Double(index), y: 0), duration: 1) }
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 1) }
    }
    #expect(timeline.duration == 2)
    let half = timeline.value(time: 0.5)
    // If several tracks animate one property, the last one applies.
    #expect(half.scale == 1.5 && half.place == Point(x: 5, y: 0) && half.name == "same")
    #expect(timeline.value(time: 1.5).place == Point(x: 15, y: 0))
  }

  private struct Shake: KeyframeTrackContent {
    let by: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(by, duration: 0.1)
      LinearKeyframe(-by, duration: 0.2)
      LinearKeyframe(0.0, duration: 0.1)
    }
  }

  @Test("Custom keyframe content is replaced by the keyframes of its body")
  func custom() {
    let timeline = line {
      KeyframeTrack {
        Shake(by: 4)
        if true { Shake(by: 2) }
      }
    }
    #expect(abs(timeline.duration - 0.8) < 1e-12)
    #expect(abs(timeline.value(time: 0.5) - 2) < 1e-12)
  }

  @Test("Keyframes with invalid durations do not crash", arguments: [Double.nan, -1, .infinity, 0])
  func hostile(duration: Double) {
    let timeline = line {
      CubicKeyframe(1.0, duration: duration)
      SpringKeyframe(2.0, duration: duration, spring: Spring(duration: 0, bounce: 1))
      LinearKeyframe(3.0, duration: duration)
      SpringKeyframe(4.0, spring: Spring(response: 1, dampingRatio: 0))
    }
    #expect(timeline.duration.isFinite && timeline.duration >= 0)
    for time in [duration, -duration, 0, 1] { #expect(timeline.value(time: time).isFinite) }
    #expect(line {}.value(time: 1) == 0)
  }
}
