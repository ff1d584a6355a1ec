import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Open menus")
struct MenuTests {
  private struct Screen: View {
    @State private var said = "nothing"
    @State private var sort = "Name"
    @State private var isOn = false
    var alignment = Alignment.topLeading

    var body: some View {
      VStack {
        Menu("Actions") {
          Button("Copy") { said = "copied" }.id("copy")
          Button("Delete", role: .destructive) { said = "deleted" }.id("delete")
          Toggle("Pinned", isOn: $isOn).id("pinned")
        }
        .id("menu")
        Picker("Sort", selection: $sort) {
          Text("Name").tag("Name").id("name")
          Text("Date").tag("Date").id("date")
        }
        .id("picker")
        Text("said \(said), by \(sort), \(isOn ? "pinned" : "loose")")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func stage(_ alignment: Alignment = .topLeading) -> Stage {
    Stage(size: Size(width: 390, height: 700), safeArea: EdgeInsets(top: 47, bottom: 34)) {
      Screen(alignment: alignment)
    }
  }

  @Test(
    "A tap opens a menu, and a tap on one of its items runs the action and closes the menu",
    arguments: [
      ("menu", "copy", "said copied, by Name, loose"), ("menu", "pinned", "said nothing, by Name, pinned"),
      ("picker", "date", "said nothing, by Date, loose"),
    ])
  func items(menu: String, item: String, said: String) {
    let stage = stage()
    #expect(!stage.tap(id: item))
    #expect(stage.tap(id: menu))
    stage.advance(by: 2)
    #expect(stage.tap(id: item))
    stage.advance(by: 2)
    #expect(stage.layout.texts.contains(said), "\(stage.layout.texts)")
    #expect(menu == "picker" || !stage.tap(id: item), "the menu is closed")
    #expect(menu == "menu" || !stage.tap(id: "name"), "the other choice is no longer shown")
  }

  @Test("A tap outside an open menu only closes it")
  func beside() {
    let stage = stage()
    #expect(stage.tap(id: "menu"))
    stage.advance(by: 2)
    #expect(stage.tap(at: Point(x: 380, y: 690)))
    stage.advance(by: 2)
    #expect(!stage.tap(id: "copy") && stage.layout.texts.contains("said nothing, by Name, loose"))
  }

  @Test(
    "An open menu stays on the screen, below or above its button",
    arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .center])
  func place(alignment: Alignment) throws {
    let stage = stage(alignment)
    #expect(stage.tap(id: "menu"))
    stage.advance(by: 2)
    let item = try #require(stage.layout["copy"]).frame
    let button = try #require(stage.layout["menu"]).frame
    #expect(item.minX >= 8 && item.maxX <= 382 && item.minY >= 0 && item.maxY <= 700, "\(item)")
    #expect(item.minY >= button.maxY || item.maxY <= button.minY)
    if alignment == .topLeading { #expect(abs(item.minY - button.maxY - 8) < 1 && abs(item.minX - button.minX) < 1) }
  }
}

extension InspectedView {
  fileprivate var texts: [String] { lines + children.flatMap(\.texts) }
}
