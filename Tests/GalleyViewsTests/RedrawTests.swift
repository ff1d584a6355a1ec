import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyViews
import Testing

@testable import GalleyMessages

@Suite("Drawing only the changed views")
struct RedrawTests {
  /// The numbers of nodes that are drawn and visited for the next picture of `screen`.
  private func cost(_ screen: Screen) -> (draws: Int, visits: Int) {
    let (draws, visits) = (screen.tree.draws, screen.tree.drawingVisits)
    let picture = screen.picture
    let cost = (screen.tree.draws - draws, screen.tree.drawingVisits - visits)
    #expect(picture == screen.freshPicture)
    return cost
  }

  private struct Cells: View {
    @State private var chosen = 0
    @State private var room = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Button("next") { chosen += 1 }.id("next")
        Button("lower") { room += 10 }.id("lower")
        ForEach(0..<50) { Cell(isChosen: $0 == chosen) }
      }
      .padding(.top, room)
    }
  }

  private struct Cell: View {
    let isChosen: Bool
    var body: some View {
      HStack {
        Text(isChosen ? "x" : "o")
        Color.blue.frame(width: 5)
      }
      .frame(height: 10)
    }
  }

  @Test("If the screen did not change, no node is drawn")
  func nothing() {
    let screen = Screen(Cells(), width: 100, height: 700)
    #expect(cost(screen).draws == 102)
    screen.place()
    // Only the padding is visited, and its content is reused.
    #expect(cost(screen) == (0, 1))
  }

  @Test("A change in two of fifty cells draws only these changes")
  func twoCells() {
    let screen = Screen(Cells(), width: 100, height: 700)
    _ = screen.picture
    screen.tap("next")
    let cost = cost(screen)
    #expect(cost.draws == 2)
    #expect(cost.visits < 80)
  }

  @Test("Views that only moved are not drawn again")
  func moved() {
    let screen = Screen(Cells(), width: 100, height: 700)
    let before = screen.picture
    screen.tap("lower")
    #expect(cost(screen).draws == 0)
    #expect(screen.picture != before)
  }

  private struct Words: View {
    @State private var count = 0
    var body: some View {
      VStack {
        if count > 0 { Text("counting") }
        Text("\(count)").foregroundStyle(count > 1 ? Color.red : .blue)
        Text("as it was")
        Circle().strokeBorder(.red).frame(width: 10, height: 10)
        Button("more") { count += 1 }.id("more")
      }
    }
  }

  @Test("When a body is evaluated again, only the text that changed is drawn")
  func neighbours() {
    let screen = Screen(Words(), width: 100, height: 300)
    #expect(cost(screen).draws == 4)
    screen.tap("more")
    #expect(cost(screen).draws == 2)
    screen.tap("more")
    #expect(cost(screen).draws == 1)
  }

  @Test("Scrolling a lazy list draws only the rows that come into view")
  func scrolledRows() {
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("row \($0)").frame(height: 20) } }
    }
    .scrollIndicators(.hidden).id("list")
    let screen = Screen(list, width: 100, height: 200)
    #expect(cost(screen).draws == 10)
    for (offset, rows) in [(10.0, 1), (20, 0), (60, 2), (40, 1), (2_000, 10)] {
      screen.scroll("list", to: offset)
      #expect(cost(screen).draws == rows, "at \(offset)")
    }
  }

  @Test("Scrolling an ordinary stack draws only the rows that come near the window")
  func eagerRows() {
    let list = ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 20).id($0) } } }
      .scrollIndicators(.hidden).id("list")
    let screen = Screen(list, width: 100, height: 200)
    // Nodes are drawn as soon as they are within 64 pt of the window, because glyphs and shadows may exceed their
    // frames.
    #expect(cost(screen).draws == 14)
    screen.scroll("list", to: 20)
    #expect(cost(screen).draws == 1)
    screen.scroll("list", to: 1_000)
    #expect(cost(screen).draws == 18)
    screen.scroll("list", to: 0)
    #expect(cost(screen).draws == 14)
  }

  private struct Fading: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 50 : 10, height: 10)
        HStack { Color.blue.frame(width: 10, height: 10) }.opacity(isOn ? 1 : 0.2)
        Text("still")
        Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }.id("go")
      }
    }
  }

  @Test("An animation draws only the moving view, also in its final frame")
  func moving() {
    let screen = Screen(Fading(), width: 100, height: 100)
    _ = screen.picture
    screen.tap("go")
    for time in [0.25, 0.5, 1] {
      screen.advance(to: time)
      #expect(cost(screen).draws == 1, "at \(time)")
    }
    screen.advance(to: 2)
    #expect(cost(screen).draws == 0)
  }

  private struct Bar: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(width: 10)
        Text("wraps where it must")
      }
    }
  }

  private struct Pushing: View {
    @State private var width = 60.0
    var body: some View {
      HStack(spacing: 0) {
        Button("wider") { width += 60 }.id("wider").frame(width: width)
        Bar()
      }
    }
  }

  @Test("A view whose size changes because of its neighbour is drawn again")
  func pushed() {
    let screen = Screen(Pushing(), width: 300, height: 100)
    #expect(cost(screen).draws == 4)
    screen.tap("wider")
    // The red view becomes narrower and the text wraps. The blue view and the label of the button do not change.
    #expect(cost(screen).draws == 2)
    screen.place()
    #expect(cost(screen).draws == 0)
  }
}
