import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

/// A view that counts its taps and shows the count in its ID.
struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("+") { count += 1 }.frame(width: 20, height: 10).id("\(name) \(count)")
  }
}

@Suite("State and IDs of views")
struct StateIdentityTests {
  private struct Switch: View {
    let log = Log()
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isOn.toggle() }.id("switch")
        if isOn { Tally(name: "on") } else { Tally(name: "off") }
        if isOn { Color.red.frame(height: 1) }
        Tally(name: "after")
      }
    }
  }

  @Test("A view keeps its state while its position in the tree is the same, but not in another branch")
  func branches() {
    let screen = Screen(Switch(), width: 100, height: 100)
    screen.tap("off 0")
    screen.tap("after 0")
    screen.tap("after 1")
    #expect(screen.view["off 1"] != nil)
    screen.tap("switch")
    #expect(screen.view["on 0"] != nil)
    #expect(screen.view["after 2"] != nil, "a view after a conditional view keeps its state")
    screen.tap("switch")
    #expect(screen.view["off 0"] != nil)
  }

  private struct Ordered: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { names.reverse() }.id("turn")
        Button("drop") { names.removeFirst() }.id("drop")
        Button("add") { names.append("a") }.id("add")
        ForEach(names, id: \.self) { Tally(name: $0) }
      }
    }
  }

  @Test("State moves with its element and is removed with it")
  func moves() {
    let screen = Screen(Ordered(), width: 100, height: 200)
    func tallies() -> [String] { screen.view.all.compactMap(\.id).filter { $0.contains(" ") } }
    screen.tap("a 0")
    screen.tap("c 0")
    screen.tap("c 1")
    #expect(tallies() == ["a 1", "b 0", "c 2"])
    screen.tap("turn")
    #expect(tallies() == ["c 2", "b 0", "a 1"])
    screen.tap("drop")
    #expect(tallies() == ["b 0", "a 1"])
    screen.tap("turn")
    screen.tap("drop")
    screen.tap("add")
    #expect(tallies() == ["b 0", "a 0"])
  }

  @Test("Elements with the same ID have separate state and cause a warning")
  func duplicates() {
    let screen = Screen(
      VStack { ForEach(["a", "a"], id: \.self) { Tally(name: $0) } }, width: 100, height: 100)
    screen.tap("a 0")
    #expect(screen.view.all.compactMap(\.id).filter { $0.count == 3 } == ["a 1", "a 0"])
    #expect(screen.tree.warnings.map(\.kind) == [.duplicateID("a", path: "")])
  }

  private struct Named: View {
    @State private var name = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("next") { name += 1 }.id("next")
        Tally(name: "t").id(name / 2)
        AnyView(Tally(name: "any"))
        name < 2 ? AnyView(Tally(name: "x")) : AnyView(Tally(name: "x").padding(1))
      }
    }
  }

  @Test("A new ID, or another type inside AnyView, resets the state")
  func names() {
    let screen = Screen(Named(), width: 100, height: 200)
    for name in ["t 0", "any 0", "x 0"] { screen.tap(name) }
    screen.tap("next")
    #expect(screen.view["t 1"] != nil)
    screen.tap("next")
    #expect(screen.view["t 0"] != nil)
    #expect(screen.view["any 1"] != nil)
    #expect(screen.view["x 0"] != nil)
  }

  private struct Framed: ViewModifier {
    @State private var width = 10.0
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        Button("wider") { width += 5 }.id("wider")
        content.frame(width: width, height: 5).id("framed")
      }
    }
  }

  @Test("A modifier and its content have separate state")
  func modifiers() {
    let screen = Screen(
      VStack(spacing: 0) { Tally(name: "in") }.modifier(Framed()), width: 100, height: 100)
    screen.tap("in 0")
    screen.tap("wider")
    #expect(screen.view["framed"]?.frame.width == 15)
    #expect(screen.view["in 1"] != nil)
  }

  private struct Items: View {
    struct Item: Identifiable {
      let id: String
      var isOn = false
    }
    @State private var items = [Item(id: "a"), Item(id: "b")]

    var body: some View {
      VStack(spacing: 0) {
        ForEach($items) { $item in Check(isOn: $item.isOn, name: item.id) }
        Text(items.filter(\.isOn).map(\.id).joined()).id("chosen")
      }
    }
  }

  private struct Check: View {
    @Binding var isOn: Bool
    let name: String
    var body: some View { Button(isOn ? "x" : "o") { isOn.toggle() }.id(name) }
  }

  @Test("Bindings to elements and their properties write to the source")
  func bindings() {
    let screen = Screen(Items(), width: 100, height: 100)
    screen.tap("b")
    #expect(screen.view["chosen"]?.lines == ["b"])
    #expect(screen.view["b"]?.first { $0.lines.first } == "x")
  }

  @Test("A disabled button ignores taps, and a tap reaches the view in front")
  func taps() {
    let log = Log()
    let stack = ZStack {
      Color.red.onTapGesture { log("back") }
      HStack(spacing: 0) {
        Button("a") { log("button") }.frame(width: 20, height: 20).id("button")
        Button("b") { log("never") }.disabled(true).frame(width: 20, height: 20).id("disabled")
        Color.clear.frame(width: 20, height: 20)
      }
    }
    let screen = Screen(stack, width: 60, height: 20)
    #expect(screen.tree.tap(id: "button"))
    #expect(!screen.tree.tap(id: "disabled"))
    #expect(!screen.tree.tap(id: "nothing"))
    #expect(screen.tree.tap(at: Point(x: 50, y: 10)))
    #expect(screen.tree.tap(at: Point(x: 10, y: 10)))
    #expect(!screen.tree.tap(at: Point(x: 70, y: 10)))
    #expect(log.text == "button back button")
  }
}
