import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyViews
import Testing

@testable import GalleyMessages

@Suite("What is drawn again")
struct RedrawTests {
  /// How many nodes are drawn when `screen` is, and how many are looked at for it.
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

  @Test("nothing, where nothing changed")
  func nothing() {
    let screen = Screen(Cells(), width: 100, height: 700)
    #expect(cost(screen).draws == 102)
    screen.place()
    // The padding is looked at, what is inside it is known.
    #expect(cost(screen) == (0, 1))
  }

  @Test("of fifty cells, what changed in two of them; what is in the others is not looked at")
  func twoCells() {
    let screen = Screen(Cells(), width: 100, height: 700)
    _ = screen.picture
    screen.tap("next")
    let cost = cost(screen)
    #expect(cost.draws == 2)
    #expect(cost.visits < 80)
  }

  @Test("nothing of what only lies elsewhere")
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

  @Test("one text of a body that is evaluated again, not its neighbours, even where a view is new among them")
  func neighbours() {
    let screen = Screen(Words(), width: 100, height: 300)
    #expect(cost(screen).draws == 4)
    screen.tap("more")
    #expect(cost(screen).draws == 2)
    screen.tap("more")
    #expect(cost(screen).draws == 1)
  }

  @Test("of a scrolled list, only rows that come into sight, and the bar")
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

  @Test("of rows that are always there, only those that come near the window; others are forgotten")
  func eagerRows() {
    let list = ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 20).id($0) } } }
      .scrollIndicators(.hidden).id("list")
    let screen = Screen(list, width: 100, height: 200)
    // Drawn is what reaches the window with the 64 points that glyphs and shadows may go beyond their frames.
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

  @Test("while something moves, only that; and at its end once more")
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

  @Test("what has another size because its neighbour has, though nothing in it changed")
  func pushed() {
    let screen = Screen(Pushing(), width: 300, height: 100)
    #expect(cost(screen).draws == 4)
    screen.tap("wider")
    // The red is narrower and the text wraps; the blue and the button's label look as they did.
    #expect(cost(screen).draws == 2)
    screen.place()
    #expect(cost(screen).draws == 0)
  }
}
