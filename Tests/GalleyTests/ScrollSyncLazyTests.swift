import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Synchronised scroll views in lazy rows")
struct ScrollSyncLazyTests {
  /// Forty rows of 50 pt in a window of 200 pt. Each row is a scroll view 100 pt wide whose content is 500 pt wide, or
  /// 160 pt in odd rows.
  private struct Rows: View {
    let policy: ScrollSyncPolicy
    @State private var numbers = Array(0..<40)

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Button("x") { numbers.removeAll { $0 == 2 } }.id("remove")
          Button("x") { numbers.insert(contentsOf: 100..<110, at: 0) }.id("insert")
        }
        .frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  Color.blue.frame(width: number % 2 == 1 ? 160 : 500, height: 50).id("cell \(number)")
                }
              }
              .padding(0)
              .id("row \(number)")
              .scrollSync("cells", policy: policy)
            }
          }
        }
        .frame(height: 200)
        .id("list")
      }
    }
  }

  private func stage(_ policy: ScrollSyncPolicy) -> Stage {
    Stage(size: Size(width: 100, height: 220)) { Rows(policy: policy) }
  }

  /// Expects every visible row to have the shared offset, limited by its content if the policy clamps.
  private func expect(_ offset: Double, _ stage: Stage, _ policy: ScrollSyncPolicy, _ sourceLocation: SourceLocation) {
    let shown = (Array(0..<40) + Array(100..<110)).filter { stage.layout["row \($0)"] != nil }
    #expect(!shown.isEmpty, sourceLocation: sourceLocation)
    for row in shown {
      let wanted = policy == .clamped && row % 2 == 1 ? min(offset, 60) : offset
      let found = stage.scroll("row \(row)").offset
      #expect(abs(found - wanted) < 1e-6, "row \(row) at \(found)", sourceLocation: sourceLocation)
    }
  }

  private func drag(_ row: Int, by x: Double, _ stage: Stage) {
    stage.scroll("row \(row)").drag(by: Point(x: -x, y: 0), over: 0.2, hold: 0.3)
    stage.settle()
  }

  @Test(
    "Synchronised rows keep the dragged offset while the dragged row leaves the window and returns",
    arguments: ScrollSyncPolicy.allCases)
  func leaving(policy: ScrollSyncPolicy) {
    let stage = stage(policy)
    drag(2, by: 120, stage)
    expect(120, stage, policy, #_sourceLocation)
    for place in [ScrollSubject.bottom, .top, .row(20), .bottom] {
      stage.scroll("list").scroll(to: place)
      expect(120, stage, policy, #_sourceLocation)
      stage.advance(by: 1)
      expect(120, stage, policy, #_sourceLocation)
    }
    drag(38, by: 30, stage)
    stage.scroll("list").scroll(to: .top)
    expect(150, stage, policy, #_sourceLocation)
    stage.scrollPositions["row 2"] = .offset(Point(x: 10, y: 0))
    stage.scroll("list").scroll(to: .bottom)
    expect(10, stage, policy, #_sourceLocation)
  }

  @Test(
    "Synchronised rows keep their offset after removals, insertions and rotation",
    arguments: ScrollSyncPolicy.allCases)
  func edits(policy: ScrollSyncPolicy) {
    let stage = stage(policy)
    drag(2, by: 80, stage)
    #expect(stage.tap(id: "remove"))
    expect(80, stage, policy, #_sourceLocation)
    #expect(stage.tap(id: "insert"))
    expect(80, stage, policy, #_sourceLocation)
    stage.scroll("list").scroll(to: .bottom)
    stage.resize(to: Size(width: 100, height: 400))
    expect(80, stage, policy, #_sourceLocation)
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "A fling continues after the row that was flung has left the window", arguments: ScrollSyncPolicy.allCases,
    [0.05, 0.3])
  func flings(policy: ScrollSyncPolicy, step: Double) {
    let (still, moved) = (stage(policy), stage(policy))
    for stage in [still, moved] { stage.scroll("row 2").fling(velocity: 400) }
    moved.advance(by: 0.1)
    moved.scroll("list").scroll(to: .bottom)
    still.advance(by: 0.1)
    for _ in 0..<6 {
      moved.advance(by: step)
      still.advance(to: moved.time)
      expect(still.scroll("row 0").offset, moved, policy, #_sourceLocation)
    }
    for stage in [still, moved] { stage.settle() }
    #expect(still.scroll("row 0").offset > 60)
    expect(still.scroll("row 0").offset, moved, policy, #_sourceLocation)
  }

  @Test(
    "Lifting the finger starts a fling even if the touched row has left the window",
    arguments: [ScrollSyncPolicy.shared, .clamped])
  func lifts(policy: ScrollSyncPolicy) {
    let stage = stage(policy)
    stage.scroll("row 2").drag(by: Point(x: -100, y: 0), over: 0.2)
    stage.advance(by: 0.1)
    stage.scroll("list").scroll(to: .bottom)
    stage.settle()
    #expect(stage.scroll("row 38").offset > 110)
    expect(stage.scroll("row 38").offset, stage, policy, #_sourceLocation)
  }

  @Test(
    "Synchronised rows follow the one that was moved last, even if it is not visible",
    arguments: [ScrollSyncPolicy.shared, .clamped])
  func order(policy: ScrollSyncPolicy) {
    let stage = stage(policy)
    stage.scroll("row 2").fling(velocity: 400)
    stage.advance(by: 0.1)
    stage.scroll("row 0").drag(by: Point(x: 5, y: 0), over: 0.1, hold: 0.3)
    stage.advance(by: 0.2)
    let held = stage.scroll("row 0").offset
    #expect(held < 60)
    expect(held, stage, policy, #_sourceLocation)
    stage.scroll("list").scroll(to: .bottom)
    stage.settle()
    expect(held, stage, policy, #_sourceLocation)
  }

  @Test(
    "Synchronised rows follow the position of a row that was never visible",
    arguments: [ScrollSyncPolicy.shared, .clamped])
  func unseen(policy: ScrollSyncPolicy) {
    let stage = stage(policy)
    stage.scrollPositions["row 36"] = .offset(Point(x: 70, y: 0))
    expect(70, stage, policy, #_sourceLocation)
    stage.scrollPositions["row 36"] = nil
    expect(0, stage, policy, #_sourceLocation)
    #expect(stage.problems.isEmpty)
  }

  @Test("A frame rendered on its own looks the same as in a sequence", arguments: ScrollSyncPolicy.allCases)
  func moments(policy: ScrollSyncPolicy) {
    let (alone, all) = (stage(policy), stage(policy))
    for stage in [alone, all] {
      stage.scroll("row 2").fling(velocity: 500)
      stage.scroll("list").drag(by: Point(x: 0, y: -900), over: 0.4, hold: 0.2)
    }
    for frame in 1...70 {
      all.advance(to: Double(frame) / 60)
      _ = all.layout
    }
    alone.advance(to: 70 / 60)
    #expect(alone.layout == all.layout)
  }
}
