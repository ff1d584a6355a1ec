import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("The visible part of a long list")
struct LazyWindowTests {
  private enum Lengths: CaseIterable { case equal, known, different }

  private func list(_ rows: Int, _ lengths: Lengths) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) {
        switch lengths {
        case .equal: ForEach(0..<rows) { row($0, height: 40) }
        case .known: CountedRows(count: rows, length: 40) { row($0, height: 40) }
        case .different: ForEach(0..<rows) { row($0, height: height($0)) }
        }
      }
    }
    .scrollIndicators(.hidden).id("list")
  }

  private func height(_ row: Int) -> Double { Double(20 + row % 7 * 5) }

  private func row(_ number: Int, height: Double) -> some View {
    HStack {
      Text("row \(number)")
      Spacer()
      Color.red.frame(width: 10)
    }
    .frame(height: height)
  }

  @Test(
    "A list of 100 rows and one of 10,000 rows look the same at the same offset", arguments: [0.0, 3, 44, 1234.5, -60])
  func sameWindow(offset: Double) {
    for lengths in Lengths.allCases {
      let pictures = [100, 10_000].map { rows in
        Screen(
          list(rows, lengths), width: 200, height: 300, scroll: ["list": .offset(Point(x: 0, y: offset))]
        ).picture
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("A lazy stack looks the same as an ordinary stack at the same offset", arguments: [0.0, 777, 3000])
  func sameAsEager(offset: Double) {
    let eager = ScrollView {
      VStack(alignment: .leading, spacing: 4) { ForEach(0..<100) { row($0, height: height($0)) } }
    }
    func rows(_ view: some View) -> [String] {
      let screen = Screen(
        AnyView(view).scrollIndicators(.hidden).id("list"), width: 200, height: 300,
        scroll: ["list": .offset(Point(x: 0, y: offset))])
      let window = Rect(x: 0, y: 0, width: 200, height: 300)
      return screen.view.all.filter { $0.kind == "frame" && $0.frame.intersects(window) }.map { $0.outline() }
    }
    #expect(rows(list(100, .different)) == rows(eager))
    #expect(rows(eager).count > 5)
  }

  @Test("A row that consists of several views is laid out like separate rows")
  func severalViews() {
    func content() -> some View {
      ForEach(0..<2) { index in
        Text("ab")
        if index == 0 { Text("abcd") }
      }
    }
    let lazily = LazyVStack(alignment: .trailing, spacing: 5) { content() }
    let eager = VStack(alignment: .trailing, spacing: 5) { content() }.frame(maxWidth: .infinity, alignment: .trailing)
    func texts(_ view: some View) -> [String] {
      Screen(view, width: 100, height: 200).view.all.filter { $0.kind == "Text" }.map { $0.frame.text }
    }
    #expect(texts(lazily).map { $0.prefix(3) } == texts(eager).map { $0.prefix(3) })
    #expect(texts(ScrollView { lazily }) == ["80,0 20x20", "60,25 40x20", "80,50 20x20"])
  }

  @Test("An element without a view leaves no gap in a lazy list")
  func noView() {
    let list = ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<5) { if !$0.isMultiple(of: 2) { Color.red.frame(height: 20).id("r\($0)") } }
      }
    }
    let screen = Screen(list, width: 10, height: 100)
    #expect(screen.frame("r1") == "0,0 10x20")
    #expect(screen.frame("r3") == "0,30 10x20")
    #expect(screen.scroll?.contentSize == Size(width: 10, height: 50))
  }
}
