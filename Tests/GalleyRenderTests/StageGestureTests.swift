import Galley
import Testing

@Suite("Scrolling by touch")
struct StageGestureTests {
  /// 100 rows of 44 pt in a window of 390 × 400 pt, so that the maximum offset is 4,000 pt.
  private func list(_ modify: (AnyView) -> AnyView = { $0 }) -> Stage {
    let rows = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { row in Text("\(row)").frame(maxWidth: .infinity).frame(height: 44) }
      }
      .scrollTargetLayout()
    }
    return Stage(size: Size(width: 390, height: 400), scale: 1) { modify(AnyView(rows.id("list"))) }
  }

  @Test("A scroll view follows the finger, decelerates after release and comes to rest")
  func drag() {
    let stage = list()
    stage.scroll("list").drag(by: Point(x: 0, y: -200), over: 0.1)
    stage.advance(to: 0.05)
    #expect(stage.scroll("list").offset == 100)
    #expect(stage.scroll("list").phase == .interacting)
    stage.advance(to: 0.1)
    #expect(abs(stage.scroll("list").offset - 200) < 1e-9)
    #expect(abs(stage.scroll("list").velocity.y - 2000) < 1e-6)
    #expect(stage.scroll("list").phase == .decelerating)
    #expect(stage.settle())
    // 200 + 2000 / 2.002, minus half a point, because the scroll view counts as resting then.
    #expect(abs(stage.scroll("list").offset - 1198.5) < 0.1)
    #expect(stage.scroll("list").phase == .idle)
    #expect(stage.restingTime == nil)
  }

  @Test("The scroll offset at a given time does not depend on the frames drawn before")
  func purity() {
    let (stage, other) = (list(), list())
    for one in [stage, other] { one.scroll("list").drag(by: Point(x: 0, y: -300), over: 0.15) }
    for frame in 1...60 { stage.advance(to: Double(frame) / 60) }
    other.advance(to: 1)
    #expect(stage.scroll("list").offset == other.scroll("list").offset)
  }

  @Test("A new touch stops a fling, and releasing it starts a new fling")
  func caught() {
    let stage = list()
    stage.scroll("list").fling(velocity: 3000)
    stage.advance(to: 0.3)
    let offset = stage.scroll("list").offset
    stage.scroll("list").drag(by: Point(x: 0, y: 50), over: 0.2, hold: 0.2)
    stage.advance(to: 0.5)
    #expect(abs(stage.scroll("list").offset - (offset - 50)) < 1e-9)
    stage.advance(to: 2)
    #expect(abs(stage.scroll("list").offset - (offset - 50)) < 1e-9)
  }

  @Test("A scroll view stretches beyond its end and bounces back")
  func bounce() {
    let stage = list()
    stage.scroll("list").scroll(to: .target(.bottom, anchor: .bottom), animation: nil)
    stage.scroll("list").overscroll(by: 60, edge: .bottom, over: 0.2)
    stage.advance(to: 0.2)
    #expect(abs(stage.scroll("list").offset - 4060) < 1e-6)
    stage.settle()
    #expect(stage.scroll("list").offset == 4000)
  }

  @Test("A scroll animation reaches its target on time, with continuous velocity")
  func targets() {
    let stage = list()
    #expect(stage.scroll("list").scroll(to: .target(.row(50), anchor: .top), animation: .scroll))
    stage.advance(to: 0.15)
    #expect(abs(stage.scroll("list").offset - 1100) < 1)
    #expect(stage.scroll("list").phase == .animating)
    stage.advance(to: 0.3)
    #expect(stage.scroll("list").offset == 2200)
    #expect(stage.scroll("list").scroll(to: .target(.id("nobody"), anchor: .top), animation: .scroll) == false)
    #expect(stage.scroll("list").reveal(.row(60)))
    stage.settle()
    // Row 60 ends at 61 · 44 = 2684 pt.
    #expect(abs(stage.scroll("list").offset - 2284) < 1e-9)
    #expect(stage.problems.isEmpty)
  }

  @Test("With viewAligned, scrolling comes to rest at the edge of a row", arguments: [-100.0, -331, -777])
  func viewAligned(way: Double) {
    let stage = list { AnyView($0.scrollTargetBehavior(.viewAligned)) }
    stage.scroll("list").drag(by: Point(x: 0, y: way), over: 0.2)
    stage.settle()
    let rows = stage.scroll("list").offset / 44
    #expect(abs(rows - rows.rounded()) < 1e-9 && rows > 0)
  }

  @Test(
    "With viewAligned and a limit, a fling moves only by a limited number of rows",
    arguments: [(ViewAlignedScrollTargetBehavior.LimitBehavior.always, 1.0), (.alwaysByFew, 3)])
  func limited(limit: ViewAlignedScrollTargetBehavior.LimitBehavior, rows: Double) {
    let stage = list { AnyView($0.scrollTargetBehavior(.viewAligned(limitBehavior: limit))) }
    stage.scroll("list").fling(velocity: 4000)
    stage.settle()
    #expect(abs(stage.scroll("list").offset - rows * 44) < 1e-9)
  }

  @Test("With paging, each drag moves by one page")
  func paging() {
    let stage = list { AnyView($0.scrollTargetBehavior(.paging)) }
    stage.scroll("list").drag(by: Point(x: 0, y: -60), over: 0.1)
    stage.settle()
    #expect(stage.scroll("list").offset == 400)
    stage.scroll("list").drag(by: Point(x: 0, y: -60), over: 0.1, hold: 0.2)
    stage.settle()
    #expect(abs(stage.scroll("list").offset - 400) < 1e-9)
  }

  private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 1000).rounded() * 1000
    }
  }

  @Test("A custom scroll target behavior decides where scrolling comes to rest")
  func custom() {
    let stage = list { AnyView($0.scrollTargetBehavior(Tens())) }
    stage.scroll("list").fling(velocity: 2500)
    stage.settle()
    #expect(abs(stage.scroll("list").offset - 1000) < 1e-9)
  }

  @Test("Observers receive scroll phases and scroll geometry")
  func observers() {
    var phases: [ScrollPhase] = []
    var pages: [Int] = []
    let stage = list {
      AnyView(
        $0.onScrollPhaseChange { _, new in phases.append(new) }
          .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y / 400) }, action: { pages.append($1) }))
    }
    stage.advance(to: 0)
    stage.scroll("list").drag(by: Point(x: 0, y: -200), over: 0.1)
    for frame in 0...300 { stage.advance(to: Double(frame) / 60) }
    #expect(phases == [.interacting, .decelerating, .idle])
    #expect(pages == [0, 1, 2])
  }

  @Test("The visibility of a row changes when half of it becomes visible")
  func visibility() {
    var changes: [String] = []
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { row in
            Color.blue.frame(height: 80).onScrollVisibilityChange { changes.append("\(row) \($0)") }
          }
        }
      }
      .id("list")
    }
    stage.advance(to: 0)
    #expect(changes == ["0 true"])
    stage.scroll("list").offset = 20
    stage.advance(to: 0.1)
    #expect(changes == ["0 true", "1 true"])
    stage.scroll("list").offset = 41
    stage.advance(to: 0.2)
    #expect(changes == ["0 true", "1 true", "0 false"])
  }

  @Test("With basedOnSize, a scroll view does not bounce if its content fits")
  func basedOnSize() {
    func stage(_ behavior: ScrollBounceBehavior) -> Stage {
      let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
        ScrollView { Text("short") }.id("list").scrollBounceBehavior(behavior)
      }
      stage.scroll("list").drag(by: Point(x: 0, y: 100), over: 0.1)
      stage.advance(to: 0.1)
      return stage
    }
    #expect(stage(.basedOnSize).scroll("list").offset == 0)
    // The offset is (1 − 1/(100·0.55/100 + 1))·100.
    #expect(abs(stage(.automatic).scroll("list").offset + 35.48) < 0.01)
  }

  @Test("The content follows a horizontal drag in both layout directions")
  func rightToLeft() {
    func offset(_ direction: LayoutDirection, _ way: Double) -> Double {
      let stage = Stage(size: Size(width: 100, height: 50), scale: 1) {
        ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 40) }.id("list")
          .environment(\.layoutDirection, direction)
      }
      stage.scroll("list").drag(by: Point(x: way, y: 0), over: 0.1, hold: 0.2)
      stage.advance(to: 0.2)
      return stage.scroll("list").offset
    }
    #expect(offset(.leftToRight, -30) == 30)
    #expect(offset(.rightToLeft, 30) == 30)
  }
}

