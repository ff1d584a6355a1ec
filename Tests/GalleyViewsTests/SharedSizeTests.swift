import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@testable import GalleyMessages

@Suite("Sizes shared between rows")
struct SharedSizeTests {
  /// Rows of one word each, with the listed numbers of letters of 10 pt.
  private struct Words: View {
    let lengths: [Int]
    var width = SyncedWidth.exact
    var scope = SyncScope.list

    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(lengths.indices, id: \.self) { row in
          HStack(spacing: 0) {
            Text(String(repeating: "a", count: lengths[row])).syncWidth("word", in: scope, width: width).lineLimit(1)
            Text("b").id("b\(row)")
          }
        }
      }
    }
  }

  private func left(_ id: String, _ screen: Screen) -> Double? { screen.view[id]?.frame.minX }

  private func list(_ lengths: [Int], _ width: SyncedWidth) -> Screen {
    Screen(ScrollView { Words(lengths: lengths, width: width) }.id("list"), width: 400, height: 60)
  }

  @Test("An exact column is as wide as its widest cell, even off screen")
  func exact() {
    var lengths = Array(repeating: 3, count: 1000)
    lengths[777] = 21
    let screen = list(lengths, .exact)
    #expect(left("b0", screen) == 210)
    #expect(screen.view["b777"] == nil)
  }

  @Test("A growing column considers only shown cells and never becomes narrower")
  func growing() {
    let lengths = [3, 4, 2, 3, 3, 3, 3, 3, 12, 3, 3, 3]
    let screen = list(lengths, .growing)
    #expect(left("b0", screen) == 40)
    screen.scroll("list", to: 100)
    #expect(left("b5", screen) == 40)
    screen.scroll("list", to: 130)
    #expect(left("b8", screen) == 120)
    screen.scroll("list", to: 0)
    #expect(left("b0", screen) == 120)
    #expect(left("b0", list(lengths, .exact)) == 120)
    screen.tree.context.resetShownState()
    screen.place()
    #expect(left("b0", screen) == 40)
  }

  @Test("Capped columns limit their width; percentile columns fit the given percentage of cells")
  func capped() {
    let lengths = Array(repeating: 3, count: 90) + Array(repeating: 9, count: 9) + [30]
    #expect(left("b0", list(lengths, .capped(maximum: 60))) == 60)
    #expect(left("b0", list(lengths, .capped(maximum: 400))) == 300)
    #expect(left("b0", list(lengths, .percentile(0.9))) == 30)
    #expect(left("b0", list(lengths, .percentile(0.91))) == 90)
    #expect(left("b0", list(lengths, .percentile(1))) == 300)
  }

  @Test("Lists have separate columns unless the scope is the screen")
  func scopes() {
    func screen(_ scope: SyncScope) -> Screen {
      let lists = HStack(alignment: .top, spacing: 0) {
        ScrollView { Words(lengths: [3, 5], scope: scope) }.frame(width: 200)
        ScrollView { Words(lengths: [8, 2], scope: scope) }.frame(width: 200)
      }
      return Screen(lists, width: 400, height: 60)
    }
    func columns(_ screen: Screen) -> [Double] {
      screen.view.all.filter { $0.kind == "syncWidth" }.map(\.frame.width)
    }
    #expect(columns(screen(.list)) == [50, 50, 80, 80])
    #expect(columns(screen(.screen)) == [80, 80, 80, 80])
  }

  @Test("Sections have separate columns")
  func sections() {
    let stack = LazyVStack(alignment: .leading, spacing: 0) {
      ForEach([3, 7], id: \.self) { length in
        Section {
          ForEach(0..<3) { row in
            Text(String(repeating: "a", count: row == 2 ? length : 1)).syncWidth("word", in: .section)
          }
        }
      }
    }
    let screen = Screen(ScrollView { stack }, width: 200, height: 200)
    let widths = screen.view.all.filter { $0.kind == "syncWidth" }.map(\.frame.width)
    #expect(widths == [30, 30, 30, 70, 70, 70])
  }

  @Test("A screen-wide column includes off-screen views of a flow")
  func wrapped() {
    let flow = LazyFlowStack {
      ForEach(0..<50) { Text(String(repeating: "a", count: $0 == 49 ? 9 : 2)).syncWidth("word", in: .screen) }
    }
    let screen = Screen(ScrollView { flow }, width: 200, height: 40)
    #expect(screen.view.all.filter { $0.kind == "syncWidth" }.allSatisfy { $0.frame.width == 90 })
    #expect(screen.view.all.contains { $0.kind == "syncWidth" })
  }

  @Test("A column inside a column counts with its shared width")
  func nested() {
    let stack = LazyVStack(alignment: .leading, spacing: 0) {
      ForEach([(2, 9), (6, 1)], id: \.0) { inner, outer in
        HStack(spacing: 0) {
          Text(String(repeating: "a", count: inner)).syncWidth("inner")
          Text(String(repeating: "b", count: outer))
        }
        .syncWidth("outer")
      }
    }
    let screen = Screen(ScrollView { stack }, width: 400, height: 100)
    let widths = screen.view.all.filter { $0.kind == "syncWidth" }.map(\.frame.width)
    #expect(widths == [150, 60, 150, 60])
  }

  /// Rows that are all laid out horizontally or all vertically.
  private struct Pairs: View {
    let lengths: [Int]
    var scope: SyncScope? = .list

    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(lengths.indices, id: \.self) { row in
          ViewThatFits(in: .horizontal, uniform: scope) {
            HStack(spacing: 0) {
              Text(String(repeating: "a", count: lengths[row]))
              Text("b")
            }
            VStack(spacing: 0) {
              Text(String(repeating: "a", count: lengths[row]))
              Text("b")
            }
          }
          .id("row\(row)")
        }
      }
    }
  }

  private func heights(_ lengths: [Int], width: Double, scope: SyncScope? = .list) -> Set<Double> {
    let screen = Screen(ScrollView { Pairs(lengths: lengths, scope: scope) }, width: width, height: 200)
    return Set(screen.view.all.filter { $0.id?.hasPrefix("row") == true }.map(\.frame.height))
  }

  @Test("One row that does not fit changes all rows, including those off screen")
  func uniform() {
    var lengths = Array(repeating: 4, count: 300)
    lengths[250] = 11
    #expect(heights(lengths, width: 120) == [20])
    #expect(heights(lengths, width: 119.5) == [40])
    #expect(heights([4, 11], width: 100, scope: nil) == [20, 40])
  }

  @Test("The evidence names the row, its words, and the needed and offered widths")
  func evidence() throws {
    var lengths = Array(repeating: 4, count: 300)
    lengths[250] = 11
    let screen = Screen(ScrollView { Pairs(lengths: lengths) }, width: 100, height: 100)
    let fit = try #require(screen.tree.context.sharedSizes.flatMap(\.fits.values).first)
    #expect(fit.choice == 1)
    let finding = try #require(fit.findings.first)
    #expect([finding.needed, finding.offered, finding.excess] == [120, 100, 20])
    #expect(finding.row == 250)
    #expect(finding.overruns == 1)
    #expect(finding.words == "\(String(repeating: "a", count: 11)) · b")
  }

  @Test("The choice reverts when the row that forced it is removed")
  func edits() {
    struct List: View {
      @State private var lengths = [4, 11, 5]

      var body: some View {
        VStack(spacing: 0) {
          Button("x") { lengths.remove(at: 1) }.id("remove")
          ScrollView { Pairs(lengths: lengths) }
          ScrollView { Words(lengths: lengths) }
        }
      }
    }
    let screen = Screen(List(), width: 100, height: 300)
    #expect(screen.view["row0"]?.frame.height == 40)
    #expect(left("b0", screen) == 110)
    screen.tap("remove")
    #expect(screen.view["row0"]?.frame.height == 20)
    #expect(left("b0", screen) == 50)
  }

  @Test("Scrollers with one name share an offset, including scrollers shown later")
  func scrollers() {
    func screen(_ policy: ScrollSyncPolicy) -> Screen {
      let stack = LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<50) { row in
          ScrollView(.horizontal) {
            Color.blue.frame(width: row == 1 ? 120 : 500, height: 20).id("c\(row)")
          }
          .scrollSync("cells", policy: policy)
        }
      }
      return Screen(ScrollView { stack }.id("list"), width: 100, height: 100)
    }
    for (policy, short) in [(ScrollSyncPolicy.shared, -80.0), (.clamped, -20)] {
      let screen = screen(policy)
      screen.tree.context.scrollPositions[AnyHashable("cells")] = .offset(Point(x: 80, y: 0))
      screen.place()
      #expect(left("c0", screen) == -80)
      #expect(left("c1", screen) == short)
      screen.scroll("list", to: 600)
      #expect(left("c32", screen) == -80)
    }
  }

  @Test("Estimated row heights come from shown rows and become exact at the end")
  func estimated() {
    func screen(_ heights: RowHeights) -> Screen {
      let stack = LazyVStack(spacing: 0) {
        ForEach(0..<100) { Color.blue.frame(height: $0 < 50 ? 20 : 60).id("r\($0)") }
      }
      return Screen(ScrollView { stack }.rowHeights(heights).id("list"), width: 100, height: 200)
    }
    #expect(screen(.exact).scroll?.contentSize.height == 4000)
    let guessed = screen(.estimated)
    #expect(guessed.scroll?.contentSize.height == 2000)
    for step in 0..<40 { guessed.scroll("list", to: Double(step) * 100) }
    #expect(guessed.scroll?.contentSize.height == 4000)
    let exact = screen(.exact)
    exact.scroll("list", to: 3900)
    #expect(exact.view["r98"]?.frame.minY == -20)
    #expect(guessed.view["r98"]?.frame == exact.view["r98"]?.frame)
  }
}
