import GalleyGeometry
import GalleyMotion
import GalleySceneWords
import GalleyScroll
import GalleyTemplate
import GalleyText
import GalleyViews
import Testing

@Suite("Scripts in scenes")
struct ScriptSceneTests {
  private func script(_ steps: String, around: String = "") throws -> Script {
    let yaml = """
      scene: 1
      data: { rows: [a, b, c] }
      view:
        ScrollView:
          LazyVStack:
            ForEach: rows
            row: { Text: "{value}" }
        id: list
      \(around)
      script:
        steps:
      \(steps)
      """
    return try Scene(yaml: yaml, file: "scene.yaml").script
  }

  @Test("A scene can express every script step of the Swift API")
  func steps() throws {
    let script = try script(
      """
          - hold: 500ms
          - settle
          - settle: 2s
          - settle: { atMost: 1.5s }
          - mark: here
          - drag: { in: list, by: [0, -420], over: 180ms, hold: 50ms }
          - drag: { by: -10 }
          - drag: { path: [{ at: 100ms, by: [3, 4] }] }
          - fling: { velocity: -900pt/s, axis: horizontal }
          - overscroll: { by: 80, edge: bottom, over: 0.2s }
          - scrollTo: { to: "row:2", anchor: center, animation: snappy }
          - scrollTo: { to: bottom, animation: none }
          - scrollTo: { offset: 12, clamp: false, animation: { curve: easeOut, over: 400ms } }
          - scrollUntilVisible: { to: "row:1" }
          - tap: list
          - tap: { at: [1, 2] }
          - set: { dynamicTypeSize: xLarge, colorScheme: dark }
          - screenshot: end
      """)
    let expected: [ScriptStep] = [
      .hold(0.5), .settle(), .settle(atMost: 2), .settle(atMost: 1.5), .mark("here"),
      .drag(in: "list", by: Point(x: 0, y: -420), over: 0.18, hold: 0.05),
      .drag(in: "list", by: Point(x: 0, y: -10)),
      .gesture(in: "list", [.init(time: 0.1, translation: Point(x: 3, y: 4))]),
      .fling(in: "list", velocity: -900, along: .horizontal), .overscroll(in: "list", by: 80, edge: .bottom, over: 0.2),
      .scrollTo(in: "list", .target(.row(2), anchor: .center), animation: .snappy),
      .scrollTo(in: "list", .target(.bottom, anchor: .top), animation: nil),
      .scrollTo(in: "list", .offset(Point(x: 0, y: 12)), animation: .easeOut(duration: 0.4)),
      .reveal(in: "list", .row(1)), .tap(id: "list"), .tapAt(Point(x: 1, y: 2)),
      .set(StageSettings(dynamicTypeSize: .xLarge, colorScheme: .dark)), .screenshot("end"),
    ]
    for (line, step) in zip(script.lines, expected) { #expect(line.step == step) }
    #expect(script.lines.count == expected.count)
    #expect(script.framesPerSecond == 60)
    #expect(script.lines[4].origin?.line == 16)
  }

  @Test("The default script scrolls the first scroll view, or waits if there is no scroll view")
  func standard() throws {
    let list = try Scene(yaml: "scene: 1\nview: { ScrollView: { Text: x }, id: one }", file: "scene.yaml")
    #expect(list.script == .look(at: "one"))
    #expect(try Scene(yaml: "scene: 1\nview: { Text: x }", file: "scene.yaml").script == [.hold(1)])
  }
}
