import GalleyGeometry
import GalleyRender
import GalleySceneWords
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Row actions in scenes")
struct RowActionSceneTests {
  private func scene(_ states: String) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        variables: { said: nothing }
        view:
          List:
            - Text: "said {said}"
              id: row
              swipeActions:
                content: [ { Button: Flag, action: { set: { said: flagged } }, id: flag } ]
              contextMenu: { Button: Copy, action: { set: { said: copied } }, id: copy }
          id: list
          refreshable: { for: 2s, action: { set: { said: refreshed } } }
        states:
        \(states)
        """, file: "test.yaml")
  }

  private func texts(_ states: String) throws -> [[String]] {
    try SceneRenderer(scene(states)).proofs().map(\.layout.texts)
  }

  @Test("States of a scene can swipe rows, open context menus and pull to refresh")
  func states() throws {
    let texts = try texts(
      """
        - { name: first }
        - { name: swiped, swipe: row }
        - { name: run, swipe: { id: row, full: true } }
        - { name: pressed, longPress: row }
        - { name: pulled, pull: list }
      """)
    #expect(texts[0] == ["said nothing"])
    #expect(texts[1] == ["Flag", "said nothing"], "\(texts[1])")
    #expect(texts[2] == ["said flagged"])
    #expect(texts[3].contains("Copy") && texts[4] == ["said nothing"])
  }

  @Test("Script steps swipe rows and open menus as states do, at any frame rate")
  func steps() throws {
    let script = """
        - { name: first }
      script:
        steps: [ { swipe: row }, { settle: {} }, { tap: flag }, { settle: {} }, { longPress: row }, { settle: {} }, { mark: end } ]
      """
    let scene = try scene(script)
    for rate in [10.0, 60] {
      let stage = Stage(scene, on: scene.canvas, renderContext: RenderContext())
      var script = scene.script
      script.framesPerSecond = rate
      try stage.run(script)
      #expect(stage.layout.texts.contains("said flagged") && stage.layout.texts.contains("Copy"))
    }
  }

  @Test("Swiping or pulling a view that does not exist is an error")
  func errors() {
    #expect(throws: (any Error).self) { try scene("  - { name: a, swipe: nobody }") }
    #expect(throws: (any Error).self) { try scene("  - { name: a, pull: nobody }") }
  }
}

extension InspectedView {
  fileprivate var texts: [String] { lines + children.flatMap(\.texts) }
}
