import Galley
import Testing

@Suite("Animated scrolling by code")
struct AnimatedMoveTests {
  private struct Section: Identifiable {
    let id: Int
    let isComplete: Bool
  }

  /// A form that scrolls to its first incomplete section, with labels that show the scroll position.
  private struct Form: View {
    let sections = (0..<8).map { Section(id: $0, isComplete: $0 < 5) }
    @State private var shown: Int? = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(shown.map { "\($0)" } ?? "–").id("shown")
        ScrollViewReader { proxy in
          Button("Next") {
            guard let open = sections.first(where: { !$0.isComplete }) else { return }
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(open.id, anchor: .top) }
          }
          .id("next")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(sections) { _ in Color.gray.frame(height: 100) }
              Color.clear.frame(height: 300)
            }
          }
          .scrollPosition(id: $shown, anchor: .top)
          .id("form")
        }
      }
    }
  }

  private func stage() -> Stage { Stage(size: Size(width: 200, height: 300), scale: 1) { Form() } }

  @Test("The scroll offset follows the animation curve and ends exactly at the target")
  func way() {
    let stage = stage()
    stage.tap(id: "next")
    #expect(stage.scroll("form").offset == 0)
    for time in [0.25, 0.5, 0.75] {
      stage.advance(to: time)
      #expect(abs(stage.scroll("form").offset - 500 * time) < 1e-9)
    }
    stage.settle()
    #expect(abs(stage.time - 1) < 1e-9)
    #expect(stage.scroll("form").offset == 500)
  }

  @Test("A position binding does not change when code scrolls, but follows scrolling by the user")
  func noEcho() {
    let stage = stage()
    stage.tap(id: "next")
    for frame in 1...80 {
      stage.advance(to: Double(frame) / 60)
      #expect(stage.layout["shown"]?.lines == ["0"])
    }
    stage.scroll("form").drag(by: Point(x: 0, y: 150), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(stage.layout["shown"]?.lines == ["3"])
  }

  /// Rows with a scroll target. New rows can be inserted above it.
  private struct Feed: View {
    @State private var rows = Array(0..<40)

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }.id("go")
          Button("More") { rows.insert(contentsOf: [-2, -1], at: 0) }.id("more")
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { _ in Color.gray.frame(height: 50) } }
          }
          .id("feed")
        }
      }
    }
  }

  @Test("If rows are inserted above during the animation, its path and its end move with them")
  func carried() {
    let stage = Stage(size: Size(width: 200, height: 300), scale: 1) { Feed() }
    stage.scroll("feed").scroll(to: .offset(Point(y: 200)), animation: nil)
    stage.tap(id: "go")
    stage.advance(to: 0.5)
    #expect(abs(stage.scroll("feed").offset - 600) < 1e-9)
    stage.tap(id: "more")
    #expect(abs(stage.scroll("feed").offset - 700) < 1e-9)
    stage.advance(to: 0.75)
    #expect(abs(stage.scroll("feed").offset - 900) < 1e-9)
    stage.settle()
    #expect(stage.scroll("feed").offset == 1100)
  }

  @Test("A drag interrupts a scroll animation at the current offset")
  func interruption() {
    let stage = stage()
    stage.tap(id: "next")
    stage.advance(to: 0.4)
    stage.scroll("form").drag(by: Point(x: 0, y: 50), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(abs(stage.scroll("form").offset - 150) < 1e-9)
  }
}
