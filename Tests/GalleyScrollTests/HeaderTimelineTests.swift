import GalleyMotion
import GalleyScroll
import Testing

@Suite("Height of scroll headers over time")
struct HeaderCourseTests {
  private let rule = HeaderRule.thresholds()
  private let spring = Spring(response: 0.55, dampingRatio: 0.825)
  /// Scrolls down at 100 pt/s and back up.
  private func way(_ time: Double) -> Double { time < 2 ? 100 * time : max(400 - 100 * time, 0) }

  private func heights(_ behavior: HeaderBehavior, rate: Double) -> [Double: HeaderTimeline.Shown] {
    var course = HeaderTimeline(rule, behavior)
    return (0...Int(5 * rate)).reduce(into: [:]) {
      $0[Double($1) / rate] = course.look(at: Double($1) / rate, distance: way)
    }
  }

  @Test(
    "The height of a header depends only on the time, not on the frames drawn before",
    arguments: [HeaderBehavior.Stay.pinned, .floating])
  func rates(stay: HeaderBehavior.Stay) {
    let behavior = HeaderBehavior(stay: stay, spring: spring)
    let known = [30.0, 60, 120].map { heights(behavior, rate: $0) }
    for (time, shown) in known[0] {
      #expect(known[1][time] == shown)
      #expect(known[2][time] == shown)
      var alone = HeaderTimeline(rule, behavior)
      _ = alone.look(at: 0, distance: way)
      #expect(alone.look(at: time, distance: way) == shown)
    }
  }

  @Test("A spring smooths the jumps of a header; without a spring, its rule applies exactly")
  func continuity() {
    let frames = heights(HeaderBehavior(), rate: 240).sorted { $0.key < $1.key }
    #expect(frames.allSatisfy { $0.value.height == rule.height(at: way($0.key)) && $0.value.end == nil })
    let sprung = heights(HeaderBehavior(spring: spring), rate: 240).sorted { $0.key < $1.key }.map(\.value.height)
    let steps = zip(sprung, sprung.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 < 2 })
    #expect(zip(frames, frames.dropFirst()).contains { abs($1.value.height - $0.value.height) > 19 })
  }

  @Test("A spring ends exactly at its target and at the predicted time")
  func rest() {
    var course = HeaderTimeline(rule, HeaderBehavior(spring: spring))
    _ = course.look(at: 0) { _ in 0 }
    let moving = course.look(at: 0.1) { _ in 21 }
    #expect(moving.height < 250 && moving.height > 229 && moving.target == 229)
    let end = moving.end
    #expect(course.look(at: 0.3) { _ in 21 }.end == end)
    let later = course.look(at: (end ?? 0) + 0.01) { _ in 21 }
    #expect(later.height == 229 && later.end == nil)
  }

  @Test("A floating header scrolls away with the content and returns when scrolling back")
  func floating() {
    var course = HeaderTimeline(.continuous(resting: 250, minimum: 100), HeaderBehavior(stay: .floating))
    func hidden(_ time: Double, _ distance: Double) -> Double { course.look(at: time) { _ in distance }.hidden }
    #expect(hidden(0, 0) == 0)
    #expect(hidden(0.1, 150) == 0)
    #expect(hidden(0.2, 190) == 40)
    #expect(hidden(0.3, 1000) == 100)
    #expect(hidden(0.4, 970) == 70)
    #expect(hidden(0.5, 990) == 90)
    #expect(hidden(0.6, 800) == 0)
    #expect(hidden(0.7, 160) == 0)
  }
}
