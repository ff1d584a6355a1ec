import GalleyGeometry
import GalleyMotion
import Testing

@Suite("Keyframes")
struct KeyframeTests {
  private func line(@KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0, content: content)
  }

  private let times = (0...200).map { Double($0) / 100 }

  @Test("A linear keyframe goes straight, and stands before and after")
  func linear() {
    let timeline = line { LinearKeyframe(10.0, duration: 2) }
    #expect(timeline.duration == 2)
    #expect([-1, 0, 0.5, 1, 2, 3].map { timeline.value(time: $0) } == [0, 0, 2.5, 5, 10, 10])
    #expect(timeline.value(progress: 0.25) == 2.5)
  }

  @Test("A linear keyframe takes the pace of its curve")
  func curve() {
    let timeline = line { LinearKeyframe(10.0, duration: 2, timingCurve: .easeInOut) }
    for time in times { #expect(timeline.value(time: time) == 10 * UnitCurve.easeInOut.value(at: time / 2)) }
  }

  @Test("A cubic keyframe has the values and the velocities that it is given at both ends")
  func hermite() {
    let timeline = line { CubicKeyframe(10.0, duration: 2, startVelocity: 3, endVelocity: -4) }
    let step = 1e-6
    #expect(timeline.value(time: 0) == 0 && timeline.value(time: 2) == 10)
    #expect(abs(timeline.value(time: step) / step - 3) < 1e-4)
    #expect(abs((10 - timeline.value(time: 2 - step)) / step + 4) < 1e-4)
    // Hermite's polynomial in the middle: half of the way, and an eighth of the difference of the slopes.
    #expect(abs(timeline.value(time: 1) - (5 + 2 * (3 + 4) / 8)) < 1e-12)
  }

  @Test("Cubic keyframes that follow each other pass through their values as a Catmull-Rom spline")
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
    // At each knot from the one before straight to the one after.
    #expect(abs(slope(1) - 3.0 / 4) < 1e-5)
    #expect(abs(slope(4) - 1.0 / 5) < 1e-5)
    #expect(abs(timeline.value(time: step) / step) < 1e-4)
  }

  @Test("A cubic keyframe takes over the velocity of a linear one before it, and has that of one after it")
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

  @Test("A spring keyframe moves as its spring does, with the velocity of what came before")
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

  @Test("A spring that is cut short goes on from where it is, without a jump")
  func cutSpring() {
    let timeline = line {
      SpringKeyframe(10.0, duration: 0.2, spring: .bouncy)
      SpringKeyframe(0.0, duration: 0.6, spring: .bouncy)
    }
    let (before, after) = (timeline.value(time: 0.2 - 1e-9), timeline.value(time: 0.2 + 1e-9))
    #expect(abs(before - after) < 1e-6 && before < 10)
  }

  @Test("A move is there at once")
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

  @Test("Each track moves its own part; the longest decides how long all takes")
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
    // Of two tracks for one part, the last counts.
    #expect(half.scale == 1.5 && half.place == Point(x: 5, y: 0) && half.name == "same")
    #expect(timeline.value(time: 1.5).place == Point(x: 15, y: 0))
  }

  /// Keyframes of one's own.
  private struct Shake: KeyframeTrackContent {
    let by: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(by, duration: 0.1)
      LinearKeyframe(-by, duration: 0.2)
      LinearKeyframe(0.0, duration: 0.1)
    }
  }

  @Test("Contents of one's own are their bodies")
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

  @Test("Numbers that mean nothing trap nowhere", arguments: [Double.nan, -1, .infinity, 0])
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
