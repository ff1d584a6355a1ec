import GalleyControls
import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("ScrollPosition")
struct ScrollPositionTests {
  private struct Jump: Sendable {
    let name: String
    let change: @Sendable (inout ScrollPosition) -> Void
  }

  private static let jumps = [
    Jump(name: "row 40 top") { $0.scrollTo(id: "row 40", anchor: .top) },
    Jump(name: "row 40") { $0.scrollTo(id: "row 40") },
    Jump(name: "bottom") { $0.scrollTo(edge: .bottom) },
    Jump(name: "top") { $0.scrollTo(edge: .top) },
    Jump(name: "y") { $0.scrollTo(y: 130) },
    Jump(name: "far") { $0.scrollTo(y: 1e9) },
    Jump(name: "point") { $0.scrollTo(point: Point(x: 70, y: 20)) },
  ]

  private struct Rows: View {
    @State var position: ScrollPosition

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach((0..<100).map { "row \($0)" }, id: \.self) { Text($0).frame(height: 20) }
          }
        }
        .scrollPosition($position)
        .id("list")
        ForEach(ScrollPositionTests.jumps, id: \.name) { jump in
          Button(jump.name) { jump.change(&position) }.frame(height: 10).id(jump.name)
        }
        Text(position.viewID(type: String.self) ?? "none").id("shown").frame(height: 10)
        Text(position.isPositionedByUser ? "user" : "views").id("who").frame(height: 10)
      }
    }
  }

  /// Shows 2,000 pt of rows in a window of 100 pt.
  private func screen(_ position: ScrollPosition = ScrollPosition(idType: String.self)) -> Screen {
    Screen(Rows(position: position), width: 200, height: 190)
  }

  private func offset(_ screen: Screen) -> Double? { screen.view["list"]?.scroll?.offset.y }

  @Test(
    "A ScrollPosition can scroll to rows, edges and offsets within the content",
    arguments: [("row 40 top", 800.0), ("row 40", 720), ("bottom", 1900), ("y", 130), ("far", 1900), ("point", 20)])
  func jumps(name: String, y: Double) {
    let screen = screen()
    #expect(offset(screen) == 0)
    screen.tap(name)
    #expect(offset(screen) == y)
    screen.tap("top")
    #expect(offset(screen) == 0)
    #expect(screen.view["who"]?.lines == ["views"])
    #expect(screen.tree.warnings.isEmpty)
  }

  @Test("The initial ScrollPosition determines the initial offset")
  func start() {
    #expect(offset(screen(ScrollPosition(edge: .bottom))) == 1900)
    #expect(offset(screen(ScrollPosition(id: "row 50", anchor: .top))) == 1000)
    #expect(offset(screen(ScrollPosition(y: 33))) == 33)
    #expect(offset(screen(ScrollPosition(x: 33))) == 0)
  }

  @Test("After the user scrolls, the position names the first row, until code scrolls again")
  func user() {
    let screen = screen()
    screen.tap("bottom")
    screen.scroll("list", to: 65)
    #expect(offset(screen) == 65)
    #expect(screen.view["who"]?.lines == ["user"])
    #expect(screen.view["shown"]?.lines == ["row 3"])
    screen.scroll("list", to: 80)
    #expect(screen.view["shown"]?.lines == ["row 4"])
    screen.tap("bottom")
    #expect(offset(screen) == 1900)
    #expect(screen.view["who"]?.lines == ["views"])
    #expect(screen.view["shown"]?.lines == ["none"])
  }

  @Test("A ScrollPosition returns only the most recent request")
  func asked() {
    var position = ScrollPosition(id: 7, anchor: .center)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.viewID(type: String.self) == nil)
    #expect(position.edge == nil)
    position.scrollTo(x: 3)
    #expect((position.x, position.y) == (3, nil))
    #expect(position.point == nil)
    #expect(position.viewID == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == Point(x: 1, y: 2))
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing)
    #expect(position.point == nil)
    #expect(position == ScrollPosition(edge: .trailing))
    #expect(ScrollPosition(idType: Int.self, point: Point(x: 1, y: 2)) == ScrollPosition(x: 1, y: 2))
  }

  @Test("Scrolling to an edge changes the offset only along the axis of the edge")
  func twoAxes() {
    struct Board: View {
      @State private var position = ScrollPosition(x: 30, y: 40)
      var body: some View {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 400) }
          .scrollPosition($position)
          .id("board")
          .overlay { Button("down") { position.scrollTo(edge: .bottom) }.id("down") }
          .overlay { Button("right") { position.scrollTo(edge: .trailing) }.id("right") }
          .overlay { Button("x") { position.scrollTo(x: 5) }.id("x") }
      }
    }
    let screen = Screen(Board(), width: 100, height: 100)
    func offset() -> String? { screen.view["board"]?.scroll?.offset.text }
    #expect(offset() == "30,40")
    screen.tap("down")
    #expect(offset() == "30,300")
    screen.tap("right")
    #expect(offset() == "400,300")
    screen.tap("x")
    #expect(offset() == "5,300")
  }
}
