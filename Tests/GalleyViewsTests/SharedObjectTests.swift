import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Observation
import Testing

@Suite("Observable objects and environment values")
struct SharedObjectTests {
  @Observable
  final class Settings {
    var name = "a"
  }

  private struct NameLabel: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text(settings.name).id("label") }
  }

  private struct OptionalLabel: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings?.name ?? "none").id("optional") }
  }

  private struct Editor: View {
    @Bindable var settings: Settings
    var body: some View { Appender(text: $settings.name) }
  }

  private struct Appender: View {
    @Binding var text: String
    var body: some View { Button("append") { text += "b" }.id("append") }
  }

  private func lines(_ id: String, _ screen: Screen) -> [String]? { screen.view[id]?.lines }

  @Test("An observable object in the environment is found by its type, and is nil if missing")
  func observable() {
    let settings = Settings()
    let screen = Screen(
      VStack {
        VStack {
          NameLabel()
          Editor(settings: settings)
        }
        .environment(settings)
        OptionalLabel()
      }, width: 200, height: 200)
    #expect(lines("label", screen) == ["a"])
    #expect(lines("optional", screen) == ["none"])
    screen.tap("append")
    #expect(lines("label", screen) == ["ab"])
  }

  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "m"
  }

  private struct Outer: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Inner()
        Button("count") { model.count += 1 }.id("count")
        Appender(text: $model.name)
      }
      .environmentObject(model)
    }
  }

  private struct Inner: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("\(model.name) \(model.count)").id("inner") }
  }

  @Test("A published property updates every view that observes it, and bindings write to it")
  func published() {
    let screen = Screen(Outer(), width: 200, height: 200)
    #expect(lines("inner", screen) == ["m 0"])
    screen.tap("count")
    screen.tap("append")
    #expect(lines("inner", screen) == ["mb 1"])
  }

  private struct Depth: View {
    let log: Log
    @Environment(\.reading) private var reading
    var body: some View { Color.red.onAppear { log("\(reading)") } }
  }

  @Test("Actions read environment values with the transformations that apply to their view")
  func transformed() {
    let log = Log()
    _ = Screen(Depth(log: log).transformEnvironment(\.reading) { $0 += 1 }, width: 10, height: 10)
    #expect(log.text == "1")
  }

  private struct Flips: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Button("flip") { isOn.toggle() }.id("flip").onChange(of: isOn) { log(isOn ? "on" : "off") }
    }
  }

  @Test("Two toggles in one update cancel out, and toggles in separate updates are each reported")
  func flips() {
    let log = Log()
    let screen = Screen(Flips(log: log), width: 100, height: 100)
    for _ in 0..<3 { screen.tap("flip") }
    #expect(log.text == "on off on")
    #expect(screen.tree.tap(id: "flip"))
    #expect(screen.tree.tap(id: "flip"))
    screen.place()
    #expect(log.text == "on off on")
  }

  private struct Growing: View {
    let number: Int
    @State private var isOpen = false
    var body: some View {
      Button("row \(number)") { isOpen.toggle() }.frame(height: isOpen ? 60 : 20).id("row \(number)")
    }
  }

  @Test("A lazy row that grows moves the rows after it, and rows that are only measured keep no state")
  func growing() {
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Growing(number: $0) } } }.id("list")
    let screen = Screen(list, width: 100, height: 100)
    #expect(screen.view["row 2"]?.frame.minY == 40)
    screen.tap("row 1")
    #expect(screen.view["row 2"]?.frame.minY == 80)
    #expect(screen.scroll?.contentSize.height == 4040)
    screen.scroll("list", to: 2000)
    #expect(screen.view["row 1"] == nil)
    screen.scroll("list", to: 0)
    #expect(screen.view["row 1"]?.frame.height == 60)
  }
}

extension EnvironmentValues {
  fileprivate var reading: Int {
    get { self[ReadingKey.self] }
    set { self[ReadingKey.self] = newValue }
  }
}

private struct ReadingKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