@Suite("Default anchors of scroll views")
struct ScrollAnchorTests {
  private final class Count: ObservableObject { @Published var rows = 20 }

  private struct Chat: View {
    @ObservedObject var count: Count
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count.rows, id: \.self) { Text("\($0)").frame(height: 20) } }
      }
      .id("chat")
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test("A scroll view starts at its default anchor and stays there when its content grows")
  func bottom() {
    let count = Count()
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) { Chat(count: count) }
    #expect(stage.scroll("chat").offset == 300)
    count.rows = 25
    #expect(stage.scroll("chat").offset == 400)
  }

  @Test("With a default anchor, drags start from the anchored offset")
  func scrolled() {
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) { Chat(count: Count()) }
    stage.scroll("chat").drag(by: Point(x: 0, y: 50), over: 0.1, hold: 0.2)
    stage.advance(to: 1)
    #expect(stage.scroll("chat").offset == 250)
  }

  @Test(
    "Content smaller than the scroll view is aligned to the default anchor",
    arguments: [(UnitPoint.top, 0.0), (.center, 40), (.bottom, 80)])
  func small(anchor: UnitPoint, top: Double) {
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
      ScrollView { Color.blue.frame(height: 20).id("content") }.defaultScrollAnchor(anchor, for: .alignment)
    }
    #expect(stage.layout["content"]?.frame.minY == top)
  }
}

