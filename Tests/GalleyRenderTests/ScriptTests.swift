import Galley
import Testing

@Suite("Running scripts")
struct ScriptTests {
  private func stage() -> Stage {
    Stage(size: Size(width: 200, height: 200), scale: 1) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { row in Text("\(row)").frame(height: 50).id("row-\(row)") }
        }
      }
      .id("list")
    }
  }

  @Test("The times of script steps do not depend on the frame rate")
  func times() throws {
    let script: Script = [
      .hold(0.25), .mark("start"), .drag(in: "list", by: Point(x: 0, y: -100), over: 0.1, hold: 0.15), .mark("lifted"),
      .settle(), .scrollTo(in: "list", .target(.id("row-20"), anchor: .top), animation: .linear(duration: 0.4)),
      .hold(0.2), .mark("half"), .settle(), .mark("there"),
    ]
    for rate in [7.0, 60, 1000] {
      let stage = stage()
      let run = ScriptRun(script, on: stage)
      var frame = 0.0
      while !run.isFinished {
        try run.advance(to: frame / rate)
        frame += 1
      }
      #expect(run.marks.map(\.name) == ["start", "lifted", "half", "there"])
      #expect(zip(run.marks.map(\.time), [0.25, 0.5, 0.7, 0.9]).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(abs((run.end ?? 0) - 0.9) < 1e-9)
      #expect(stage.scroll("list").offset == 1000)
    }
  }

  @Test("A script continues after its last step until all motion has stopped")
  func settlingLimit() throws {
    let stage = stage()
    try stage.run([.fling(in: "list", velocity: 500)])
    #expect(stage.restingTime == nil)
    #expect(abs(stage.scroll("list").offset - 249.2) < 0.1)
  }

  @Test("A settle step waits at most as long as its limit")
  func limit() throws {
    let stage = stage()
    let marks = try stage.run([.fling(in: "list", velocity: 2000), .settle(atMost: 0.5), .mark("later")])
    #expect(marks.map(\.time) == [0.5])
  }

  @Test("Script steps that cannot be performed are reported")
  func errors() {
    func problem(_ script: Script) -> ViewProblem.Kind? {
      do throws(ViewProblem) { try stage().run(script) } catch { return error.kind }
      return nil
    }
    #expect(problem([.fling(in: "lost", velocity: 1)]) == .scroller(name: "lost", known: ["list"]))
    #expect(
      problem([.scrollTo(in: "list", .target(.id("x"), anchor: .top))]) == .scrollTarget(scroller: "list", target: "x"))
    #expect(problem([.tap(id: "row-1")]) == .nothingToTap("row-1"))
  }

  @Test("Script steps can change user settings such as the text size")
  func settings() throws {
    let stage = Stage(size: Size(width: 200, height: 200), scale: 1) { Text("Some text").id("text") }
    let before = try #require(stage.layout["text"]?.frame)
    try stage.run([.set(StageSettings(dynamicTypeSize: .accessibility3))])
    let after = try #require(stage.layout["text"]?.frame)
    #expect(after.height > before.height * 1.5)
    let light = try stage.picture()
    try stage.run([.set(StageSettings(colorScheme: .dark))])
    #expect(try stage.picture() != light)
  }

  @Test("Scroll indicators appear during motion and fade out afterwards")
  func indicators() throws {
    let stage = Stage(size: Size(width: 200, height: 200), scale: 1) {
      ScrollView { Color.blue.frame(height: 2000) }.id("list")
    }
    let run = ScriptRun([.hold(0.1), .fling(in: "list", velocity: 500), .settle(), .hold(2)], on: stage)
    func items() throws -> Int { try stage.picture().itemCount }
    try run.advance(to: 0.05)
    let hidden = try items()
    try run.advance(to: 0.5)
    #expect(try items() == hidden + 1)
    try run.advance(to: 4.5)
    #expect(try items() == hidden)
  }
}

extension Picture {
  /// The number of items, including those inside groups.
  fileprivate var itemCount: Int {
    func count(_ items: [Picture.Item]) -> Int {
      items.reduce(0) { sum, item in
        if case .group(let group) = item { sum + count(group.items) } else { sum + 1 }
      }
    }
    return count(items)
  }
}
