import GalleyGeometry
import GalleyScroll
import Testing

@Suite("Rules for the height of scroll headers")
struct HeaderRuleTests {
  private let source = HeaderRule.thresholds()
  private let continuous = HeaderRule.continuous(resting: 250, minimum: 100, maximum: 300)

  @Test(
    "A continuous header shrinks by the scrolled distance, between its maximum and minimum heights",
    arguments: [
      (-400.0, 300.0), (-50.1, 300), (-50, 300), (-49.9, 299.9), (0, 250), (60, 190), (150, 100), (150.1, 100),
      (9000, 100),
    ])
  func continuous(distance: Double, height: Double) {
    #expect(abs(continuous.height(at: distance) - height) < 1e-9)
  }

  @Test(
    "A header with thresholds keeps its resting height until a threshold is passed",
    arguments: [(-51.0, 300.0), (-50, 250), (-20, 250), (0, 250), (20, 250), (20.5, 229.5), (150, 100), (151, 100)])
  func thresholds(distance: Double, height: Double) {
    #expect(source.height(at: distance) == height)
  }

  @Test("The height of a header with thresholds jumps by 20 and 50 pt at its thresholds")
  func jumps() {
    let jumps = source.jumps(over: -400...2000)
    #expect(jumps.map(\.distance.rounded) == [-50, 20])
    #expect(jumps.map { abs($0.size).rounded } == [50, 20])
    #expect(jumps.last?.distance == 20)
    #expect(jumps.first?.distance == (-50.0).nextDown)
  }

  @Test("Continuous and piecewise linear header rules have no jumps")
  func noJumps() {
    #expect(continuous.jumps(over: -844...10_000).isEmpty)
    #expect(HeaderRule.continuous(resting: 300, minimum: 0).jumps(over: -844...1000).isEmpty)
    #expect(HeaderRule.points([Point(x: 0, y: 200), Point(x: 1, y: 10)]).jumps(over: -10...10).isEmpty)
  }

  @Test("The jumps of any header rule are located exactly", arguments: [0.1, 33.333, 77.7])
  func functions(place: Double) {
    let rule = HeaderRule.custom(minimum: 0, maximum: 500) { distance in
      200 - distance / 2 - (distance >= place ? 7.25 : 0)
    }
    let jumps = rule.jumps(over: -100...300)
    #expect(jumps.count == 1)
    #expect(jumps.first?.distance == place.nextDown)
    #expect(abs((jumps.first?.size ?? 0) + 7.25) < 1e-9)
  }

  @Test("A steep slope is not a jump, and jumps smaller than the tolerance are ignored")
  func steep() {
    let steep = HeaderRule.custom(minimum: 0, maximum: 100) { 50 - 1000 * $0 }
    #expect(steep.jumps(over: -10...10).isEmpty)
    for (size, count) in [(0.0101, 1), (0.0099, 0)] {
      let rule = HeaderRule.custom(minimum: 0, maximum: 100) { $0 > 3 ? 50 - size : 50 }
      #expect(rule.jumps(over: 0...10).count == count)
    }
  }

  @Test("The search for jumps terminates, however steep the rule is", .timeLimit(.minutes(30)))
  func steeperStill() {
    let points = HeaderRule.points([Point(x: 0, y: 0), Point(x: 1, y: 1e9), Point(x: 1, y: 5)])
    #expect(points.jumps(over: -10...10).map(\.after) == [5])
    let steep = HeaderRule.custom(minimum: 0, maximum: 1e17) { 1e16 * $0 }
    #expect(steep.jumps(over: 0...1).allSatisfy { $0.size > 0 })
  }

  @Test("Two points of a rule at the same distance form a jump; at that distance, the first one applies")
  func points() {
    let rule = HeaderRule.points([
      Point(x: 0, y: 250), Point(x: 40, y: 250), Point(x: 40, y: 180), Point(x: 120, y: 100), Point(x: -40, y: 290),
    ])
    #expect(
      [-90, -40, -20, 0, 40, 40.0.nextUp, 80, 120, 500].map { rule.height(at: $0).rounded } == [
        290, 290, 270, 250, 250, 180, 140, 100, 100,
      ])
    #expect(rule.jumps(over: -100...200).map(\.size.rounded) == [-70])
    #expect([rule.resting, rule.minimum, rule.maximum, rule.collapsedDistance] == [250, 100, 290, 120])
  }

  @Test(
    "A snapping header comes to rest open or collapsed; from halfway on, it collapses",
    arguments: [(-3.0, -3.0), (0, 0), (74.9, 0), (75, 150), (149, 150), (150, 150), (400, 400)])
  func snaps(end: Double, goal: Double) {
    let behavior = HeaderBehavior(snaps: true)
    #expect(continuous.snapped(end, from: 0, hidden: 0, behavior) == goal)
    #expect(continuous.snapped(end, from: 0, hidden: 0, HeaderBehavior()) == end)
  }

  @Test(
    "A snapping floating header comes to rest either fully visible or fully hidden",
    arguments: [(60.0, 540.0, 500.0), (60, 560, 600), (20, 520, 600), (100, 440, 400), (0, 480, 480)])
  func snapsFloating(hidden: Double, end: Double, goal: Double) {
    // The finger is released at an offset of 500, and up to 100 pt of the header can be hidden.
    let behavior = HeaderBehavior(stay: .floating, snaps: true)
    let rule = HeaderRule.continuous(resting: 250, minimum: 100)
    let found = rule.snapped(end, from: 500, hidden: hidden, behavior)
    let away = min(max(hidden + found - 500, 0), 100)
    #expect(away == 0 || away == 100)
    #expect(found == goal || abs(found - end) <= 50)
  }
}

extension Double {
  fileprivate var rounded: Double { (self * 1000).rounded() / 1000 }
}
