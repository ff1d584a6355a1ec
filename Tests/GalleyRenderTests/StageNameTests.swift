import Galley
import GalleyControls
import GalleyStage
import GalleyViews
import Testing

@Suite("Finding views by their text")
struct StageNameTests {
  private struct Basket: View {
    @State private var items: [String] = []
    @State private var name = ""
    @State private var secret = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).id("field")
        SecureField("Password", text: $secret)
        TextField("Closed", text: $name).disabled(true)
        Button("Add") { items.append(name + secret) }
        Button {
          items = []
        } label: {
          Circle()
        }.accessibilityLabel("Remove all")
        Button("Locked") { items = ["locked"] }.disabled(true)
        Text(verbatim: "\(items)")
      }
    }
  }

  private func stage() -> Stage { Stage(size: Size(width: 390, height: 500), scale: 1) { Basket() } }

  private func items(on stage: Stage) -> String { stage.layout.children.last?.lines.joined() ?? "" }

  @Test(
    "Text is typed into the field with the given label or ID, or else the first", arguments: ["Name", "field", nil])
  func typing(_ name: String?) {
    let stage = stage()
    #expect(stage.typeText("Mi", into: name))
    #expect(stage.typeText("lk", into: name))
    #expect(stage.typeText("1", into: "Password"))
    #expect(stage.tap("Add"))
    #expect(items(on: stage).contains("Milk1"))
  }

  @Test("A Label can be tapped by its title, as a Text view can")
  func labels() {
    let stage = stage()
    stage.tap("Add")
    #expect(stage.tap("Remove all"))
    #expect(items(on: stage) == "[]")
  }

  @Test("Disabled and unknown views cannot be tapped", arguments: ["Locked", "Nothing"])
  func unknown(_ name: String) {
    let stage = stage()
    #expect(!stage.tap(name))
    #expect(!stage.typeText("x", into: name == "Locked" ? "Closed" : name))
    #expect(items(on: stage) == "[]")
  }

  @Test("A view outside the screen cannot be tapped")
  func outside() {
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
      ScrollView {
        Color.red.frame(height: 400); Button("Low") {}
      }
    }
    #expect(!stage.tap("Low"))
  }

  @Test("A script can refer to the first scroll view that has no ID, and to others by number")
  func numberedScrollers() throws {
    let context = RenderContext()
    context.numbersScrollers = true
    let stage = Stage(size: Size(width: 200, height: 300), scale: 1, renderContext: context) {
      VStack {
        ScrollView { Text("short") }.scrollBounceBehavior(.basedOnSize)
        ScrollView { Color.red.frame(height: 900) }
        ScrollView { Color.blue.frame(height: 900) }.id("named")
      }
    }
    try stage.run([.scrollTo(in: ScriptStep.firstScroller, .offset(Point(y: 40)), animation: nil)])
    #expect(stage.tree.scroller("scroll view 2")?.distance.y == 40)
    try stage.run([.scrollTo(in: "named", .offset(Point(y: 30)), animation: nil)])
    #expect(stage.scroll("named").offset == 30)
    #expect(stage.tree.scrollerNames == ["named", "scroll view 1", "scroll view 2"])
  }

  @Test("If there is no scroll view or text field, the error is reported at the script step")
  func missing() {
    let stage = Stage(size: Size(width: 200, height: 300), scale: 1) { Text("alone") }
    let origin = ViewOrigin(file: "galley.yaml", line: 3, column: 5)
    for (step, text) in [
      (ScriptStep.fling(in: ScriptStep.firstScroller, velocity: 1), "no scroll view is visible"),
      (.type("x"), "no visible text field can be edited"), (.tap(id: "Buy"), "id or text 'Buy'"),
    ] {
      let problem = #expect(throws: ViewProblem.self) { try stage.run(Script([Script.Line(step, origin: origin)])) }
      #expect(problem?.origin == origin)
      #expect(problem.map { Diagnostic($0).message.contains(text) } == true)
    }
  }
}
