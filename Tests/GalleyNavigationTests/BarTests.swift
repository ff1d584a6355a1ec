import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Navigation and tab bars")
struct BarTests {
  private struct Filter: View {
    @State private var text = "plu"

    var body: some View {
      NavigationStack {
        Found(fruit: ["apple", "plum"].filter { $0.contains(text) || text.isEmpty })
          .searchable(text: $text)
          .navigationTitle("Fruit")
      }
    }
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let fruit: [String]

    var body: some View {
      List {
        Button(isSearching ? "Searching" : "Resting") { dismissSearch() }.id("leave")
        ForEach(fruit, id: \.self) { Text($0) }
      }
    }
  }

  private struct Tabs: View {
    @State private var tab = "one"

    var body: some View {
      TabView(selection: $tab) {
        Counter().tabItem { Text("One") }.tag("one")
        Text("Second, not \(tab == "one" ? "first" : "one")").tabItem { Text("Two") }.tag("two").badge(7)
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 }.id("count") }
  }

  private struct Shade: EnvironmentKey { static var defaultValue: String { "none" } }

  private struct ShadeText: View {
    @Environment(\.self) private var values

    var body: some View { Text("Shade \(values[Shade.self])") }
  }

  private func middle(_ text: String, in screen: PhoneScreen) -> Double {
    screen.text(text).map { $0.frame.minX + $0.frame.width / 2 } ?? -1
  }

  @Test("Toolbar items are positioned by their placement, and mirrored in right-to-left layouts")
  func placements() {
    let bar = NavigationStack {
      Text("x").toolbar {
        ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
        ToolbarItem(placement: .principal) { Text("Middle") }
        ToolbarItem(placement: .confirmationAction) { Text("Save") }
        ToolbarItem(placement: .keyboard) { Text("Never") }
      }
    }
    let screen = PhoneScreen { bar }
    #expect(middle("Cancel", in: screen) < 100 && middle("Save", in: screen) > 290)
    #expect((middle("Middle", in: screen) - 195).magnitude < 20)
    #expect(!screen.texts.contains("Never") && screen.text("Save")?.styles.first?.weight == 600)
    let mirrored = PhoneScreen { bar.environment(\.layoutDirection, .rightToLeft) }
    #expect(middle("Cancel", in: mirrored) > 290 && middle("Save", in: mirrored) < 100)
  }

  @Test("A title in inlineLarge mode is placed at the leading edge of the bar")
  func inlineLarge() {
    func bar(_ title: String = "Title") -> some View {
      NavigationStack {
        Text("x").navigationTitle(title).toolbarTitleDisplayMode(.inlineLarge).toolbar { Button("Item") {} }
      }
    }
    let screen = PhoneScreen { bar() }
    let title = screen.text("Title")
    #expect(title?.frame.minX == 16 && title?.styles.first?.size == 34 && title?.styles.first?.weight == 700)
    #expect((title?.frame.minY ?? 0) >= 47 && (title?.frame.maxY ?? 100) <= 47 + 44)
    let mirrored = PhoneScreen { bar().environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored.text("Title")?.frame.maxX.rounded() == 374.0)
    let long = PhoneScreen { bar("A title that is longer than its bar is wide") }
    #expect(long.text("Item")?.frame.maxX.rounded() == 374.0)
  }

  @Test("A label in a toolbar shows only its icon, unless a label style is set")
  func labels() {
    let screen = PhoneScreen {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem { Label("Profile", image: "person") }
          ToolbarItem(placement: .cancellationAction) { Label("Both", image: "star").labelStyle(.titleAndIcon) }
          ToolbarItem(placement: .bottomBar) { Label("Share", image: "arrow") }
        }
      }
    }
    #expect(screen.texts.contains("Both"))
    #expect(!screen.texts.contains("Profile") && !screen.texts.contains("Share"))
  }

  @Test("Toolbar items use the environment of the view that declares them")
  func environment() {
    let screen = PhoneScreen {
      NavigationStack {
        Text("x").toolbar { ToolbarItem { ShadeText() } }
          .transformEnvironment(\.self) { $0[Shade.self] = "deep" }
      }
    }
    #expect(screen.texts.contains("Shade deep"))
  }

  @Test("Dynamic Type enlarges a large title, but not the items of the bar")
  func textSizes() {
    func sizes(_ size: DynamicTypeSize) -> [Double?] {
      let screen = PhoneScreen {
        NavigationStack { Text("x").navigationTitle("Title").toolbar { Button("Item") {} } }.dynamicTypeSize(size)
      }
      return ["Item", "Title"].map { screen.text($0)?.styles.first?.size }
    }
    #expect(sizes(.large) == [17, 34] && sizes(.accessibility3) == [17, 52])
  }

  @Test("A hidden navigation bar takes no space")
  func hidden() {
    let shown = PhoneScreen { NavigationStack { Color.red.id("red").navigationTitle("T") } }
    let hidden = PhoneScreen { NavigationStack { Color.red.id("red").navigationTitle("T").navigationBarHidden(true) } }
    let tops = [shown, hidden].compactMap { $0.stage.layout["red"]?.frame.minY.rounded() }
    #expect(tops == [47 + 44 + 52, 47])
  }

  @Test("A search field shows its search text, and a tap on Cancel clears it")
  func search() {
    let screen = PhoneScreen { Filter() }
    #expect(screen.texts.contains("plu") && !screen.texts.contains("apple"))
    #expect(screen.texts.contains("Resting"))
    #expect(screen.tap("search") && screen.texts.contains("Cancel") && screen.texts.contains("Searching"))
    #expect(screen.tap("leave") && screen.texts.contains("Resting") && screen.tap("search"))
    #expect(screen.tap("cancel-search") && screen.texts.contains("apple") && screen.texts.contains("Search"))
  }

  @Test("A tap on a tab shows its screen, and the other tabs keep their state")
  func tabs() {
    let screen = PhoneScreen { Tabs() }
    #expect(screen.tap("count") && screen.texts.contains("Count 1") && screen.texts.contains("7"))
    #expect(screen.tap("tab-two"))
    #expect(screen.texts.contains("Second, not one") && !screen.texts.contains("Count 1"))
    #expect(screen.tap("tab-one") && screen.texts.contains("Count 1"))
  }

  @Test("A screen inside a tab view can hide the tab bar")
  func hiddenTabs() {
    let screen = PhoneScreen {
      TabView { NavigationStack { Text("x").toolbar(.hidden, for: .tabBar) }.tabItem { Text("One") } }
    }
    #expect(!screen.texts.contains("One") && screen.texts.contains("x"))
  }
}
