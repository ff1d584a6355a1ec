import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("View IDs")
struct IdentityTests {
  private struct Fruit: Identifiable {
    let id: String
    let size: Double
  }

  private let fruits = [Fruit(id: "fig", size: 10), Fruit(id: "plum", size: 20)]

  @Test("Elements of a ForEach are identified by their data, or by the ID of their view")
  func forEach() {
    let column = VStack(spacing: 0) {
      ForEach(fruits) { Color.red.frame(height: $0.size) }
      ForEach(0..<2) { Color.blue.frame(height: 5).id("blue \($0)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
    }
    let ids = Screen(column, width: 10, height: 80).view.children.map { $0.id ?? "-" }
    #expect(ids == ["fig", "plum", "blue 0", "blue 1", "x", "y"])
  }

  @Test("A view with nested id modifiers is found by each of their IDs")
  func twice() {
    let screen = Screen(Color.red.id("inner").padding(5).id("outer").id("outermost"), width: 30, height: 30)
    #expect(screen.frame("inner") == "5,5 20x20")
    #expect(screen.frame("outer") == "0,0 30x30")
    #expect(screen.frame("outermost") == "0,0 30x30")
  }

  @Test("A row keeps its ID when it is built again", arguments: ["LazyVStack", "VStack"])
  func rebuilt(kind: String) {
    func rows() -> some View {
      Group {
        Color.red.frame(height: 10).id("header")
        ForEach(fruits) { Color.blue.frame(height: $0.size) }
      }
    }
    let lazily = ScrollView { LazyVStack(spacing: 0) { rows() } }
    let screen =
      kind == "VStack"
      ? Screen(VStack(spacing: 0) { rows() }, width: 10, height: 40) : Screen(lazily, width: 10, height: 40)
    let before = screen.text
    screen.tree.place(on: ProposedViewSize(width: 10, height: 40), safeArea: .zero)
    #expect(screen.text == before)
    #expect(screen.view["header"]?.kind == "frame")
    #expect(screen.view["plum"]?.frame.minY == 20)
  }
}
