import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Safe areas and bars")
struct SafeAreaTests {
  private let bars = EdgeInsets(top: 47, bottom: 34)

  @Test("The root view is centred in the safe area")
  func root() {
    #expect(Screen(Text("ab").id("t"), width: 100, height: 200, safeArea: bars).frame("t") == "40,96.5 20x20")
  }

  @Test("A scroll view rests inside the safe area and draws its content under the bars")
  func scroller() throws {
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 40).id("r\($0)") } }
    }
    let rest = Screen(list, width: 100, height: 200, safeArea: bars)
    #expect(rest.frame("r0") == "0,47 100x40")
    let scroll = try #require(rest.scroll)
    #expect(scroll.viewport == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(scroll.offset == .zero)
    #expect(rest.frame("r3") == "0,167 100x40")
    #expect(rest.frame("r4") == nil)
    let end = Screen(
      list.id("l"), width: 100, height: 200, safeArea: bars, scroll: ["l": .target(.bottom, anchor: .bottom)])
    #expect(end.frame("r9") == "0,126 100x40")
    #expect(end.scroll?.offset.y == 281)
    #expect(end.frame("r6") == "0,6 100x40")
  }

  @Test("A background colour extends under the bars, but a background view does not")
  func background() {
    func fills(_ view: some View) -> [Rect] {
      Screen(view, width: 100, height: 200, safeArea: bars).picture.items.dropFirst().compactMap { item in
        if case .fill(let fill) = item { fill.path.bounds } else { nil }
      }
    }
    let inside = Rect(x: 0, y: 47, width: 100, height: 119)
    let screen = Rect(x: 0, y: 0, width: 100, height: 200)
    let full = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(fills(full.background(Color.red)) == [screen])
    #expect(fills(full.background { Color.red }) == [inside])
    #expect(
      fills(full.background(Color.red, ignoresSafeAreaEdges: .bottom)) == [Rect(x: 0, y: 47, width: 100, height: 153)])
    #expect(fills(Color.red) == [inside])
    #expect(fills(Color.red.ignoresSafeArea()) == [screen])
    #expect(fills(Color.red.ignoresSafeArea(edges: .top)) == [Rect(x: 0, y: 0, width: 100, height: 166)])
  }

  @Test("A view that does not touch the edge of the safe area is not extended")
  func untouched() {
    let view = Color.red.id("c").ignoresSafeArea().padding(1)
    #expect(Screen(view, width: 100, height: 200, safeArea: bars).frame("c") == "1,48 98x117")
  }

  @Test("A bar makes the safe area smaller, and a scroll view scrolls under it")
  func inset() {
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 40).id("r\($0)") } }
    }
    .id("list")
    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).id("bar") }
    let screen = Screen(list, width: 100, height: 200, safeArea: bars)
    #expect(screen.frame("bar") == "0,116 100x50")
    #expect(screen.scroll?.viewport == Rect(x: 0, y: 0, width: 100, height: 200))
    let end = Screen(list, width: 100, height: 200, safeArea: bars, scroll: ["list": .target(.bottom, anchor: .bottom)])
    #expect(end.frame("r9") == "0,76 100x40")
  }

  @Test("The background of a bar extends to the edge of the screen")
  func ground() {
    let list = ScrollView { Color.red.frame(height: 400) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(height: 50).background(Color.blue).id("bar") }
    let screen = Screen(list, width: 100, height: 200, safeArea: bars)
    let ground = screen.view["bar"]?.first { $0.kind == "Rectangle" ? $0.frame.maxY : nil }
    #expect(ground == 200)
  }

  @Test("Bars at the sides follow the layout direction", arguments: [false, true])
  func sides(isRightToLeft: Bool) {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 50).id("c\($0)") } }
    }
    .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30).id("bar") }
    let notch = isRightToLeft ? EdgeInsets(trailing: 40) : EdgeInsets(leading: 40)
    let screen = Screen(row, width: 300, height: 20, safeArea: notch) {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    #expect(screen.frame("bar") == (isRightToLeft ? "230,0 30x20" : "40,0 30x20"))
    #expect(screen.frame("c0") == (isRightToLeft ? "180,0 50x20" : "70,0 50x20"))
    #expect(screen.scroll?.offset == .zero)
    #expect(screen.scroll?.viewport == Rect(x: 0, y: 0, width: 300, height: 20))
  }
}
