import Galley
import Testing

@Suite("Linked scroll views")
struct ScrollLinkTests {
  /// Ten sections with heights from 60 to 150 pt below a bar of labels that are 60 pt wide.
  private func stage() -> Stage {
    Stage(size: Size(width: 200, height: 240), scale: 1) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10) { label in
              ScrollSelectionReader(label) { share in Color.blue.opacity(0.2 + 0.8 * share) }
                .frame(width: 60, height: 40)
            }
          }
        }
        .id("labels")
        .scrollLink(to: "list")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { section in Color.gray.frame(height: Self.heights[section]) }
            Color.clear.frame(height: 60)
          }
        }
        .id("list")
      }
    }
  }

  private static let heights = (0..<10).map { 60 + 10 * Double($0) }
  private static func start(_ section: Int) -> Double { heights[..<section].reduce(0, +) }

  private func selected(in stage: Stage) -> Int? { stage.scroll("labels").selection.flatMap { Int($0) } }

  @Test("The section at the upper edge is selected and its label centred, even without motion")
  func stills() {
    for section in 0..<9 {
      for (offset, expected) in [(Self.start(section), section), (Self.start(section) + 59, section)] {
        let stage = stage()
        stage.scroll("list").offset = offset
        #expect(selected(in: stage) == expected)
        let centred = 60 * Double(section) + 30 - 100
        #expect(stage.scroll("labels").facts?.offset.x == min(max(centred, 0), 400))
      }
    }
  }

  @Test("While a list moves, each section is selected exactly when it reaches the edge")
  func crossings() {
    let stage = stage()
    stage.scroll("list").scroll(to: .offset(Point(x: 0, y: 420)), animation: .linear(duration: 1))
    // At 420 pt/s, section 1 arrives after 60 / 420 s, minus the time for the tolerance of half a point.
    for section in 1..<5 {
      let time = (Self.start(section) - 0.5) / 420
      stage.advance(to: time - 1e-6)
      #expect(selected(in: stage) == section - 1)
      stage.advance(to: time + 1e-6)
      #expect(selected(in: stage) == section)
    }
    stage.settle()
    #expect(stage.scroll("labels").offset == 60 * 5 + 30 - 100)
  }

  @Test("Tapping a label scrolls to its section, and the label stays selected on the way")
  func tap() {
    let stage = stage()
    stage.scroll("list").offset = 0
    #expect(stage.tap(id: "3"))
    for frame in 1...60 {
      stage.advance(to: Double(frame) / 60)
      #expect(selected(in: stage) == 3)
      let way = Spring.smooth.value(target: 1.0, time: Double(frame) / 60)
      #expect(abs(stage.scroll("list").offset - Self.start(3) * way) < 0.5)
    }
    stage.settle()
    #expect(stage.scroll("list").offset == Self.start(3))
    #expect(stage.scroll("labels").offset == 60 * 3 + 30 - 100)
    #expect(stage.restingTime == nil)
  }

  @Test("If a tapped section cannot reach the edge, it stays selected until the list scrolls again")
  func last() {
    let stage = stage()
    #expect(stage.tap(id: "9"))
    stage.settle()
    #expect(selected(in: stage) == 9)
    stage.scroll("list").drag(by: Point(x: 0, y: 30), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(selected(in: stage) != 9)
  }

  @Test("Labels can be tapped at their visible positions, and scrolling the labels moves no other view")
  func places() {
    let stage = stage()
    stage.scroll("labels").drag(by: Point(x: -120, y: 0), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(stage.scroll("list").offset == 0)
    #expect(selected(in: stage) == 0)
    #expect(stage.tap(at: Point(x: 10, y: 20)))
    stage.settle()
    #expect(stage.scroll("list").offset == Self.start(2))
    #expect(!stage.tap(at: Point(x: 10, y: 120)))
  }

  @Test("Frames at the same time are the same at every frame rate")
  func rates() throws {
    let script: Script = [.fling(in: "list", velocity: 900), .hold(0.5), .tap(id: "2"), .settle()]
    var known: [Double: [Double]] = [:]
    for rate in [30.0, 60, 120] {
      let stage = stage()
      let run = ScriptRun(script, on: stage)
      var frame = 0.0
      while !run.isFinished {
        try run.advance(to: frame / rate)
        let facts = [stage.scroll("list").offset, stage.scroll("labels").offset, Double(selected(in: stage) ?? -1)]
        if let other = known[frame / rate] { #expect(facts == other) } else { known[frame / rate] = facts }
        frame += 1
      }
    }
  }

  @Test("A binding follows the selected section, and setting it scrolls the list")
  func binding() {
    let stage = Stage(size: Size(width: 200, height: 240), scale: 1) { Bound() }
    stage.scroll("list").drag(by: Point(x: 0, y: -130), over: 0.3, hold: 0.2)
    stage.settle()
    #expect(stage.layout["1"] != nil)
    #expect(stage.layout["shown"]?.children.first?.lines == ["1"] || stage.layout["shown"]?.lines == ["1"])
    stage.tap(id: "go")
    stage.settle()
    #expect(stage.scroll("list").offset == 300)
    #expect(stage.layout["shown"]?.lines == ["3"])
  }

  private struct Bound: View {
    @State private var section: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text(section.map { "\($0)" } ?? "–").id("shown")
        Button("Go") { section = 3 }.id("go")
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<8) { Text("\($0)").frame(width: 60) } }
        }
        .scrollLink(to: "list", selection: $section)
        ScrollView { VStack(spacing: 0) { ForEach(0..<8) { _ in Color.gray.frame(height: 100) } } }.id("list")
      }
    }
  }
}
