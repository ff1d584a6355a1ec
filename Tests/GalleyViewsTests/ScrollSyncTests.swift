import GalleyControls
import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Synchronised scroll views")
struct ScrollSyncTests {
  /// Fifty rows with synchronised scroll views that are 100 pt wide, with 500 pt of content. Row 1 has 120 pt, and row
  /// 2 can grow.
  private struct Rows: View {
    let policy: ScrollSyncPolicy
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Button("x") { isWide = true }.id("widen")
          ScrollViewReader { reader in
            Row(number: 50, width: 500, policy: policy)
            Button("x") { reader.scrollTo("end50", anchor: .trailing) }.id("jump")
          }
        }
        .frame(width: 100, height: 20)
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<50) { number in
              Row(number: number, width: number == 1 ? 120 : number == 2 && isWide ? 700 : 500, policy: policy)
            }
          }
        }
        .id("list")
      }
    }
  }

  private struct Row: View {
    let number: Int
    let width: Double
    let policy: ScrollSyncPolicy

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.blue.frame(width: width - 10, height: 20).id("c\(number)")
          Color.red.frame(width: 10, height: 20).id("end\(number)")
        }
      }
      .id("s\(number)")
      .scrollSync("cells", policy: policy)
    }
  }

  private func screen(_ policy: ScrollSyncPolicy) -> Screen { Screen(Rows(policy: policy), width: 100, height: 120) }

  private func ask(_ id: String, _ position: ScrollDestination?, _ screen: Screen) {
    screen.tree.context.scrollPositions[AnyHashable(id)] = position
    screen.place()
  }

  private func drag(_ id: String, to x: Double, _ screen: Screen) { ask(id, .offset(Point(x: x, y: 0)), screen) }

  /// Returns the scroll offsets of rows, or nil for rows that are not built.
  private func offsets(_ rows: [Int], _ screen: Screen) -> [Double?] {
    rows.map { screen.view["s\($0)"]?.scroll?.offset.x }
  }

  @Test("A drag moves all synchronised scroll views, including later ones, and overscrolls them unless clamped")
  func drags() {
    for policy in ScrollSyncPolicy.allCases {
      let screen = screen(policy)
      for offset in [80.0, -30, 470] {
        drag("cells", to: offset, screen)
        let short = policy == .clamped ? min(max(offset, 0), 20) : offset
        let long = policy == .clamped ? min(max(offset, 0), 400) : offset
        #expect(offsets([0, 1, 2], screen) == [long, short, long])
        screen.scroll("list", to: 600)
        #expect(offsets([0, 32], screen) == [nil, long])
        screen.scroll("list", to: 0)
        #expect(offsets([0, 1], screen) == [long, short])
      }
    }
  }

  @Test("Dragging one of the scroll views moves those before and after it", arguments: ScrollSyncPolicy.allCases)
  func ownDrag(policy: ScrollSyncPolicy) {
    let screen = screen(policy)
    drag("s2", to: 15, screen)
    #expect(offsets([0, 1, 2, 3], screen) == [15, 15, 15, 15])
    drag("s3", to: 18, screen)
    #expect(offsets([0, 1, 2, 3], screen) == [18, 18, 18, 18])
    drag("cells", to: 7, screen)
    #expect(offsets([0, 1, 2, 3], screen) == [7, 7, 7, 7])
  }

  @Test("With the 'shared' policy, scrolling to a target moves all scroll views; with 'relayed', only one")
  func targets() {
    let shared = screen(.shared)
    ask("s2", .target(.id("end2"), anchor: .trailing), shared)
    #expect(offsets([0, 1, 2, 3], shared) == [400, 400, 400, 400])
    let relayed = screen(.relayed)
    drag("cells", to: 30, relayed)
    ask("s2", .target(.id("end2"), anchor: .trailing), relayed)
    #expect(offsets([0, 1, 2, 3], relayed) == [30, 30, 400, 30])
    relayed.place()
    #expect(offsets([0, 1, 2, 3], relayed) == [30, 30, 400, 30])
    drag("s0", to: 31, relayed)
    #expect(offsets([0, 1, 2, 3], relayed) == [31, 31, 31, 31])
  }

  @Test("With the 'shared' policy, scrolling by a proxy moves all scroll views; with 'relayed', only one")
  func viewMoves() {
    for (policy, rest) in [(ScrollSyncPolicy.shared, 450.0), (.relayed, 0)] {
      let screen = screen(policy)
      screen.tap("jump")
      let moved = offsets([50], screen)[0] ?? 0
      #expect(moved > 400)
      #expect(offsets([0, 3], screen) == (rest == 0 ? [0, 0] : [moved, moved]))
    }
  }

  @Test("A scroll view that was scrolled alone follows the others again when it changes or reappears")
  func back() {
    let screen = screen(.relayed)
    drag("cells", to: 30, screen)
    for row in [2, 3] { ask("s\(row)", .target(.id("end\(row)"), anchor: .trailing), screen) }
    #expect(offsets([1, 2, 3], screen) == [30, 400, 400])
    screen.tap("widen")
    #expect(offsets([1, 2, 3], screen) == [30, 30, 400])
    screen.scroll("list", to: 600)
    screen.scroll("list", to: 0)
    #expect(offsets([1, 2, 3], screen) == [30, 30, 30])
  }

  @Test("With the 'relayed' policy, the offset is reset together with the other visible state")
  func forgetting() {
    let screen = screen(.relayed)
    drag("cells", to: 30, screen)
    screen.tree.context.scrollPositions.all = [:]
    screen.tree.context.resetShownState()
    screen.place()
    #expect(offsets([0, 1, 2], screen) == [0, 0, 0])
  }
}
