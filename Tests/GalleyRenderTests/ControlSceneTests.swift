import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySceneWords
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Controls in scenes")
struct ControlSceneTests {
  private static let values = "variables: { isOn: false, count: 1, name: Ada, sort: Name, sheet: false, path: [] }\n"

  private func scene(_ view: String, _ rest: String = "") throws -> Scene {
    try Scene(yaml: "scene: 1\n" + Self.values + "view: \(view)\n" + rest, file: "test.yaml")
  }

  private func stage(_ view: String, _ rest: String = "") throws -> Stage {
    let scene = try scene(view, rest)
    return Stage(scene, on: scene.canvas, renderContext: RenderContext())
  }

  @Test(
    "A tap on a control changes a variable and the text that shows it",
    arguments: [
      ("{ Toggle: Wi-Fi, isOn: $isOn, id: control }", "{isOn}", "true"),
      ("{ Button: Set, action: { set: { name: Grace } }, id: control }", "{name}", "Grace"),
      ("{ Button: Add, action: { add: { count: 2 } }, id: control }", "{count}", "3"),
      ("{ Button: Both, action: [{ toggle: $isOn }, { toggle: $isOn }], id: control }", "{isOn}", "false"),
      ("{ Text: Tapped, onTapGesture: { toggle: $isOn }, id: control }", "{isOn}", "true"),
      ("{ Text: Shown, onTapGesture: { show: $sheet, hide: $isOn }, id: control }", "{sheet} {isOn}", "true false"),
    ])
  func taps(control: String, text: String, said: String) throws {
    let stage = try stage("{ VStack: [\(control), { Text: \"value \(text)\" }] }")
    #expect(stage.tap(id: "control"))
    #expect(stage.layout.texts.contains("value \(said)"), "\(stage.layout.texts)")
  }

  @Test("A button that is disabled until a variable changes cannot be tapped before the change")
  func disabled() throws {
    let stage = try stage(
      """
      { VStack: [
        { Button: Add, action: { add: { count: 1 } }, disabled: $sheet, id: add },
        { Button: Lock, action: { set: { sheet: true } }, id: lock }, { Text: "{count}" }] }
      """)
    #expect(stage.tap(id: "add") && stage.tap(id: "lock") && !stage.tap(id: "add"))
    #expect(stage.layout.texts.contains("2"))
  }

  @Test("Values written by scripts and controls take effect in the order in which they are written")
  func scriptsAndControls() throws {
    let stage = try stage(
      "{ VStack: [{ Button: Add, action: { add: { count: 1 } }, id: add }, { Text: \"count {count}\" }] }",
      "script: { steps: [{ tap: add }, { set: { variables: { count: 7, name: b } } }, { tap: add }] }")
    let scene = try scene(
      "{ VStack: [{ Button: Add, action: { add: { count: 1 } }, id: add }, { Text: \"count {count}\" }] }",
      "script: { steps: [{ tap: add }, { set: { variables: { count: 7 } } }, { tap: add }] }")
    try stage.run(scene.script)
    #expect(stage.layout.texts.contains("count 8"))
  }

  @Test("Each state sets its own values and taps, independent of earlier states")
  func states() throws {
    let scene = try scene(
      """
      { VStack: [
        { Toggle: On, isOn: $isOn, id: toggle }, { Text: "on {isOn} {count}" },
        { DisclosureGroup: More, content: { Text: Inside }, id: more }] }
      """,
      """
      states:
        - { name: first, tap: [toggle, more] }
        - { name: second, set: { count: 5 } }
        - { name: third }
      """)
    let proofs = try SceneRenderer(scene).proofs()
    #expect(proofs.map { $0.layout.texts.first { $0.hasPrefix("on") } } == ["on true 1", "on false 5", "on false 1"])
    #expect(proofs.map { $0.layout.texts.contains("Inside") } == [true, false, false])
  }

  @Test("A tap on a view that does not exist is an error with its location")
  func badTap() throws {
    let scene = try scene("{ Text: a, id: a }", "states: [{ name: first, tap: a }]")
    #expect(throws: ProofError.self) { try SceneRenderer(scene).proofs() }
  }

