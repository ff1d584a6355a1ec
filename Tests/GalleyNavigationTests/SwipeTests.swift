import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Row swipe actions")
struct SwipeTests {
  private struct Fruit: View {
    @State private var fruit = ["apple", "pear", "plum"]
    @State private var said = "nothing"
    var direction = LayoutDirection.leftToRight

    var body: some View {
      List {
        ForEach(fruit, id: \.self) { name in
          Text(name).id(name)
            .swipeActions {
              Button("Delete", role: .destructive) { fruit.removeAll { $0 == name } }.id("delete-\(name)")
              Button("Flag") { said = "flagged \(name)" }.tint(.orange).id("flag-\(name)")
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") { said = "pinned \(name)" }.id("pin-\(name)")
            }
            .onTapGesture { said = "tapped \(name)" }
        }
        Text("said \(said)")
      }
      .id("list")
      .environment(\.layoutDirection, direction)
    }
  }

  private struct Deletable: View {
    @State private var fruit = ["apple", "pear", "plum"]

    var body: some View {
      List { ForEach(fruit, id: \.self) { Text($0).id($0) }.onDelete { fruit.remove(atOffsets: $0) } }
    }
  }

  private func opened(_ row: String, _ edge: HorizontalEdge = .trailing) -> PhoneScreen {
    let screen = PhoneScreen { Fruit() }
    #expect(screen.stage.swipe(id: row, edge: edge))
    screen.stage.advance(by: 1)
    return screen
  }

  @Test("Swiping a row reveals the buttons between the row and the edge")
  func opening() throws {
    let closed = PhoneScreen { Fruit() }
    let start = try #require(closed.text("apple")).frame.minX
    let screen = opened("apple")
    let (delete, flag) = (
      try #require(screen.stage.layout["delete-apple"]).frame, try #require(screen.stage.layout["flag-apple"]).frame
    )
    #expect(delete.maxX == 370 && abs(flag.maxX - delete.minX) < 0.01, "\(flag) \(delete)")
    let moved = try #require(screen.text("apple")).frame.minX
    #expect(abs(start - moved - (delete.width + flag.width)) < 0.01)
    #expect(delete.width >= 74 && delete.height == flag.height && delete.height >= 44)
  }

  @Test("A tap on a swipe button runs its action and closes the row", arguments: ["flag-apple", "delete-apple"])
  func buttons(id: String) {
    let screen = opened("apple")
    #expect(screen.tap(id))
    #expect(screen.stage.layout[id] == nil)
    #expect(screen.texts.contains("said flagged apple") == (id == "flag-apple"))
    #expect(screen.texts.contains("apple") == (id == "flag-apple"))
  }

  @Test("While a row is open, a tap on any row only closes it")
  func closing() throws {
    let screen = opened("apple")
    #expect(screen.tap("pear"))
    #expect(screen.stage.layout["delete-apple"] == nil && screen.texts.contains("said nothing"))
    #expect(screen.tap("pear") && screen.texts.contains("said tapped pear"))
  }

  @Test("A swiped row closes when another row is opened or the list scrolls")
  func others() {
    let screen = opened("apple")
    #expect(screen.stage.swipe(id: "pear"))
    screen.stage.advance(by: 1)
    #expect(screen.stage.layout["delete-apple"] == nil && screen.stage.layout["delete-pear"] != nil)
    screen.stage.scroll("list").drag(by: Point(x: 0, y: -40))
    screen.stage.advance(by: 3)
    #expect(screen.stage.layout["delete-pear"] == nil)
  }

  @Test("A full swipe runs the first action if that is allowed")
  func fullSwipes() {
    let screen = PhoneScreen { Fruit() }
    #expect(screen.stage.swipe(id: "pear", isFull: true))
    screen.stage.advance(by: 2)
    #expect(!screen.texts.contains("pear") && screen.texts.contains("apple"))
    #expect(screen.stage.swipe(id: "plum", edge: .leading, isFull: true))
    screen.stage.advance(by: 2)
    #expect(screen.texts.contains("said nothing") && screen.stage.layout["pin-plum"] != nil)
  }

  @Test("Vertical drags and short drags do not move a row sideways")
  func otherFingers() throws {
    let screen = PhoneScreen { Fruit() }
    let start = try #require(screen.text("apple")).frame
    for way in [Point(x: -30, y: 60), Point(x: -25, y: 0)] {
      let touch = try #require(screen.stage.touch(id: "apple"))
      touch.move(by: way, over: 1)
      touch.lift()
      screen.stage.advance(by: 2)
      #expect(screen.text("apple")?.frame == start)
    }
  }

  @Test("Trailing swipe buttons are on the left in right-to-left layouts")
  func rightToLeft() throws {
    let screen = PhoneScreen { Fruit(direction: .rightToLeft) }
    let touch = try #require(screen.stage.touch(id: "apple"))
    touch.move(by: Point(x: 160, y: 0), over: 0.25)
    touch.lift()
    screen.stage.advance(by: 1)
    let (delete, flag) = (screen.stage.layout["delete-apple"]?.frame, screen.stage.layout["flag-apple"]?.frame)
    #expect(delete?.minX == 20 && delete?.maxX == flag?.minX)
  }

  @Test("Rows that can be deleted have a swipe action that deletes them")
  func deleting() {
    let screen = PhoneScreen { Deletable() }
    #expect(screen.stage.swipe(id: "pear"))
    screen.stage.advance(by: 1)
    #expect(screen.texts.contains("Delete"))
    #expect(screen.tap("delete-row-1"))
    #expect(screen.texts == ["apple", "plum"])
  }
}

@Suite("List rows in edit mode")
struct EditedRowTests {
  private struct Edited: View {
    @State private var fruit = ["apple", "pear", "plum", "fig"]
    @State private var selected: Set<String> = ["pear"]
    @State private var mode = EditMode.active

    var body: some View {
      List(selection: $selected) {
        ForEach(fruit, id: \.self) { Text($0).id($0) }
          .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
    }
  }

  private struct Chosen: View {
    @State private var selected: Set<Int> = [1]
    @State private var mode = EditMode.inactive
    let isEditing: Bool

    var body: some View {
      List(selection: $selected) { ForEach(0..<3) { Text("row \($0)").id("row-\($0)") } }
        .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  @Test("Dragging the handle of a row moves it, and the other rows make way", arguments: [(1, 100.0), (3, -150.0)])
  func moving(row: Int, way: Double) throws {
    let screen = PhoneScreen { Edited() }
    let touch = try #require(screen.stage.touch(id: "move-\(row)"))
    touch.move(by: Point(x: 0, y: way), over: 0.3)
    screen.stage.advance(by: 1)
    #expect(screen.texts == ["apple", "pear", "plum", "fig"])
    touch.lift()
    screen.stage.advance(by: 1)
    #expect(screen.texts == (row == 1 ? ["apple", "plum", "fig", "pear"] : ["fig", "apple", "pear", "plum"]))
  }

  @Test("Rows of a list with multiple selection have circles in edit mode")
  func circles() throws {
    let (edited, plain) = (PhoneScreen { Chosen(isEditing: true) }, PhoneScreen { Chosen(isEditing: false) })
    let edges = [edited, plain].compactMap { $0.text("row 0")?.frame.minX }
    #expect(edges.count == 2 && edges[0] == edges[1] + 38)
  }
}
