import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Sections in lazy grids")
struct SectionGridTests {
  /// Two sections, each with a header of 30 pt and five cells of 40 pt in two columns. The first has a footer of 20 pt.
  private func grid(collected: Bool, _ pinned: PinnedScrollableViews = []) -> some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: pinned) {
        if collected {
          ForEach(0..<2) { section($0) }
        } else {
          section(0)
          section(1)
        }
      }
    }
    .scrollIndicators(.hidden).id("list")
  }

  private func section(_ number: Int) -> some View {
    Section {
      ForEach(0..<5) { Color.red.frame(height: 40).id("c\(number)\($0)") }
    } header: {
      Color.blue.frame(height: 30).id("h\(number)")
    } footer: {
      if number == 0 { Color.green.frame(height: 20).id("f\(number)") }
    }
  }

  @Test("Headers and footers are as wide as the grid, and cells start a new line below them", arguments: [true, false])
  func lines(collected: Bool) {
    let screen = Screen(grid(collected: collected), width: 100, height: 400)
    #expect(screen.frame("h0") == "0,0 100x30")
    #expect(screen.frame("c01") == "50,30 50x40")
    #expect(screen.frame("c04") == "0,110 50x40")
    #expect(screen.frame("f0") == "0,150 100x20")
    #expect(screen.frame("h1") == "0,170 100x30")
    #expect(screen.frame("c10") == "0,200 50x40")
    #expect(screen.scroll?.contentSize == Size(width: 100, height: 320))
  }

  @Test(
    "When a section ends, its end pushes the pinned header off the screen", arguments: [true, false],
    [(0, 0), (140, 0), (141, -1), (169, -29)] as [(Double, Double)])
  func pushOff(collected: Bool, row: (offset: Double, top: Double)) {
    let screen = Screen(
      grid(collected: collected, .sectionHeaders), width: 100, height: 150,
      scroll: ["list": .offset(Point(x: 0, y: row.offset))])
    #expect(screen.view["h0"]?.frame.minY == row.top)
    #expect(screen.view["h0"]?.frame.width == 100)
  }

  @Test("Scrolling to a cell places the cell below the pinned header", arguments: [true, false])
  func scrollTo(collected: Bool) {
    let screen = Screen(
      grid(collected: collected, .sectionHeaders), width: 100, height: 100,
      scroll: ["list": .target(.id("c12"), anchor: .top)])
    // The line of the cell starts at 240, minus 30 for the header. The content ends at 320.
    #expect(screen.scroll?.offset.y == 210)
  }

  @Test("Sections of 100 and of 100,000 cells look the same at the same offset")
  func sameWindow() {
    let pictures = [100, 100_000].map { count in
      let grid = ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          Section("Title") {
            CountedRows(count: count, length: 40) { Text("cell \($0)").frame(height: 40) }
          }
        }
      }
      return Screen(
        grid.scrollIndicators(.hidden).id("list"), width: 200, height: 150,
        scroll: ["list": .offset(Point(x: 0, y: 555))]
      ).picture
    }
    #expect(pictures[0] == pictures[1])
  }
}
