import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Scroll targets")
struct ScrollTargetTests {
  enum Kind: CaseIterable { case lazy, eager }

  /// A header, twenty rows of 50 pt with IDs "r0" and so on, and a footer.
  private func list(_ kind: Kind) -> some View {
    let rows = Group {
      Text("header").frame(height: 30).id("header")
      ForEach(0..<20) { row in
        HStack { Color.blue.frame(width: 10, height: 20).id("dot \(row)") }.frame(height: 50).id("r\(row)")
      }
      Text("footer").frame(height: 70).id("footer")
    }
    return ScrollView {
      switch kind {
      case .lazy: LazyVStack(spacing: 0) { rows }
      case .eager: VStack(spacing: 0) { rows }
      }
    }
    .id("list")
  }

  private func offset(
    _ target: ScrollSubject, _ anchor: UnitPoint = .top, extra: Double = 0, isClamped: Bool = true, in kind: Kind
  ) -> Double? {
    let position = ScrollDestination.target(target, anchor: anchor, extra: Point(x: 0, y: extra), isClamped: isClamped)
    let screen = Screen(list(kind), width: 100, height: 200, scroll: ["list": position])
    #expect(screen.problems.isEmpty)
    return screen.scroll?.offset.y
  }

  @Test(
    "A scroll target is found by its ID, whether it is built or not", arguments: Kind.allCases,
    [("header", 0.0), ("r0", 30), ("r7", 380), ("footer", 900), ("dot 7", 395)] as [(String, Double)])
  func identities(kind: Kind, found: (id: String, y: Double)) {
    #expect(offset(.id(found.id), in: kind) == found.y)
  }

  @Test(
    "Row numbers count the rows of the collection and not the header", arguments: Kind.allCases,
    [(0, 30.0), (1, 80), (16, 830)] as [(Int, Double)])
  func rows(kind: Kind, found: (row: Int, y: Double)) {
    #expect(offset(.row(found.row), in: kind) == found.y)
  }

  @Test(
    "Anchor and extra distance change the offset; if clamped, it stays within the content", arguments: Kind.allCases,
    [
      (UnitPoint.center, 0.0, true, 305.0), (.bottom, 0, true, 230), (.top, -10, true, 370), (.top, 900, true, 900),
      (.top, 900, false, 1280), (.bottom, -900, true, 0), (.bottom, -900, false, -670),
    ] as [(UnitPoint, Double, Bool, Double)])
  func anchors(kind: Kind, asked: (anchor: UnitPoint, extra: Double, isClamped: Bool, y: Double)) {
    #expect(offset(.row(7), asked.anchor, extra: asked.extra, isClamped: asked.isClamped, in: kind) == asked.y)
  }

  @Test("The scroll targets 'top' and 'bottom' are the ends of the content", arguments: Kind.allCases)
  func ends(kind: Kind) {
    #expect(offset(.top, in: kind) == 0)
    #expect(offset(.bottom, .bottom, in: kind) == 900)
    #expect(offset(.bottom, .top, in: kind) == 900)
  }

  @Test(
    "An unknown scroll target is reported, and the scroll view stays at rest", arguments: Kind.allCases,
    [ScrollSubject.id("r20"), .row(20), .row(-1), .id("")])
  func unknown(kind: Kind, target: ScrollSubject) {
    let screen = Screen(list(kind), width: 100, height: 200, scroll: ["list": .target(target, anchor: .top)])
    #expect(screen.problems == [.scrollTarget(scroller: "list", target: target.description)])
    #expect(screen.scroll?.offset == .zero)
  }

  @Test("Jumping to a row builds only the rows in the window and one row as a sample")
  func jump() {
    var built = 0
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        CountedRows(count: 100_000, length: 50) { row in
          built += 1
          return Color.red.frame(height: 50).id("at \(row)")
        }
      }
    }
    let screen = Screen(
      list.id("list"), width: 100, height: 200, scroll: ["list": .target(.id("row 90000"), anchor: .top)])
    #expect(screen.scroll?.offset.y == 4_500_000)
    #expect(built <= 6)
  }

  @Test("In nested collections, row numbers count the outer rows", arguments: Kind.allCases)
  func nested(kind: Kind) {
    let rows = ForEach(0..<4) { section in
      Text("section").id("s\(section)")
      ForEach(0..<10) { Color.blue.frame(height: 10).id("s\(section) r\($0)") }
    }
    let list = ScrollView {
      switch kind {
      case .lazy: LazyVStack(spacing: 0) { rows }
      case .eager: VStack(spacing: 0) { rows }
      }
    }
    func y(_ target: ScrollSubject) -> Double? {
      Screen(list.id("l"), width: 100, height: 50, scroll: ["l": .target(target, anchor: .top)]).scroll?.offset.y
    }
    #expect(y(.row(2)) == 240)
    #expect(y(.id("s2 r5")) == 310)
    #expect(y(.id("s1")) == 120)
  }

  @Test("Cells of grids are found by number and by ID", arguments: [(0, 0.0), (3, 30), (5, 30), (29, 200)])
  func grid(cell: Int, y: Double) {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 10) {
        ForEach(0..<30) { Color.red.frame(height: 20).id("c\($0)") }
      }
    }
    for target in [ScrollSubject.row(cell), .id("c\(cell)")] {
      let screen = Screen(grid.id("g"), width: 100, height: 90, scroll: ["g": .target(target, anchor: .top)])
      #expect(screen.problems.isEmpty)
      #expect(screen.scroll?.offset.y == y)
    }
  }

  @Test("A horizontal list scrolls to a row starting from the leading edge", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 40).id("c\($0)") } }
    }
    for target in [ScrollSubject.id("c3"), .row(3)] {
      let screen = Screen(
        row.id("list"), width: 100, height: 20, scroll: ["list": .target(target, anchor: .leading)]
      ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      #expect(screen.frame("c3") == (isRightToLeft ? "60,0 40x20" : "0,0 40x20"))
      #expect(screen.scroll?.offset.x == 120)
    }
  }
}

/// Rows that declare that they all have the same length.
struct CountedRows<Row: View>: View {
  let count: Int
  let length: Double
  let row: (Int) -> Row

  typealias Body = Never

  func _build(into builder: inout NodeBuilder) {
    let row = row
    builder.addRows(
      count: count, uniformLength: { [length] in $0 == .vertical ? length : nil }, id: { AnyHashable("row \($0)") },
      build: { row($0)._build(into: &$1) })
  }
}
