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
  /// Rows of one word each, with the given numbers of letters that are 10 pt wide.
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

  @Test("An exact column is as wide as its widest cell, even if that is not visible")
  func exact() {
    var lengths = Array(repeating: 3, count: 1000)
    lengths[777] = 21
    let screen = list(lengths, .exact)
    #expect(left("b0", screen) == 210)
    #expect(screen.view["b777"] == nil)
  }

  @Test("A growing column is as wide as the widest cell shown so far")
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

  @Test("Capped columns have a maximum width; percentile columns fit a given percentage of cells")
  func capped() {
    let lengths = Array(repeating: 3, count: 90) + Array(repeating: 9, count: 9) + [30]
    #expect(left("b0", list(lengths, .capped(maximum: 60))) == 60)
    #expect(left("b0", list(lengths, .capped(maximum: 400))) == 300)
    #expect(left("b0", list(lengths, .percentile(0.9))) == 30)
    #expect(left("b0", list(lengths, .percentile(0.91))) == 90)
    #expect(left("b0", list(lengths, .percentile(1))) == 300)
  }

  @Test("Each list has its own columns, unless their scope is the screen")
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

  @Test("Each section has its own columns")
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

  @Test("A column with the scope 'screen' includes views of a flow layout that are not visible")
  func wrapped() {
    let flow = LazyFlowStack {
      ForEach(0..<50) { Text(String(repeating: "a", count: $0 == 49 ? 9 : 2)).syncWidth("word", in: .screen) }
    }
    let screen = Screen(ScrollView { flow }, width: 200, height: 40)
    #expect(screen.view.all.filter { $0.kind == "syncWidth" }.allSatisfy { $0.frame.width == 90 })
    #expect(screen.view.all.contains { $0.kind == "syncWidth" })
  }

  @Test("The width of an outer column is computed with the shared width of the column inside it")
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

  /// Rows that are either all horizontal or all vertical.
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

  @Test("If one row does not fit, the layout of all rows changes, even if that row is not visible")
  func uniform() {
    var lengths = Array(repeating: 4, count: 300)
    lengths[250] = 11
    #expect(heights(lengths, width: 120) == [20])
    #expect(heights(lengths, width: 119.5) == [40])
    #expect(heights([4, 11], width: 100, scope: nil) == [20, 40])
  }

  @Test("The reason for a shared layout choice names the row, its label, and the widths")
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

  @Test("When the row that forced a layout choice is removed, the choice is reverted")
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

  @Test("Scroll views with the same sync name share an offset, including those that appear later")
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

  @Test("Row heights are estimated from rows that were shown, and are exact at the end of the list")
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
