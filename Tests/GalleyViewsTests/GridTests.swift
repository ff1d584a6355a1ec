import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Grids")
struct GridTests {
  private func box(_ width: Double, _ height: Double, _ id: String) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test("The columns and rows of a Grid fit their largest cells, in which the views are centred")
  func tracks() {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        box(20, 10, "a")
        box(10, 30, "b")
      }
      GridRow {
        box(8, 8, "c")
        box(30, 6, "d")
      }
    }
    let screen = Screen(grid.id("grid"), width: 54, height: 40)
    #expect(screen.frame("grid") == "0,0 54x40")
    #expect(screen.frame("a") == "0,10 20x10")
    #expect(screen.frame("b") == "34,0 10x30")
    #expect(screen.frame("c") == "6,32 8x8")
    #expect(screen.frame("d") == "24,33 30x6")
  }

  @Test("If a cell that spans several columns needs more width, these columns grow equally")
  func spans() {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        box(10, 5, "a")
        box(20, 5, "b")
        box(30, 5, "c")
      }
      GridRow { box(52, 5, "wide").gridCellColumns(2) }
    }
    let screen = Screen(grid, width: 84, height: 10)
    #expect(screen.frame("wide") == "0,5 52x5")
    #expect(screen.frame("a") == "5,0 10x5")
    #expect(screen.frame("b") == "27,0 20x5")
    #expect(screen.frame("c") == "54,0 30x5")
  }

  @Test("The alignment of a cell is set by its grid, row, column or anchor")
  func alignments() {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 20, "a")
        box(20, 20, "b")
        box(20, 20, "c")
      }
      GridRow(alignment: .top) {
        box(10, 10, "d")
        box(10, 10, "e").gridColumnAlignment(.leading)
        box(10, 20, "f")
      }
      GridRow {
        box(4, 4, "g").gridCellAnchor(.center)
        box(4, 4, "h")
        box(20, 20, "i")
      }
    }
    let screen = Screen(grid, width: 60, height: 60)
    #expect(screen.frame("d") == "10,20 10x10")
    #expect(screen.frame("e") == "20,20 10x10")
    #expect(screen.frame("f") == "50,20 10x20")
    #expect(screen.frame("g") == "8,48 4x4")
    #expect(screen.frame("h") == "20,56 4x4")
  }

  @Test("Columns share the available width, and a view outside of rows spans all of them")
  func flexible() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10, "fixed")
        Color.red.frame(height: 10).id("rest")
      }
      Divider().id("line")
    }
    let screen = Screen(grid, width: 100, height: 50)
    #expect(screen.frame("rest") == "20,19.5 80x10")
    #expect(screen.frame("line") == "0,29.5 100x1")
  }

  @Test("A view with gridCellUnsizedAxes does not widen its columns", arguments: [false, true])
  func unsized(isUnsized: Bool) {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10, "a")
        box(20, 10, "b")
      }
      Divider().gridCellUnsizedAxes(isUnsized ? .horizontal : []).id("line")
    }
    #expect(Screen(grid, width: 100, height: 50).view["line"]?.frame.width == (isUnsized ? 40 : 100))
  }

  @Test("The Text views in a grid row are aligned on their baselines")
  func baselines() {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").padding(.top, 7).id("a")
        Text("b").id("b")
      }
    }
    let screen = Screen(grid.id("grid"), width: 100, height: 100)
    #expect(screen.view["b"]?.frame.minY == (screen.view["a"]?.frame.minY).map { $0 + 7 })
    #expect(screen.view["grid"]?.frame.height == 27)
  }

  @Test("The first column of a Grid is on the right in right-to-left layouts")
  func mirrored() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        box(10, 10, "a")
        box(30, 10, "b")
      }
    }
    let screen = Screen(grid, width: 40, height: 10) { $0.layoutDirection = .rightToLeft }
    #expect(screen.frame("a") == "30,0 10x10")
    #expect(screen.frame("b") == "0,0 30x10")
  }

  @Test("Outside a grid, the views of a GridRow are laid out by the surrounding container")
  func alone() {
    let row = HStack(spacing: 0) {
      GridRow {
        box(10, 10, "a")
        box(30, 10, "b")
      }
    }
    #expect(Screen(row, width: 40, height: 10).frame("b") == "10,0 30x10")
  }

  @Test("A lazy grid builds only the visible cells")
  func lazyColumns() {
    let grid = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 5) {
        ForEach(0..<100) { Color.red.frame(width: 40).id("cell \($0)") }
      }
    }
    let screen = Screen(grid.id("list"), width: 100, height: 60, scroll: ["list": .offset(Point(x: 90, y: 0))])
    #expect(screen.frame("cell 4") == "0,0 40x20")
    #expect(screen.frame("cell 5") == "0,28 40x32")
    #expect(screen.frame("cell 10") == nil)
    #expect(screen.scroll?.contentSize == Size(width: 50 * 45 - 5, height: 60))
  }
}
