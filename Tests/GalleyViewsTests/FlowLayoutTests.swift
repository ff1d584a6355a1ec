import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import TestSupport
import Testing

@Suite("Flow layout")
struct FlowLayoutTests {
  /// Boxes of the given widths. Their heights start at 20 pt and increase by 10 pt.
  private func boxes(_ widths: [Double]) -> some View {
    ForEach(widths.indices) { Color.red.frame(width: widths[$0], height: 20 + 10 * Double($0)).id("b\($0)") }
  }

  private func frames(_ view: some View, _ count: Int, width: Double = 100) -> [String] {
    let screen = Screen(ScrollView { view }, width: width, height: 500)
    return (0..<count).map { screen.frame("b\($0)") ?? "" }
  }

  @Test(
    "In a flow layout, a line ends before the first view that does not fit",
    arguments: [
      (50.0, ["0,0 40x20", "50,0 50x30"]), (50.5, ["0,0 40x20", "0,25 50.5x30"]),
    ] as [(Double, [String])])
  func breaks(row: (second: Double, frames: [String])) {
    let expected = row.second == 50 ? ["0,5 40x20", "50,0 50x30"] : row.frames
    for lazily in [true, false] {
      let widths = [40, row.second]
      let view = Group {
        if lazily {
          LazyFlowStack(spacing: 10, lineSpacing: 5) { boxes(widths) }
        } else {
          FlowLayout(spacing: 10, lineSpacing: 5) { boxes(widths) }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      #expect(frames(view, 2) == expected)
    }
  }

  @Test("In a flow layout, a view wider than the container gets the width of the container")
  func tooWide() {
    let screen = Screen(LazyFlowStack { Text("abcd efgh").id("long") }, width: 50, height: 100)
    #expect(screen.frame("long") == "0,30 40x40")
  }

  @Test("Columns of a flow layout are equally wide, and views are aligned inside them")
  func columns() {
    let fixed = LazyFlowStack(columns: .count(2), spacing: 10, lineSpacing: 0) { boxes([20, 30, 45]) }
    #expect(frames(fixed, 3) == ["0,5 20x20", "55,0 30x30", "0,30 45x40"])
    let centered = LazyFlowStack(columns: .count(2), alignment: .center, spacing: 10, lineSpacing: 0) {
      boxes([20, 30, 45])
    }
    #expect(frames(centered, 3) == ["12.5,5 20x20", "62.5,0 30x30", "0,30 45x40"])
    let adaptive = LazyFlowStack(columns: .adaptive(minimum: 26), spacing: 10, lineSpacing: 0) { boxes([1, 1, 1, 1]) }
    #expect(frames(adaptive, 4).map { $0.split(separator: ",")[0] } == ["0", "36.67", "73.33", "0"])
  }

  @Test("Lines of a flow layout are aligned in the container, and views on their line")
  func alignment() {
    let end = LazyFlowStack(alignment: .trailing, itemAlignment: .bottom, spacing: 10, lineSpacing: 0) {
      boxes([40, 30, 60])
    }
    #expect(frames(end, 3) == ["20,10 40x20", "70,0 30x30", "40,30 60x40"])
  }

  @Test("A lazy flow places views exactly like an ordinary flow layout", arguments: 0..<20)
  func sameAsEager(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let widths = (0..<30).map { _ in Double(Int.random(in: 1...99, using: &dice)) }
    let columns: [FlowLayout.Columns] = [.fitting, .count(3), .adaptive(minimum: 40)]
    for columns in columns {
      let lazy = LazyFlowStack(columns: columns, spacing: 3, lineSpacing: 4) { boxes(widths) }
      let eager = FlowLayout(columns: columns, spacing: 3, lineSpacing: 4) { boxes(widths) }
        .frame(maxWidth: .infinity, alignment: .leading)
      func size(_ view: some View) -> Double? {
        Screen(ScrollView { view }, width: 130, height: 5000).scroll?.contentSize.height
      }
      #expect(size(lazy) == size(eager))
      #expect(frames(lazy, 5, width: 130) == frames(eager, 5, width: 130))
    }
  }

  @Test("A lazy flow builds only visible lines and can scroll to an item that is not built")
  func virtualized() {
    let flow = LazyFlowStack(spacing: 0, lineSpacing: 0) {
      ForEach(0..<1000) { Color.red.frame(width: 25, height: 20).id("b\($0)") }
    }
    let screen = Screen(
      ScrollView { flow }.id("list"), width: 100, height: 60, scroll: ["list": .target(.id("b402"), anchor: .top)])
    #expect(screen.scroll?.offset.y == 2000)
    #expect(screen.frame("b402") == "50,0 25x20")
    #expect(screen.view.all.filter { $0.kind == "frame" }.count == 12)
  }

  @Test("The lines of a flow layout start at the right in right-to-left layouts")
  func mirrored() {
    let flow = LazyFlowStack(spacing: 10, lineSpacing: 0) { boxes([40, 30, 60]) }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(frames(flow, 3) == ["60,5 40x20", "20,0 30x30", "40,30 60x40"])
  }
}