  @Test("Alerts, dialogs and sheets are shown while their variable is true, and their buttons close them")
  func presented() throws {
    for modifier in ["alert", "confirmationDialog"] {
      let stage = try stage(
        """
        { Button: Show, action: { show: $sheet }, id: show, \(modifier): { title: Sure?, titleVisibility: visible,
          isPresented: $sheet, message: It is gone then., actions: [
            { Button: Delete, role: destructive, action: { set: { name: gone } }, id: delete }] } }
        """.replacing(modifier == "alert" ? "titleVisibility: visible," : "", with: ""))
      #expect(stage.tap(id: "show"))
      stage.advance(by: 1)
      #expect(stage.layout.texts.contains("Sure?") && stage.layout.texts.contains("It is gone then."))
      #expect(stage.tap(id: "delete"))
      stage.advance(by: 1)
      #expect(!stage.layout.texts.contains("Sure?"))
    }
    for modifier in ["sheet", "fullScreenCover"] {
      let stage = try stage(
        """
        { Button: Show, action: { show: $sheet }, id: show, \(modifier): { isPresented: $sheet,
          view: { Button: Close, action: dismiss, id: close } } }
        """)
      #expect(!stage.layout.texts.contains("Close") && stage.tap(id: "show"))
      stage.advance(by: 1)
      #expect(stage.layout.texts.contains("Close") && stage.tap(id: "close"))
      stage.advance(by: 3)
      #expect(!stage.layout.texts.contains("Close"))
    }
  }

  @Test("Links and actions push screens, and a path variable lists the screens that were pushed")
  func navigation() throws {
    let view = """
      { NavigationStack: { VStack: [
          { NavigationLink: First, destination: { Text: The first screen }, id: first },
          { NavigationLink: Second, value: two, id: second }, { Button: Push, action: { push: two }, id: push }],
          navigationTitle: Root },
        path: $path, destinations: { two: { Button: Home, action: popToRoot, id: home, navigationTitle: Two } } }
      """
    for (id, text) in [("first", "The first screen"), ("second", "Home"), ("push", "Home")] {
      let stage = try stage(view)
      #expect(stage.tap(id: id))
      stage.advance(by: 1)
      #expect(stage.layout.texts.contains(text), "\(id): \(stage.layout.texts)")
      if text == "Home" {
        #expect(stage.tap(id: "home"))
        stage.advance(by: 1)
        #expect(!stage.layout.texts.contains("Home"))
      }
    }
    let set = try scene(view, "states: [{ name: deep, set: { path: [two] } }]")
    #expect(try SceneRenderer(set).proofs()[0].layout.texts.contains("Home"))
  }

  @Test("A tab view shows the screen that its selection variable names")
  func tabs() throws {
    let stage = try stage(
      """
      { TabView: [
          { Tab: Home, systemImage: house, value: home, content: { Text: "At home, {name}" } },
          { Tab: Search, systemImage: magnifyingglass, value: Ada, content: { Text: Searching } }],
        selection: $name }
      """)
    #expect(stage.layout.texts.contains("Searching") && stage.layout.texts.contains("Home"))
  }

  @Test("An action can scroll to a view")
  func scrollTo() throws {
    let stage = try Stage(
      Scene(
        yaml: """
          scene: 1
          view:
            VStack:
              - { Button: Down, action: { scrollTo: { id: last, anchor: bottom } }, id: down }
              - ScrollView: { VStack: [{ Color: red, frame: { height: 3000 } }, { Text: End, id: last }] }
                id: list
          """, file: "test.yaml"), on: SceneCanvas(device: Device.all[0]),
      renderContext: RenderContext())
    #expect(stage.tap(id: "down"))
    stage.advance(by: 1)
    #expect(stage.scroll("list").offset > 1000)
  }

  @Test("Rows with labels have the same height in lazy and eager stacks")
  func rows() throws {
    let data =
      "data: { rows: [{ t: a }, { t: a rather long title that takes more than one line of a narrow phone and of a wide one }] }\n"
    let row = "{ Label: \"{t}\", systemImage: star, padding: 4 }"
    let list = try Scene(
      yaml: "scene: 1\n\(data)view: { ScrollView: { LazyVStack: { ForEach: rows, row: \(row) } } }", file: "a.yaml")
    let plain = try Scene(
      yaml: "scene: 1\n\(data)view: { ScrollView: { VStack: { ForEach: rows, row: \(row) } } }", file: "a.yaml")
    let heights = try [list, plain].map { scene in
      try SceneRenderer(scene).proofs()[0].layout.all { !$0.lines.isEmpty }.map(\.frame.height)
    }
    #expect(heights[0] == heights[1] && Set(heights[0]).count == 2, "\(heights)")
  }
}

extension InspectedView {
  fileprivate var texts: [String] { lines + children.flatMap(\.texts) }

  fileprivate func all(_ isMeant: (InspectedView) -> Bool) -> [InspectedView] {
    (isMeant(self) ? [self] : []) + children.flatMap { $0.all(isMeant) }
  }
}
