import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("IDs of scroll views with state and modifiers")
struct ScrollerNameStateTests {
  /// A scroll view whose modifiers write to the state of the view around it.
  private struct Positioned: View {
    let kind: Int
    @State private var position = ScrollPosition(idType: String.self)
    @State private var linked: String?
    @State private var y = 0.0

    static let kinds = 14

    var body: some View {
      switch kind {
      case 0: observed(scroller.scrollPosition($position)).id("main")
      case 1: observed(scroller).id("main")
      case 2: observed(scroller).scrollPosition($position).id("main")
      case 3: observed(scroller.scrollPosition(id: $linked)).id("main")
      case 4: scroller.scrollPosition($position).padding(1).id("main")
      case 5: scroller.scrollPosition($position).background { Color.red }.id("main")
      case 6: scroller.scrollPosition($position).onAppear {}.id("main")
      case 7: scroller.scrollPosition($position).onTapGesture {}.id("main")
      case 8: scroller.scrollPosition($position).task {}.id("main")
      case 9: scroller.scrollPosition($position).onScrollPhaseChange { _, _ in }.id("main")
      case 10: scroller.scrollPosition($position).onChange(of: y) {}.overlay { Text("\(y)") }.clipped().id("main")
      case 11: scroller.scrollPosition($position).transition(.slide).animation(.linear, value: y).id("main")
      case 12: Wrapped(content: observed(scroller.scrollPosition($position))).padding(1).id("main")
      default:
        observed(scroller.scrollPosition($position)).scrollHeader(.continuous(resting: 40, minimum: 40)) { Color.red }
          .id("main")
      }
    }

    private var scroller: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30) { row in Text("row \(row)").frame(height: 100).id("r\(row)") } }
      }
    }

    private func observed(_ view: some View) -> some View {
      view.onScrollGeometryChange(for: Double.self, of: \.contentOffset.y) { _, new in y = new }
    }
  }

  private struct Wrapped<Content: View>: View {
    let content: Content
    @State private var appearances = 0

    var body: some View { content.onAppear { appearances += 1 }.padding(Double(appearances)) }
  }

  /// A view with a scroll view that changes its own state when it is tapped.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("add") { count += 1 }.id("add")
          ForEach(0..<30) { Text("\($0) of \(count)").frame(height: 100) }
        }
      }
    }
  }

  private func stage(_ view: some View) -> Stage { Stage(size: Size(width: 200, height: 400)) { view } }

  @Test(
    "A scroll view has a position even if its .id is applied outside other modifiers", arguments: 0..<Positioned.kinds)
  func put(kind: Int) {
    let stage = stage(Positioned(kind: kind))
    for offset in [100.0, 40, 310] {
      stage.scroll("main").offset = offset
      #expect(abs(stage.scroll("main").offset - offset) < 1e-9)
    }
    stage.scrollPositions["main"] = .target(.id("r5"), anchor: .top)
    #expect(abs(stage.scroll("main").offset - 500) < 1e-9)
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "A drag that refers to an ID set outside the modifiers continues from the current offset",
    arguments: 0..<Positioned.kinds)
  func drags(kind: Int) {
    let stage = stage(Positioned(kind: kind))
    for offset in [200.0, 400, 600] {
      stage.scroll("main").drag(by: Point(y: -200), over: 0.3, hold: 0.2)
      stage.settle()
      #expect(abs(stage.scroll("main").offset - offset) < 1e-6)
    }
    stage.scroll("main").fling(velocity: 500)
    stage.settle()
    #expect(stage.scroll("main").offset > 700)
  }

  @Test("A tap inside a scroll view does not change its offset", arguments: 0..<4)
  func taps(kind: Int) {
    let stage =
      switch kind {
      case 0: stage(Counter().id("main"))
      case 1: stage(Counter().onAppear {}.id("main"))
      case 2: stage(Counter().padding(2).frame(width: 150).id("main"))
      default: stage(Wrapped(content: Counter().background { Color.red }).id("main"))
      }
    stage.scroll("main").offset = 10
    for _ in 0..<3 {
      #expect(stage.tap(id: "add"))
      #expect(stage.scroll("main").offset == 10)
    }
  }

  @Test("A scroll view with several IDs responds to each of them")
  func several() {
    let stage = stage(Counter().id("inner").padding(1).id("middle").opacity(0.5).id("outer"))
    for (name, offset) in [("outer", 30.0), ("middle", 50), ("inner", 70)] {
      stage.scrollPositions = [name: .offset(Point(x: 0, y: offset))]
      #expect(stage.scroll(name).offset == offset)
      #expect(stage.scroll("inner").offset == offset)
      #expect(stage.problems.isEmpty)
    }
  }
}
