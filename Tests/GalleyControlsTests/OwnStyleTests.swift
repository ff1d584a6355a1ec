import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleyPicture
import GalleyStage
import GalleyViews
import Testing

@Suite("Custom styles and containers")
struct OwnStyleTests {
  @Test("A custom disclosure group style arranges the label and the content")
  func disclosure() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }.id("switch")
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    let screen = ControlScreen {
      DisclosureGroup("Title") { Text("inside") }.disclosureGroupStyle(Plain())
    }
    #expect(screen.texts == ["more", "Title"])
    screen.stage.tap(id: "switch")
    #expect(screen.texts == ["less", "Title", "inside"])
  }

  @Test("A custom menu style adds to the menu's appearance, and the menu still opens")
  func menu() {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("box")
          Menu(configuration).id("menu")
        }
      }
    }
    let screen = ControlScreen(height: 400) { Menu("Open") { Button("One") {} }.menuStyle(Boxed()) }
    #expect(screen.texts == ["box", "Open"])
    screen.stage.tap(id: "menu")
    #expect(screen.stage.settle())
    #expect(screen.texts.contains("One"))
  }

  @Test("A custom text field style wraps the field and is not applied again to the field inside")
  func field() {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("@")
          configuration.padding(4)
        }
      }
    }
    let screen = ControlScreen { TextField("Name", text: .constant("ada")).textFieldStyle(Framed()) }
    #expect(screen.texts == ["@", "ada"])
  }

  @Test("The style of a control group decides whether it is shown as a row or as a menu")
  func group() {
    func texts(_ style: some ControlGroupStyle) -> [String] {
      ControlScreen {
        ControlGroup {
          Button("a") {}
          Button("b") {}
        } label: {
          Text("both")
        }
        .controlGroupStyle(style)
      }.texts
    }
    #expect(texts(.automatic) == ["a", "b"])
    #expect(texts(.menu) == ["both"])
  }

  @Test("A container reads the container values of its subviews; the outermost value wins")
  func containerValues() {
    let screen = ControlScreen {
      Group(
        subviews: Group {
          Text("a")
          Text("b").containerValue(\.rank, 2)
          Text("c").containerValue(\.rank, 3).padding().containerValue(\.rank, 4)
        }
      ) { subviews in
        ForEach(subviews) { Text("\($0.containerValues.rank)") }
      }
    }
    #expect(screen.texts == ["0", "2", "4"])
  }

  @Test("The child rows of a tree appear below their parent when it is expanded")
  func outline() {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")])]), Node(id: "d")]
    let screen = ControlScreen(height: 600) { List(tree, children: \.children) { Text($0.id).id($0.id) } }
    #expect(screen.texts == ["a", "d"])
    screen.stage.tap(id: "a")
    #expect(screen.stage.settle())
    #expect(screen.texts == ["a", "b", "d"])
  }

  @Test("An expandable section shows its rows only while expanded")
  func section() {
    func texts(_ isOpen: Bool) -> [String] {
      ControlScreen(height: 600) { List { Section("s", isExpanded: .constant(isOpen)) { Text("x") } } }.texts
    }
    #expect(texts(true).contains("x") && !texts(false).contains("x"))
  }

  @Test("A closure with one parameter that is passed to onChange receives the new value")
  func onChange() {
    struct Counting: View {
      @State private var count = 0
      @State private var seen = 0
      var body: some View {
        Button("\(count) \(seen)") { count += 1 }.id("more").onChange(of: count) { new in seen = new * 10 }
      }
    }
    let screen = ControlScreen { Counting() }
    screen.stage.tap(id: "more")
    #expect(screen.texts == ["1 10"])
  }

  @Test("Scroll indicators are shown or hidden only on the specified axes")
  func indicators() throws {
    func bars(_ visible: Axis.Set, hidden: Axis.Set = []) throws -> Int {
      let stage = ControlScreen(width: 100, height: 100) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: 400) }
          .scrollIndicators(.hidden, axes: hidden).scrollIndicators(.visible, axes: visible)
      }.stage
      let picture = try stage.picture()
      guard case .group(let window)? = picture.items.last else { return -1 }
      return window.items.count - 1
    }
    #expect(try bars([]) == 0)
    #expect(try bars(.vertical) == 1 && bars(.horizontal) == 1)
    #expect(try bars([.horizontal, .vertical]) == 2)
    #expect(try bars([.horizontal, .vertical], hidden: .vertical) == 1)
    #expect(try bars([.horizontal, .vertical], hidden: [.horizontal, .vertical]) == 0)
  }
}

private struct RankKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
