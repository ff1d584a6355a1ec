import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Lists")
struct ListTests {
  private func screen(
    _ list: some View, width: Double = 320, height: Double = 400, scroll: [String: ScrollDestination] = [:],
    direction: LayoutDirection = .leftToRight
  ) -> Screen {
    Screen(list, width: width, height: height, scroll: scroll) {
      $0.showsScrollIndicators = false
      $0.layoutDirection = direction
    }
  }

  private func separators(_ screen: Screen) -> [String] {
    screen.view.all.filter { $0.kind == "Separator" }.map { $0.frame.text }
  }

  @Test("A row of an inset grouped list is 44 pt high, on a card with 20 pt of space on each side")
  func insetGrouped() {
    let screen = screen(List { Text("one").id("one") })
    #expect(screen.frame("one") == "0,35 320x44")
    #expect(screen.view.first { $0.kind == "ground" ? $0.frame.text : nil } == "20,35 280x44")
    #expect(screen.view.first { $0.kind == "Text" ? $0.frame.text : nil } == "40,47 30x20")
  }

  @Test("A row of a plain list is as wide as the list")
  func plain() {
    let screen = screen(List { Text("one").id("one") }.listStyle(.plain))
    #expect(screen.frame("one") == "0,0 320x44")
    #expect(screen.view.first { $0.kind == "Text" ? $0.frame.text : nil } == "16,12 30x20")
    #expect(separators(screen) == ["16,0 304x1", "16,43 304x1"])
  }

  @Test(
    "Rows are as tall as their content and insets, but not below the minimum height",
    arguments: [(20.0, 44.0), (22, 44), (22.5, 44.5), (60, 82)])
  func heights(row: (content: Double, height: Double)) {
    let list = List { Color.red.frame(height: row.content).id("row") }.listStyle(.plain)
    #expect(screen(list).view["row"]?.frame.height == row.height)
    let low = screen(list.environment(\.defaultMinListRowHeight, 10))
    #expect(low.view["row"]?.frame.height == row.content + 22)
    let bare = List { Color.red.frame(height: row.content).listRowInsets(EdgeInsets()).id("row") }
    #expect(screen(bare.environment(\.defaultMinListRowHeight, 0)).view["row"]?.frame.height == row.content)
  }

  @Test("A separator begins at the leading edge of the first text in its row")
  func separatorStart() {
    let list = List {
      ForEach(0..<3) { number in
        HStack(spacing: 10) {
          if number != 1 { Color.red.frame(width: 30, height: 20) }
          Text("row")
          Spacer()
        }
      }
    }
    #expect(separators(screen(list)) == ["80,78 220x1", "40,122 260x1"])
    #expect(separators(screen(list, direction: .rightToLeft)) == ["20,78 220x1", "20,122 260x1"])
  }

