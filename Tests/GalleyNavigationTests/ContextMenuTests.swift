import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Context menus and pull to refresh")
struct ContextMenuTests {
  private struct Menus: View {
    @State private var said = "nothing"

    var body: some View {
      VStack {
        List {
          Button("Row") { said = "tapped" }
            .id("row")
            .contextMenu {
              Button("Copy") { said = "copied" }.id("copy")
              Button("Delete", role: .destructive) { said = "deleted" }.id("delete")
            }
          Text("Plain").id("plain")
        }
        Text("Photo").id("photo")
          .contextMenu {
            Button("Save") { said = "saved" }.id("save")
          } preview: {
            Text("Large photo").frame(width: 200, height: 120).id("preview")
          }
        Text("said \(said)")
      }
    }
  }

  private struct Refreshed: View {
    @Environment(\.stageClock) private var clock
    @State private var rounds = 0

    var body: some View {
      List { Text("rounds \(rounds)").id("text") }
        .refreshable { [clock] in
          try? await clock.sleep(for: .seconds(2))
          rounds += 1
        }
        .id("list")
    }
  }

  private func opened(_ id: String) -> PhoneScreen {
    let screen = PhoneScreen { Menus() }
    #expect(screen.stage.longPress(id: id))
    screen.stage.advance(by: 1)
    return screen
  }

  @Test("A long press opens a context menu without a tap; a menu item runs its action and closes the menu")
  func items() {
    let screen = opened("row")
    #expect(screen.texts.contains("Copy") && screen.texts.contains("said nothing"))
    #expect(screen.tap("copy"))
    #expect(!screen.texts.contains("Copy") && screen.texts.contains("said copied"))
    #expect(screen.tap("row") && screen.texts.contains("said tapped"))
  }

  @Test("A tap outside a context menu only closes the menu")
  func beside() {
    let screen = opened("row")
    #expect(screen.stage.tap(at: Point(x: 380, y: 660)))
    screen.stage.advance(by: 2)
    #expect(!screen.texts.contains("Copy") && screen.texts.contains("said nothing"))
  }

  @Test("Short presses, moving presses and presses on other rows do not open a context menu")
  func otherPresses() throws {
    let screen = PhoneScreen { Menus() }
    #expect(screen.stage.longPress(id: "row", for: 0.2))
    screen.stage.advance(by: 1)
    #expect(!screen.texts.contains("Copy") && screen.texts.contains("said tapped"))
    let touch = try #require(screen.stage.touch(id: "row"))
    touch.move(by: Point(x: 0, y: 30))
    touch.hold(for: 1)
    touch.lift()
    #expect(!screen.texts.contains("Copy") && !screen.stage.longPress(id: "plain"))
  }

  @Test("A context menu opens below its row, and its preview stays on the screen above it")
  func places() throws {
    let screen = opened("row")
    let (row, copy) = (try #require(screen.stage.layout["row"]).frame, try #require(screen.stage.layout["copy"]).frame)
    #expect(copy.minY > row.maxY && copy.minX == 20)
    let photo = opened("photo")
    let (preview, save) = (photo.stage.layout["preview"]?.frame, photo.stage.layout["save"]?.frame)
    let (upper, lower) = (try #require(preview), try #require(save))
    #expect(upper.width == 200 && upper.minY >= 47 && lower.minY == upper.maxY + 8 && lower.maxY <= 666)
    #expect(upper.midX == 195)
  }

  @Test("When content is pulled far enough, it stays below the spinner until the refresh has ended")
  func refreshing() {
    let screen = PhoneScreen { Refreshed() }
    let start = screen.text("rounds 0")?.frame.minY ?? 0
    #expect(screen.stage.pull("list"))
    screen.stage.advance(by: 1)
    #expect(abs((screen.text("rounds 0")?.frame.minY ?? 0) - start - 60) < 0.5)
    screen.stage.advance(by: 3)
    #expect(abs((screen.text("rounds 1")?.frame.minY ?? 0) - start) < 0.5)
  }

  @Test("Content that is not pulled far enough returns without refreshing")
  func shortPull() {
    let screen = PhoneScreen { Refreshed() }
    let start = screen.text("rounds 0")?.frame.minY ?? 0
    screen.stage.scroll("list").overscroll(by: 70)
    screen.stage.advance(by: 5)
    #expect(abs((screen.text("rounds 0")?.frame.minY ?? 0) - start) < 0.5)
  }
}
