import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Selection in lists")
struct ListSelectionTests {
  private struct Single: View {
    @State var selection: Int?
    @State var rows = Array(0..<4)

    var body: some View {
      VStack(spacing: 0) {
        Button("more") { rows.insert(99, at: 0) }.id("insert")
        Button("less") { rows.removeAll { $0 == 1 } }.id("remove")
        List(rows, id: \.self, selection: $selection) { Text("row \($0)") }.listStyle(.plain)
      }
    }
  }

  private struct Several: View {
    @State var selection: Set<String> = ["b"]

    var body: some View {
      List(selection: $selection) {
        Text("a").tag("a")
        Section("more") { ForEach(["b", "c"], id: \.self) { Text($0) } }
      }
    }
  }

  /// Returns the labels of the rows that have a selection background.
  private func selected(_ screen: Screen) -> [String] {
    let gray = SystemColor.systemGray4.rgba(in: .light)
    return fills(of: gray, in: screen.picture.items).compactMap { background in
      screen.view.all.first { $0.kind == "Text" && background.contains($0.frame.origin) }?.lines.first
    }
  }

  private func fills(of color: RGBA, in items: [Picture.Item]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .group(let group): fills(of: color, in: group.items)
      case .fill(let fill): if case .color(color) = fill.paint { [fill.path.bounds] } else { [] }
      default: []
      }
    }
  }

  @Test("A tap selects only the tapped row, which stays selected after insertions and removals")
  func single() {
    let screen = Screen(Single(), width: 200, height: 300)
    #expect(selected(screen) == [])
    screen.tap("1")
    #expect(selected(screen) == ["row 1"])
    screen.tap("2")
    #expect(selected(screen) == ["row 2"])
    screen.tap("insert")
    #expect(selected(screen) == ["row 2"])
    screen.tap("remove")
    #expect(selected(screen) == ["row 2"])
  }

  @Test("With multiple selection, taps select and deselect rows, which are identified by their tags")
  func several() {
    let screen = Screen(Several(), width: 200, height: 300)
    #expect(selected(screen) == ["b"])
    #expect(screen.tree.tap(at: Point(x: 100, y: 60)))
    screen.place()
    #expect(selected(screen) == ["a", "b"])
    screen.tap("b")
    #expect(selected(screen) == ["a"])
  }

  @Test("A selection that matches no row selects no row")
  func unknown() {
    let screen = Screen(
      List(selection: .constant(Set(["x"]))) { Text("a").tag("a") }, width: 200, height: 300)
    #expect(selected(screen) == [])
  }
}