@Suite("Scroll views inside other scroll views")
struct NestedScrollerTests {
  private let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
    ScrollView {
      VStack(spacing: 0) {
        ScrollView { Color.blue.frame(height: 150) }.id("inner").frame(height: 100)
        Color.red.frame(height: 400)
      }
    }
    .id("outer")
  }

  private var offsets: [Double] { [stage.scroll("inner").offset, stage.scroll("outer").offset] }

  @Test("A drag at the end of the inner scroll view moves the outer one")
  func handover() {
    stage.scroll("inner").drag(by: Point(x: 0, y: -50), over: 0.1, hold: 0.2)
    stage.advance(by: 0.3)
    #expect(offsets == [50, 0])
    stage.scroll("inner").drag(by: Point(x: 0, y: -30), over: 0.1, hold: 0.2)
    stage.advance(by: 0.3)
    #expect(offsets == [50, 30])
    stage.scroll("inner").drag(by: Point(x: 0, y: 20), over: 0.1, hold: 0.2)
    stage.advance(by: 0.3)
    #expect(offsets == [30, 30])
  }

  @Test("The inner scroll view stretches if no outer one can move further")
  func stretch() {
    stage.scroll("inner").drag(by: Point(x: 0, y: 20), over: 0.1, hold: 0.2)
    stage.advance(by: 0.2)
    #expect(offsets[0] < -8 && offsets[1] == 0)
  }

  @Test("A drag across the inner scroll view's axis moves the outer one that scrolls in that direction")
  func axes() {
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { page in
            ScrollView { Color.blue.frame(height: 300) }.id("page-\(page)").frame(width: 100)
          }
        }
      }
      .id("pager")
      .scrollTargetBehavior(.paging)
    }
    stage.scroll("page-0").drag(by: Point(x: -40, y: -10), over: 0.1)
    stage.settle()
    #expect(stage.scroll("pager").offset == 100)
    #expect(stage.scroll("page-0").offset > 10)
  }
}
