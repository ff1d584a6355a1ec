import GalleyControls
import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Sections in lazy containers")
struct SectionTests {
  enum Kind: CaseIterable { case written, collected }

  /// Three sections of 210 pt, each with a header of 30 pt, four rows of 40 pt and a footer of 20 pt.
  private func sections(_ kind: Kind) -> some View {
    Group {
      switch kind {
      case .written:
        section(0)
        section(1)
        section(2)
      case .collected: ForEach(0..<3) { section($0) }
      }
    }
  }

  private func section(_ number: Int) -> some View {
    Section {
      ForEach(0..<4) { row in Color.red.frame(height: 40).id("r\(number)\(row)") }
    } header: {
      Color.blue.frame(height: 30).id("h\(number)")
    } footer: {
      Color.green.frame(height: 20).id("f\(number)")
    }
  }

  private func screen(
    _ kind: Kind, _ pinned: PinnedScrollableViews, at position: ScrollDestination, safeArea: EdgeInsets = .zero
  ) -> Screen {
    let list = ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { sections(kind) } }
    return Screen(
      list.scrollIndicators(.hidden).id("list"), width: 100, height: 300 + safeArea.vertical, safeArea: safeArea,
      scroll: ["list": position])
  }

  private func top(_ id: String, _ screen: Screen) -> Double? { screen.view[id]?.frame.minY }

  @Test(
    "A pinned header stays at the top until the end of its section pushes it off the screen", arguments: Kind.allCases,
    [(-30, 30), (0, 0), (1, 0), (179, 0), (180, 0), (181, -1), (209.5, -29.5), (210, nil)] as [(Double, Double?)])
  func pushOff(kind: Kind, row: (offset: Double, top: Double?)) {
    let screen = screen(kind, .sectionHeaders, at: .offset(Point(x: 0, y: row.offset)))
    #expect(top("h0", screen) == row.top)
  }

  @Test("The header of the next section starts at the end of the previous section", arguments: Kind.allCases)
  func nextHeader(kind: Kind) {
    for offset in stride(from: 170.0, through: 230, by: 0.5) {
      let screen = screen(kind, .sectionHeaders, at: .offset(Point(x: 0, y: offset)))
      #expect(top("h1", screen) == max(0, 210 - offset))
      if let first = top("h0", screen) { #expect(first == min(0, 180 - offset)) }
    }
  }

  @Test(
    "A pinned footer stays at the bottom until it reaches its own position", arguments: Kind.allCases,
    [(0, 280), (109, 280), (119, 280), (120, 280), (121, 279), (400, 0)] as [(Double, Double)])
  func footer(kind: Kind, row: (offset: Double, top: Double)) {
    // The second section ends at 420. The visible area ends 300 below the offset.
    let screen = screen(kind, .sectionFooters, at: .offset(Point(x: 0, y: row.offset)))
    #expect(top("f1", screen) == row.top)
  }

  @Test("A pinned footer is never placed above its section", arguments: Kind.allCases)
  func footerAtStart(kind: Kind) {
    // The third section starts at 420, so 10 pt of it are visible.
    let screen = screen(kind, .sectionFooters, at: .offset(Point(x: 0, y: 130)))
    #expect(top("f2", screen) == 290)
  }

  @Test(
    "Pinned headers and footers stay clear of the bars and move with overscrolled content", arguments: Kind.allCases)
  func safeArea(kind: Kind) {
    let bars = EdgeInsets(top: 47, bottom: 34)
    let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    let middle = screen(kind, pinned, at: .offset(Point(x: 0, y: 50)), safeArea: bars)
    #expect(top("h0", middle) == 47)
    #expect(top("f1", middle) == 327)
    let pulled = screen(kind, pinned, at: .offset(Point(x: 0, y: -80)), safeArea: bars)
    #expect(top("h0", pulled) == 127)
    let overscrolled = screen(kind, pinned, at: .offset(Point(x: 0, y: 400)), safeArea: bars)
    #expect(top("f2", overscrolled) == 257)
  }

  @Test("Headers that are not pinned scroll away", arguments: Kind.allCases)
  func unpinned(kind: Kind) {
    #expect(top("h0", screen(kind, [], at: .offset(Point(x: 0, y: 10)))) == -10)
    #expect(top("h0", screen(kind, [], at: .offset(Point(x: 0, y: 30)))) == nil)
  }

  @Test("Pinned headers are drawn over the rows", arguments: Kind.allCases)
  func drawingOrder(kind: Kind) {
    let screen = screen(kind, .sectionHeaders, at: .offset(Point(x: 0, y: 15)))
    let ids = screen.view.all.compactMap(\.id)
    let header = ids.firstIndex(of: "h0") ?? -1
    #expect(header > ids.firstIndex(of: "r00") ?? .max)
  }

  @Test(
    "Scrolling to a row places the row below the pinned header", arguments: Kind.allCases,
    [
      (ScrollSubject.id("r12"), UnitPoint.top, 290.0), (.id("r12"), .bottom, 60), (.id("r12"), .center, 175),
      (.id("h1"), .top, 210), (.id("f1"), .bottom, 120),
    ] as [(ScrollSubject, UnitPoint, Double)])
  func scrollTo(kind: Kind, row: (target: ScrollSubject, anchor: UnitPoint, offset: Double)) {
    // Row 12 is from 320 to 360, and the header covers 30 of the 300 pt.
    let position = ScrollDestination.target(row.target, anchor: row.anchor)
    let screen = screen(kind, .sectionHeaders, at: position)
    #expect(screen.scroll?.offset.y == row.offset)
  }

  @Test("ScrollViewReader without an anchor scrolls until the row is just below the pinned header")
  func reader() {
    let list = ScrollViewReader { proxy in
      Button("go") { proxy.scrollTo("r10") }.id("go")
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections(.written) } }.id("list")
    }
    let screen = Screen(list, width: 100, height: 328)
    screen.scroll("list", to: 330)
    screen.tap("go")
    // Row 10 starts at 240, and the header covers the 30 pt above it.
    #expect(screen.scroll?.offset.y == 210)
  }

  @Test(
    "In a horizontal list, headers are pinned to the leading edge",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: LayoutDirection) {
    let list = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<3) { number in
          Section {
            ForEach(0..<4) { _ in Color.red.frame(width: 40) }
          } header: {
            Color.blue.frame(width: 30).id("h\(number)")
          }
        }
      }
    }
    let screen = Screen(
      list.id("list").environment(\.layoutDirection, direction), width: 100, height: 50,
      scroll: ["list": .offset(Point(x: 170, y: 0))])
    // The sections are 190 pt long, so the first header is pushed off by 10 pt.
    #expect(screen.view["h0"]?.frame.minX == (direction == .leftToRight ? -10 : 80))
    #expect(screen.view["h1"]?.frame.minX == (direction == .leftToRight ? 20 : 50))
  }

  @Test("A horizontal scroll view in a section keeps its offset while the section's header is pinned")
  func nested() {
    let list = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 50).id("c\($0)") } } }
            .id("row").frame(height: 60)
          Color.red.frame(height: 900)
        } header: {
          Color.blue.frame(height: 30).id("header")
        }
      }
    }
    let screen = Screen(
      list.id("list"), width: 100, height: 200,
      scroll: ["list": .offset(Point(x: 0, y: 20)), "row": .offset(Point(x: 75, y: 0))])
    #expect(screen.frame("header") == "0,0 100x30")
    #expect(screen.frame("c2") == "25,10 50x60")
  }
}
