import Galley
import Testing

@Suite("A header whose height follows an offset preference")
struct HeaderTests {
  private let stage = Stage(size: Size(width: 320, height: 640), scale: 1) { HeaderScreen() }

  /// The final height of the header in the layout.
  private var height: Double? { stage.layout["header"].map { ($0.target ?? $0.frame).height } }

  /// The height of the header's gradient as it is drawn.
  private func drawnHeight() throws -> Double {
    let heights = try stage.picture().items.flatMap(\.gradients).map(\.height)
    return try #require(heights.first)
  }

  @Test(
    "The header has the expected height at every offset, after at most three layout passes",
    arguments: [
      (0.0, 250.0), (10, 240), (74.5, 175.5), (75, 100), (300, 100), (-20, 270), (-50, 300), (-80, 300),
    ])
  func rule(offset: Double, height: Double) {
    #expect(self.height == 250)
    let before = stage.counters
    stage.scroll("list").offset = offset
    #expect(self.height == height)
    #expect((stage.counters - before).passes <= 3)
    #expect(stage.warnings.isEmpty)
    let settled = stage.counters
    stage.advance(by: 2)
    #expect(self.height == height)
    #expect((stage.counters - settled).bodies == 0)
  }

  @Test("The header follows the finger at once; crossing the threshold is animated with a spring")
  func spring() throws {
    #expect(try drawnHeight() == 250)
    stage.scroll("list").offset = 60
    #expect(try drawnHeight() == 190)
    stage.scroll("list").offset = 90
    #expect(height == 100)
    #expect(try drawnHeight() == 190)
    for time in [0.1, 0.2, 0.35] {
      stage.advance(to: time)
      let expected = 190 + Spring.bouncy.value(target: -90.0, time: time)
      #expect(abs(try drawnHeight() - expected) < 1e-9)
    }
    stage.advance(to: 3)
    #expect(try drawnHeight() == 100)
    #expect(stage.restingTime == nil)
  }

  @Test("A header that reverses during its animation keeps its position and velocity")
  func turningAround() throws {
    stage.scroll("list").offset = 90
    stage.advance(to: 0.12)
    let (height, speed) = (try drawnHeight(), Spring.bouncy.velocity(target: -150.0, time: 0.12))
    stage.scroll("list").offset = 0
    #expect(abs(try drawnHeight() - height) < 1e-9)
    stage.advance(to: 0.2)
    let expected = height + Spring.bouncy.value(target: 250 - height, initialVelocity: speed, time: 0.08)
    #expect(abs(try drawnHeight() - expected) < 1e-9)
  }

  @Test("A frame does not depend on the frames drawn before it")
  func frames() throws {
    func picture(_ times: [Double]) throws -> Picture {
      let stage = Stage(size: Size(width: 320, height: 640), scale: 1) { HeaderScreen() }
      stage.scroll("list").offset = 90
      for time in times { stage.advance(to: time) }
      return try stage.picture()
    }
    let alone = try picture([0.25])
    #expect(try picture((1...250).map { Double($0) / 1000 }) == alone)
    #expect(try picture([0.1, 0.25]) == alone)
  }
}

extension Picture.Item {
  /// The bounds of all gradients as they are drawn.
  fileprivate var gradients: [Rect] {
    switch self {
    case .fill(let fill): if case .linearGradient = fill.paint { [fill.path.bounds] } else { [] }
    case .group(let group): group.items.flatMap(\.gradients)
    case .stroke, .glyphs, .image: []
    }
  }
}
