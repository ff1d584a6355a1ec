import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("AppStorage and SceneStorage")
struct StoredValueTests {
  private enum Mode: String {
    case list, grid
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.list
    @AppStorage("name") private var name: String?

    var body: some View {
      Text(verbatim: "\(count) \(mode.rawValue) \(name ?? "–")")
      Button("Change") {
        count += 1
        mode = .grid
        name = "A"
      }
      .id("change")
    }
  }

  @Test("A stored value starts with its default, and all views that use its key see changes")
  func sharing() {
    let screen = ControlScreen {
      VStack {
        Counter()
        Counter()
      }
    }
    #expect(screen.texts == ["1 list –", "Change", "1 list –", "Change"])
    screen.stage.tap(id: "change")
    #expect(screen.texts == ["2 grid A", "Change", "2 grid A", "Change"])
  }

  @Test("Each stage starts with an empty store unless it is given one")
  func stores() {
    let store = AppStorageValues(["count": 7, "mode": "grid", "name": 3])
    let screen = ControlScreen { Counter().defaultAppStorage(store) }
    #expect(screen.texts.first == "7 grid –")
    screen.stage.tap(id: "change")
    #expect(store.object(forKey: "count") as? Int == 8)
    #expect(store.object(forKey: "mode") as? String == "grid")
    #expect(ControlScreen { Counter() }.texts.first == "1 list –")
  }

  @Test("Setting a stored value to nil removes it")
  func forgetting() {
    struct Forgetful: View {
      @AppStorage("name") var name: String?
      var body: some View { Button(name ?? "–") { name = nil }.id("forget") }
    }
    let store = AppStorageValues(["name": "A"])
    let screen = ControlScreen { Forgetful().defaultAppStorage(store) }
    #expect(screen.texts == ["A"])
    screen.stage.tap(id: "forget")
    #expect(screen.texts == ["–"])
    #expect(store.object(forKey: "name") == nil)
  }

  @Test("An AppStorage property outside of views does not share its value")
  func outside() {
    final class Settings {
      @AppStorage("size") var size = 1
    }
    let (first, second) = (Settings(), Settings())
    first.size = 5
    #expect(first.size == 5)
    #expect(second.size == 1)
  }

  @Test("SceneStorage and AppStorage with the same key are separate values")
  func scenes() {
    struct Both: View {
      @AppStorage("key") var app = "a"
      @SceneStorage("key") var scene = "s"
      var body: some View {
        Text(verbatim: app + scene)
        Button("Change") { scene = "t" }.id("change")
      }
    }
    let screen = ControlScreen { Both() }
    screen.stage.tap(id: "change")
    #expect(screen.texts.first == "at")
  }
}
