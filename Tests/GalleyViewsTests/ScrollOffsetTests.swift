import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Requested scroll offsets")
struct ScrollOffsetTests {
  private func list(rows: Int = 20) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows) { Color.red.frame(height: 50).id("row \($0)") }
      }
    }
    .id("list")
  }

  @Test(
    "A requested scroll offset is applied even beyond the ends of the content",
    arguments: [(0.0, "0,0 100x50"), (125, "0,-25 100x50"), (-80, "0,80 100x50")])
  func offsets(y: Double, first: String) throws {
    let screen = Screen(list(), width: 100, height: 200, scroll: ["list": .offset(Point(x: 0, y: y))])
    let rows = screen.view.all.filter { $0.kind == "frame" }
    #expect(rows.first?.frame.text == first)
    #expect(screen.scroll?.offset == Point(x: 0, y: y))
    #expect(screen.scroll?.requested == Point(x: 0, y: y))
    #expect(screen.problems.isEmpty)
  }

  @Test("With an overscroll of 80 pt at the top, no content is visible above the first row")
  func pulled() {
    let screen = Screen(list(), width: 100, height: 200, scroll: ["list": .offset(Point(x: 5, y: -80))])
    #expect(
      screen.text == """
        ScrollView #list 0,0 100x200 at 0,-80 of 100x1000
         LazyVStack 0,80 100x1000
          frame #row 0 0,80 100x50
           Color 0,80 100x50
          frame #row 1 0,130 100x50
           Color 0,130 100x50
          frame #row 2 0,180 100x50
           Color 0,180 100x50
        """)
  }

  @Test("A scroll view without a requested offset is at rest")
  func rest() {
    let screen = Screen(list(), width: 100, height: 200)
    #expect(screen.scroll?.offset == .zero)
    #expect(screen.scroll?.requested == nil)
  }

  @Test("The error for an unknown scroll view lists the existing names")
  func unknown() {
    let screen = Screen(list(), width: 100, height: 200, scroll: ["lsit": .offset(.zero)])
    #expect(screen.problems == [.scroller(name: "lsit", known: ["list"])])
  }

  private func shelves(_ count: Int) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count) { shelf in
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<30) { Color.blue.frame(width: 40, height: 50).id("\(shelf).\($0)") }
            }
          }
          .id("shelf \(shelf)")
        }
      }
    }
    .id("shelves")
  }

  @Test("Scroll views inside lazy rows have the offsets requested for them")
  func nested() {
    let screen = Screen(
      shelves(100), width: 100, height: 100,
      scroll: ["shelves": .target(.id("shelf 40"), anchor: .top), "shelf 41": .offset(Point(x: 100, y: 0))])
    #expect(screen.problems.isEmpty)
    #expect(screen.frame("40.0") == "0,0 40x50")
    #expect(screen.frame("41.2") == "-20,50 40x50")
    #expect(screen.view["39.0"] == nil && screen.view["42.0"] == nil)
  }

  @Test("A scroll view in a row that is not built is found by name")
  func unseen() {
    let screen = Screen(
      shelves(30), width: 100, height: 100,
      scroll: ["shelf 20": .offset(Point(x: 100, y: 0)), "shelf 30": .offset(.zero)])
    let names = screen.problems.compactMap { if case .scroller(let name, _) = $0 { name } else { nil } }
    #expect(names == ["shelf 30"])
    #expect(screen.frame("0.0") == "0,0 40x50")
  }

  @Test("Content smaller than the window is centred horizontally and starts at the top")
  func small() {
    let screen = Screen(
      ScrollView { Color.red.frame(width: 20, height: 10).id("c") }.frame(width: 100), width: 100, height: 80)
    #expect(screen.frame("c") == "40,0 20x10")
  }
}
