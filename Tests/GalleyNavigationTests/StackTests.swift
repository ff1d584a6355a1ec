import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleyScroll
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Screens in navigation stacks")
struct StackTests {
  private struct Numbers: View {
    var body: some View {
      NavigationStack {
        List(0..<40) { NavigationLink("Row \($0)", value: $0).id("row\($0)") }
          .id("list")
          .navigationDestination(for: Int.self) { Detail(number: $0) }
          .navigationTitle("Numbers")
      }
    }
  }

  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    let number: Int

    var body: some View {
      VStack {
        Button("Counted \(count)") { count += 1 }.id("count")
        NavigationLink("Next", value: number + 1).id("next")
        Button("Close") { dismiss() }.id("close")
      }
      .navigationTitle("Detail \(number)")
    }
  }

  private struct Steered: View {
    @State private var path = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("Screen \(number) of \(path.count)")
            Button("Home") { path = [] }.id("home")
            Button("On") { path.append(3) }.id("on")
          }
        }
      }
    }
  }

  private struct Presenter: View {
    @State private var isShown = false
    @State private var name = "A"

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }.id("show")
          .navigationDestination(isPresented: $isShown) {
            Button("Name \(name)") { name += "A" }.id("name")
          }
          .navigationTitle(isShown ? "Shown" : "Hidden")
      }
    }
  }

  @Test("A tap on a link shows only its destination, and the back button returns")
  func pushAndPop() {
    let screen = PhoneScreen { Numbers() }
    #expect(screen.texts.contains("Row 3") && !screen.texts.contains("Close"))
    #expect(screen.tap("row3"))
    #expect(screen.texts.contains("Close") && !screen.texts.contains("Row 3"))
    #expect(screen.texts.contains("Detail 3") && screen.texts.contains("Numbers"))
    #expect(screen.tap("back"))
    #expect(screen.texts.contains("Row 3") && !screen.texts.contains("Close"))
  }

  @Test("A pushed screen slides in from the trailing edge in less than half a second")
  func slides() {
    let screen = PhoneScreen { Numbers() }
    #expect(screen.stage.tap(id: "row3"))
    screen.stage.advance(by: 0.1)
    let moving = screen.stage.layout["close"].map { $0.target?.minX ?? $0.frame.minX }
    let early = screen.stage.layout["close"]?.frame.minX ?? 0
    screen.stage.advance(by: 3)
    let rest = screen.stage.layout["close"]?.frame.minX ?? 0
    #expect(early > rest + 50 && moving == rest)
  }

  @Test("A screen covered by another keeps its state, and a screen that was popped loses it")
  func memory() {
    let screen = PhoneScreen { Numbers() }
    #expect(screen.tap("row3") && screen.tap("count") && screen.tap("next"))
    #expect(screen.texts.contains("Counted 0") && screen.texts.contains("Detail 4"))
    #expect(screen.tap("close"))
    #expect(screen.texts.contains("Counted 1"))
    #expect(screen.tap("close") && screen.tap("row3"))
    #expect(screen.texts.contains("Counted 0"))
  }

  @Test("A navigation path shows one screen per value and is updated by taps on links and changes in code")
  func path() {
    let screen = PhoneScreen { Steered() }
    #expect(screen.texts.contains("Screen 2 of 2"))
    #expect(screen.tap("on"))
    #expect(screen.texts.contains("Screen 3 of 3"))
    #expect(screen.tap("back"))
    #expect(screen.texts.contains("Screen 2 of 2"))
    #expect(screen.tap("home"))
    #expect(screen.texts.contains("Root") && !screen.texts.contains("Back"))
  }

  @Test("A pushed screen follows the state of the view below, and going back resets the binding")
  func presented() {
    let screen = PhoneScreen { Presenter() }
    #expect(screen.texts.contains("Hidden"))
    #expect(screen.tap("show") && screen.tap("name"))
    #expect(screen.texts.contains("Name AA") && screen.texts.contains("Shown"))
    #expect(screen.tap("back"))
    #expect(screen.texts.contains("Hidden") && screen.stage.warnings.isEmpty)
  }

  @Test("A large title scrolls with the content and is then replaced by an inline title")
  func largeTitle() {
    let screen = PhoneScreen { Numbers() }
    let title = screen.text("Numbers")
    #expect(title?.styles.first?.size == 34 && title?.styles.first?.weight == 700)
    let resting = screen.stage.layout["row0"]?.frame.minY ?? 0
    screen.stage.scrollPositions["list"] = .offset(Point(x: 0, y: 30))
    #expect(screen.stage.layout["row0"]?.frame.minY == resting - 30)
    #expect(screen.text("Numbers")?.frame.minY == title.map { $0.frame.minY - 30 })
    screen.stage.scrollPositions["list"] = .offset(Point(x: 0, y: 300))
    #expect(screen.text("Numbers")?.styles.first?.size == 17)
  }

  @Test("A pinned section header is placed directly below the navigation bar, for any bar height")
  func pinnedHeader() {
    let screen = PhoneScreen {
      NavigationStack {
        List {
          Section {
            ForEach(0..<40) { Text("Row \($0)") }
          } header: {
            Text("Section")
          }
        }
        .listStyle(.plain)
        .id("list")
        .navigationTitle("Numbers")
      }
    }
    let start = screen.text("Section")?.frame.minY ?? 0
    screen.stage.scrollPositions["list"] = .offset(Point(x: 0, y: 400))
    let pinned = screen.text("Section")?.frame.minY ?? 0
    #expect((pinned - (start - 52)).magnitude < 1)
  }

  @Test("Pushing a screen causes no warnings about cycles")
  func quiet() {
    let screen = PhoneScreen { Numbers() }
    _ = screen.tap("row1")
    #expect(screen.stage.warnings.isEmpty && screen.stage.problems.isEmpty)
  }
}
