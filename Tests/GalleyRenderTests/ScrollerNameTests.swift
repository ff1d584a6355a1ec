import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("IDs of scroll views in scenes")
struct ScrollerNameTests {
  /// A nested scroll view with thirty lines of text, followed by `modifiers`.
  private func scene(_ modifiers: String, steps: String) throws -> Scene {
    let yaml = """
      scene: 1
      canvas: { size: 100x200, scale: 1 }
      data: { rows: { generate: { rows: 30, columns: { n: { counter: 1 } } } } }
      view:
        ScrollView:
          VStack:
            - ScrollView:
                VStack: { ForEach: rows, row: { Text: "{n}" } }
              \(modifiers)
            - { Text: tail, padding: 300 }
        id: outer
      states: [{ name: down, scroll: { inner: { offset: 40 } } }]
      script: { steps: [\(steps)] }
      """
    return try Scene(yaml: yaml, file: "scene.yaml")
  }

  @Test(
    "An ID at any position among the modifiers refers to the scroll view inside them",
    arguments: [
      "modifiers: [{ id: inner }, { frame: { height: 100 } }]",
      "modifiers: [{ frame: { height: 100 } }, { id: inner }]",
      "modifiers: [{ frame: { height: 100 } }, { padding: 3 }, { background: red }, { id: inner }, { opacity: 0.5 }]",
    ])
  func outside(modifiers: String) throws {
    let scene = try scene(modifiers, steps: "{ drag: { in: inner, by: [0, -50], over: 100ms, hold: 200ms } }")
    let stage = Stage(scene, on: scene.canvas, renderContext: RenderContext())
    stage.scrollPositions = scene.states[0].scroll
    #expect(stage.scroll("inner").offset == 40)
    #expect(stage.problems.isEmpty)
    #expect(stage.tree.scrollerNames == ["inner", "outer"])
    stage.scrollPositions = [:]
    try stage.run(scene.script)
    #expect(abs(stage.scroll("inner").offset - 50) < 1e-9)
    #expect(stage.tree.scrollers(from: "inner").map(\.name) == ["inner", "outer"])
  }

  @Test("If no scroll view has an ID, the default script scrolls one without an ID")
  func nameless() throws {
    let yaml = """
      scene: 1
      canvas: { size: 100x200, scale: 1 }
      data: { rows: { generate: { rows: 99, columns: { n: { counter: 1 } } } } }
      view: { VStack: [ { Text: head }, { ScrollView: { VStack: { ForEach: rows, row: { Text: "{n}" } } } } ] }
      """
    let scene = try Scene(yaml: yaml, file: "scene.yaml")
    var source = FrameSource(
      scene, on: scene.canvas, framesPerSecond: 10, FrameSelection(), RenderContext())
    var furthest = 0.0
    while let frame = try source.next() {
      #expect(frame.scrollers.map(\.name) == ["scroller"])
      furthest = max(furthest, frame.scrollers.first?.distance.y ?? 0)
    }
    #expect(furthest > 500)
    let named = try Scene(
      yaml: yaml.replacing("head }", with: "head }, { ScrollView: { Text: x }, id: other }"), file: "scene.yaml")
    #expect(named.script == .look(at: "other"))
  }
}

@Suite("Script steps that overscroll")
struct OverscrollTests {
  private func stage(axis: Axis.Set = .vertical) -> Stage {
    Stage(size: Size(width: 100, height: 400)) {
      ScrollView(axis) { ForEach(0..<200, id: \.self) { Text("\($0)").frame(width: 100, height: 40) } }
        .id("list")
    }
  }

  @Test(
    "Overscrolling reaches exactly the requested distance, from any offset",
    arguments: [0.0, 3000, 7600], [Edge.top, .bottom])
  func maximum(start: Double, edge: Edge) throws {
    for hold in [0, 0.05, 0.3] {
      let stage = stage()
      stage.scroll("list").offset = start
      let end = stage.tree.scroller("list")?.track(along: .vertical).upper ?? 0
      let run = ScriptRun([.overscroll(in: "list", by: 80, edge: edge, hold: hold), .settle()], on: stage)
      var (offsets, frame) = ([Double](), 0.0)
      while !run.isFinished {
        try run.advance(to: frame / 240)
        offsets.append(stage.scroll("list").offset)
        frame += 1
      }
      let beyond = offsets.map { edge == .top ? -$0 : $0 - end }
      #expect(abs((beyond.max() ?? 0) - 80) < 0.01)
      #expect(abs((beyond.last ?? 9)) < 0.5)
      // The finger moves evenly, without jumps between frames.
      let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
      #expect((steps.max() ?? 0) <= 1.6 * (abs(start - (edge == .top ? 0 : end)) + 200) / 72)
    }
  }

  @Test("An overscroll that is not possible is refused with its location")
  func refused() {
    let place = ViewOrigin(file: "a.yaml", line: 3, column: 5)
    for (by, edge, kind) in [
      (80.0, Edge.leading, ViewProblem.Kind.unpullable(scroller: "list", edge: "leading")),
      (400, .top, .pulledTooFar(scroller: "list", by: 400, extent: 400)),
    ] {
      let script = Script([.init(.overscroll(in: "list", by: by, edge: edge), origin: place)])
      #expect(throws: ViewProblem(kind, origin: place)) { try stage().run(script) }
    }
  }
}
