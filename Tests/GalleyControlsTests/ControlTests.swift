import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Controls")
struct ControlTests {
  private struct Switches: View {
    @State private var isOn = false
    @State private var count = 9
    @State private var choice: String? = "b"

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn).id("toggle")
        Text(isOn ? "on" : "off")
        Stepper("Count", value: $count, in: 0...10).id("stepper")
        Text("\(count)")
        Picker("Letter", selection: $choice) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .pickerStyle(.segmented)
        .id("picker")
        Text(choice ?? "none")
      }
    }
  }

  @Test("A tap switches a toggle, unless the toggle is disabled")
  func toggle() {
    let screen = ControlScreen { Switches() }
    #expect(screen.texts.contains("off"))
    #expect(screen.stage.tap(id: "toggle") && screen.texts.contains("on"))
    #expect(screen.stage.tap(id: "toggle") && screen.texts.contains("off"))
    #expect(!ControlScreen { Switches().disabled(true) }.stage.tap(id: "toggle"))
  }

  @Test("A stepper changes its value by a step and stops at its bounds")
  func stepper() throws {
    let screen = ControlScreen { Switches() }
    let frame = try #require(screen.frame("stepper"))
    let plus = Point(x: frame.maxX - 20, y: frame.midY)
    #expect(screen.stage.tap(at: plus) && screen.texts.contains("10"))
    #expect(!screen.stage.tap(at: plus) && screen.texts.contains("10"))
    #expect(screen.stage.tap(at: Point(x: frame.maxX - 70, y: frame.midY)) && screen.texts.contains("9"))
  }

  @Test("A tap selects a segment of a picker, even if the selection is optional")
  func segments() throws {
    let screen = ControlScreen { Switches() }
    let frame = try #require(screen.frame("picker"))
    #expect(screen.texts.last == "b")
    #expect(screen.stage.tap(at: Point(x: frame.minX + 20, y: frame.midY)) && screen.texts.last == "a")
  }

  @Test("In a form, a menu picker shows label and value; elsewhere it shows only the value")
  func menus() {
    let picker = Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(0)
      Text("Pear").tag(1)
    }
    #expect(ControlScreen(height: 300) { Form { picker } }.texts == ["Fruit", "Pear"])
    #expect(ControlScreen { picker }.texts == ["Pear"])
    let recorded = Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(0)
      Text("Pear").tag(1)
    } currentValueLabel: {
      Text("a pear")
    }
    #expect(ControlScreen { recorded }.texts == ["a pear"])
    #expect(ControlScreen { recorded.pickerStyle(.segmented) }.texts == ["Apple", "Pear"])
    #expect(ControlScreen(height: 300) { Form { picker.pickerStyle(.inline) } }.texts == ["Fruit", "Apple", "Pear"])
  }

  @Test("In a form, rows with controls are as tall as rows with text")
  func rows() {
    let screen = ControlScreen(height: 600) {
      Form {
        Text("Text").id("text")
        Toggle("Toggle", isOn: .constant(true)).id("toggle")
        Slider(value: .constant(0.5)).id("slider")
        Stepper("Stepper", value: .constant(1)).id("stepper")
      }
    }
    for id in ["toggle", "slider", "stepper"] {
      #expect(abs((screen.size(id)?.height ?? 0) - (screen.size("text")?.height ?? 100)) < 1, "\(id)")
    }
  }

  @Test(
    "The text of a text field follows multilineTextAlignment",
    arguments: [
      (TextAlignment.leading, 0.0), (.center, 195), (.trailing, 390),
    ])
  func fieldAlignment(alignment: TextAlignment, edge: Double) throws {
    for text in ["Bob", ""] {
      let screen = ControlScreen {
        TextField(text: .constant(text)) { Text("Name").id("label") }.multilineTextAlignment(alignment)
      }
      let lines = screen.stage.layout.withLines
      let frame = try #require(lines.first?.frame)
      let found = alignment == .leading ? frame.minX : alignment == .center ? frame.midX : frame.maxX
      #expect(abs(found - edge) < 0.5)
    }
  }

  @Test("An empty text field shows its prompt or title, and a secure field hides its contents")
  func fields() {
    #expect(ControlScreen { TextField("Name", text: .constant("")) }.texts == ["Name"])
    #expect(ControlScreen { TextField("Name", text: .constant(""), prompt: Text("Ada")) }.texts == ["Ada"])
    #expect(ControlScreen { TextField("Name", text: .constant("Bob")) }.texts == ["Bob"])
    #expect(ControlScreen { SecureField("Secret", text: .constant("abc")) }.texts == ["●●●"])
  }

  @Test("A disclosure group shows its content only while expanded")
  func disclosure() {
    let screen = ControlScreen { VStack { DisclosureGroup("More") { Text("inside") }.id("more") } }
    #expect(screen.texts == ["More"])
    #expect(screen.stage.tap(id: "more") && screen.texts == ["More", "inside"])
  }

  @Test("A label style shows title and icon, or only one of them")
  func labels() {
    let label = Label {
      Text("title")
    } icon: {
      Text("icon")
    }
    #expect(ControlScreen { label }.texts == ["icon", "title"])
    #expect(ControlScreen { label.labelStyle(.titleOnly) }.texts == ["title"])
    #expect(ControlScreen { label.labelStyle(.iconOnly) }.texts == ["icon"])
  }

  @Test("labelsHidden hides labels")
  func hiddenLabels() {
    #expect(ControlScreen { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }.texts.isEmpty)
    #expect(ControlScreen { LabeledContent("Version", value: "1").labelsHidden() }.texts == ["1"])
  }

  @Test("A control whose value is NaN or out of bounds is drawn with a value inside its bounds")
  func extremes() {
    for value in [-3, 7, Double.nan, .infinity] {
      let screen = ControlScreen {
        VStack {
          ProgressView(value: value)
          Slider(value: .constant(value), in: 0...1)
          Gauge(value: value, in: 0...1) { Text("x") }
        }
      }
      #expect(screen.stage.problems.isEmpty && screen.texts == ["x"], "\(value)")
    }
  }

  @Test("A progress spinner rotates over time and looks the same after one full rotation")
  func spinner() throws {
    let screen = ControlScreen { ProgressView() }
    let start = try screen.stage.png()
    screen.stage.advance(by: 0.5)
    #expect(try screen.stage.png() != start)
    screen.stage.advance(by: 0.5)
    #expect(try screen.stage.png() == start)
  }
}