  @Test("A row's alignment guides can move the ends of its separator")
  func separatorGuides() {
    let list = List {
      Text("one").alignmentGuide(.listRowSeparatorLeading) { _ in 7 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
      Text("two")
    }
    #expect(separators(screen(list)) == ["47,78 23x1"])
  }

  @Test("The separator between two rows is visible only if both rows allow it")
  func hiddenSeparators() {
    func rows(_ hidden: Int, _ edges: VerticalEdge.Set) -> [String] {
      separators(
        screen(
          List { ForEach(0..<4) { Text("r\($0)").listRowSeparator($0 == hidden ? .hidden : .visible, edges: edges) } })
      )
      .map { String($0.split(separator: " ")[0]) }
    }
    #expect(rows(9, .all) == ["40,78", "40,122", "40,166"])
    #expect(rows(1, .all) == ["40,166"])
    #expect(rows(1, .top) == ["40,122", "40,166"])
    #expect(rows(1, .bottom) == ["40,78", "40,166"])
    #expect(rows(0, .top) == rows(9, .all))
  }

  @Test("Section headers are in capitals, and sections without headers are 35 pt apart")
  func sections() {
    let list = List {
      Section("Title") { Text("one").id("one") }
      Section {
        Text("two").id("two")
      } footer: {
        Text("end").id("end")
      }
    }
    let screen = screen(list)
    #expect(screen.view.all.compactMap { $0.lines.first } == ["TITLE", "one", "two", "end"])
    // The header is 43 pt high: 17 pt above its text and 6 pt below.
    #expect(screen.frame("one") == "0,43 320x44")
    #expect(screen.frame("two") == "0,122 320x44")
    #expect(screen.frame("end") == "0,166 320x38")
    #expect(screen.scroll?.contentSize.height == 221.5)
  }

  @Test("Section headers of plain lists are pinned to the top")
  func plainHeaders() {
    let list = List {
      ForEach(0..<3) { number in
        Section {
          ForEach(0..<9) { Text("row \($0)").id("r\(number)\($0)") }
        } header: {
          Text("title \(number)").id("h\(number)")
        }
      }
    }
    .listStyle(.plain).id("list")
    // A section is 38 + 9 · 44 = 434 pt high.
    let tops = [(10.0, 0.0), (396, 0), (397, -1), (433, -37)]
    for (offset, top) in tops {
      let screen = screen(list, scroll: ["list": .offset(Point(x: 0, y: offset))])
      #expect(screen.view["h0"]?.frame.minY == top)
    }
    let row = screen(list, scroll: ["list": .target(.id("r13"), anchor: .top)])
    #expect(row.view["r13"]?.frame.minY == 38)
  }

  @Test("Only the first and last rows of a card are rounded; with row spacing, each row is a card")
  func corners() {
    func clips(_ list: some View) -> Int {
      screen(list).view.all.filter { $0.kind == "card" }.count
    }
    #expect(clips(List { ForEach(0..<5) { Text("\($0)") } }) == 2)
    #expect(clips(List { Text("only") }) == 1)
    #expect(clips(List { ForEach(0..<5) { Text("\($0)") } }.listRowSpacing(8)) == 5)
    #expect(clips(List { ForEach(0..<5) { Text("\($0)") } }.listStyle(.grouped)) == 0)
  }

  @Test("Row spacing is not added below the last row")
  func rowSpacing() {
    let list = List { ForEach(0..<3) { Text("r\($0)").id("r\($0)") } }.listRowSpacing(10)
    let screen = screen(list)
    #expect(screen.view.all.filter { $0.kind == "ground" }.map { $0.frame.minY } == [35, 89, 143])
    #expect(screen.view.all.filter { $0.kind == "ground" }.map { $0.frame.height } == [44, 44, 44])
    #expect(screen.scroll?.contentSize.height == 222)
  }

  @Test(
    "A list of 100 rows and one of 100,000 rows look the same at the same offset", arguments: [0.0, 44, 1000.5, -30])
  func sameWindow(offset: Double) {
    let pictures = [100, 100_000].map { count in
      let list = List { CountedRows(count: count, length: 30) { Text("row \($0)").frame(height: 30) } }
      return screen(list.id("list"), scroll: ["list": .offset(Point(x: 0, y: offset))]).picture
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("The background of a list fills the window below the bars too, unless it is hidden")
  func ground() {
    func color(_ list: some View) -> RGBA? {
      let picture = screen(list).picture
      guard case .group(let group)? = picture.items.dropFirst().first,
        case .fill(let fill)? = group.items.first, case .color(let color) = fill.paint
      else { return nil }
      return color
    }
    #expect(color(List { EmptyView() }) == SystemColor.systemGroupedBackground.rgba(in: .light))
    #expect(color(List { EmptyView() }.listStyle(.plain)) == SystemColor.systemBackground.rgba(in: .light))
    #expect(color(List { EmptyView() }.scrollContentBackground(.hidden)) == nil)
  }
}
