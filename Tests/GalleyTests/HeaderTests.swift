import Galley
import Testing

@Suite("Scroll headers on a stage")
struct HeaderTests {
  private static let rule = HeaderRule.continuous(resting: 80, minimum: 30, maximum: 100)

  private func stage(
    _ rule: HeaderRule = rule, _ behavior: HeaderBehavior = HeaderBehavior(), pinned: PinnedScrollableViews = []
  ) -> Stage {
    Stage(size: Size(width: 200, height: 200), scale: 1) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          Section {
            ForEach(0..<40) { row in Color.blue.frame(height: 50).id("row-\(row)") }
          } header: {
            Color.gray.frame(height: 10).id("section")
          }
        }
      }
      .id("list")
      .scrollHeader(rule, behavior: behavior, name: "cover") { proxy in
        Color.red.id("header").opacity(1 - proxy.progress)
      }
    }
  }

  @Test(
    "The header has the height that its rule sets, and content at rest begins below it",
    arguments: [(0.0, 80.0), (20, 60), (50, 30), (300, 30), (-15, 95), (-20, 100), (-40, 100)])
  func height(offset: Double, height: Double) {
    let stage = stage()
    stage.scroll("list").offset = offset
    #expect(stage.layout["header"]?.frame == Rect(x: 0, y: 0, width: 200, height: height))
    #expect(stage.headers.map(\.height) == [height])
    #expect(stage.headers.first?.name == "cover")
    #expect(stage.scroll("list").facts?.offset.y == offset)
    if offset <= 50 { #expect(stage.layout["row-0"]?.frame.minY == 90 - offset) }
  }

  @Test("Scroll targets stop below the collapsed header, and section headers are pinned below it")
  func targets() {
    let stage = stage(pinned: .sectionHeaders)
    stage.scroll("list").scroll(to: .id("row-10"), anchor: .top)
    #expect(stage.layout["row-10"]?.frame.minY == 40)
    #expect(stage.layout["section"]?.frame.minY == 30)
    stage.scroll("list").scroll(to: .top)
    #expect(stage.scroll("list").facts?.offset.y == 0)
    #expect(stage.headers.first?.height == 80)
    stage.scroll("list").offset = 20
    #expect(stage.layout["section"]?.frame.minY == 60)
  }

  @Test(
    "A snapping header comes to rest either open or collapsed", arguments: [(20.0, 0.0), (30, 50)])
  func snapping(way: Double, rest: Double) {
    let stage = stage(Self.rule, HeaderBehavior(snaps: true))
    stage.scroll("list").drag(by: Point(x: 0, y: -way), over: 0.5, hold: 0.2)
    stage.settle()
    #expect(stage.scroll("list").offset == rest)
  }

  @Test("With springs and floating headers, a frame is the same alone and in sequence, at every frame rate")
  func purity() throws {
    let script: Script = [
      .fling(in: "list", velocity: 900), .hold(0.4), .drag(in: "list", by: Point(x: 0, y: 60), over: 0.3), .settle(),
      .scrollTo(in: "list", .target(.top, anchor: .top), animation: nil), .settle(),
    ]
    for stay in HeaderBehavior.Stay.allCases {
      var known: [Double: [InspectedView.Header]] = [:]
      for rate in [30.0, 60, 120] {
        let stage = stage(
          .thresholds(resting: 80, minimum: 30, maximum: 100), HeaderBehavior(stay: stay, spring: .bouncy))
        let run = ScriptRun(script, on: stage)
        var frame = 0.0
        while !run.isFinished {
          try run.advance(to: frame / rate)
          if let other = known[frame / rate] {
            #expect(stage.headers == other)
          } else {
            known[frame / rate] = stage.headers
          }
          frame += 1
        }
        #expect(stage.headers.first?.height == 80)
        #expect(stage.headers.first?.hidden == 0)
      }
    }
  }

  @Test("Stacked headers collapse one after the other, each below the previous one")
  func stacked() {
    let stage = Stage(size: Size(width: 200, height: 200), scale: 1) {
      ScrollView { Color.blue.frame(height: 2000).id("content") }
        .id("list")
        .scrollHeader(.continuous(resting: 60, minimum: 20), name: "low") { Color.red.id("low") }
        .scrollHeader(.continuous(resting: 40, minimum: 30, maximum: 40), name: "high") { Color.green.id("high") }
    }
    func edges() -> [Double] {
      ["high", "low"].flatMap { id in stage.layout[id].map { [$0.frame.minY, $0.frame.maxY] } ?? [] }
    }
    #expect(edges() == [0, 40, 40, 100])
    #expect(stage.layout["content"]?.frame.minY == 100)
    let table: [(Double, [Double])] = [
      (5, [0, 35, 35, 95]), (10, [0, 30, 30, 90]), (30, [0, 30, 30, 70]), (50, [0, 30, 30, 50]), (90, [0, 30, 30, 50]),
      (-20, [0, 40, 40, 120]),
    ]
    for (offset, expected) in table {
      stage.scroll("list").offset = offset
      #expect(edges() == expected, "at \(offset)")
    }
  }

  @Test("The progress of a scroll view changes views elsewhere in the same frame")
  func progress() {
    let stage = Stage(size: Size(width: 200, height: 200), scale: 1) {
      VStack(spacing: 0) {
        Color.red.id("bar").scrollProgress(of: "list", ScrollProgress(from: 10, to: 60)) { view, share in
          view.frame(height: 20 + 40 * share)
        }
        ScrollView { Color.blue.frame(height: 2000) }.id("list")
      }
    }
    for (offset, height) in [(0.0, 20.0), (10, 20), (35, 40), (60, 60), (500, 60), (20, 28)] {
      stage.scroll("list").offset = offset
      #expect(stage.layout["bar"]?.frame.height == height)
      #expect(stage.layout["list"]?.frame.minY == height)
    }
  }
}
