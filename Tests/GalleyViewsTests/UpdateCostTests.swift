import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyViews
import Observation
import Testing

@Suite("Update cost")
struct UpdateCostTests {
  final class Model: ObservableObject {
    @Published var first = false
    @Published var second = false
  }

  @Observable
  final class Observed {
    var first = false
    var second = false
  }

  private struct Sub: View {
    let isOn: Bool
    let log: Log
    var body: some View {
      log("sub")
      return (isOn ? Color.red : Color.blue)
    }
  }

  private struct Following: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      log("content")
      return VStack {
        Sub(isOn: model.first, log: log)
        Sub(isOn: model.second, log: log)
      }
      .onAppear { model.first.toggle() }
    }
  }

  private struct Keeping: View {
    @StateObject private var model = Model()
    let log: Log
    var body: some View {
      log("content")
      return VStack {
        Sub(isOn: model.first, log: log)
        Sub(isOn: model.second, log: log)
      }
      .onAppear { model.first.toggle() }
    }
  }

  private struct Tracking: View {
    @State private var model = Observed()
    let log: Log
    var body: some View {
      log("content")
      return VStack {
        Sub(isOn: model.first, log: log)
        Sub(isOn: model.second, log: log)
      }
      .onAppear { model.first.toggle() }
    }
  }

  @Test("If a model changes, only the subview whose input changed is evaluated", arguments: 0..<3)
  func granularity(kind: Int) {
    let log = Log()
    let view: any View =
      switch kind {
      case 0: Following(model: Model(), log: log)
      case 1: Keeping(log: log)
      default: Tracking(log: log)
      }
    _ = Screen(AnyView(view), width: 10, height: 10)
    #expect(log.entries.count { $0 == "content" } == 2)
    #expect(log.entries.count { $0 == "sub" } == 3)
  }

  private struct Reader: View {
    let model: Observed
    let log: Log
    var body: some View {
      log("reader")
      return (model.first ? Color.red : Color.blue).frame(height: 1)
    }
  }

  private struct Bystander: View {
    let model: Observed
    let log: Log
    var body: some View {
      log("bystander")
      return Button("go") { model.first.toggle() }.id("go")
    }
  }

  @Test("Only views that read the changed property of an observable object are evaluated")
  func onlyReaders() {
    let (log, model) = (Log(), Observed())
    let screen = Screen(
      VStack {
        Reader(model: model, log: log)
        Bystander(model: model, log: log)
      }, width: 100, height: 100)
    #expect(log.text == "reader bystander")
    screen.tap("go")
    #expect(log.text == "reader bystander reader")
    model.second.toggle()
    screen.place()
    #expect(log.text == "reader bystander reader")
  }

  private struct Many: View {
    @State private var chosen = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("next") { chosen += 1 }.id("next")
        ForEach(0..<50) { Cell(isChosen: $0 == chosen) }
      }
    }
  }

  private struct Cell: View {
    let isChosen: Bool
    var body: some View { Text(isChosen ? "x" : "o").frame(height: 10) }
  }

  @Test("A change in two of fifty cells evaluates six bodies and measures few views")
  func counters() {
    let screen = Screen(Many(), width: 100, height: 600)
    let (bodies, measures) = (screen.tree.bodies, screen.tree.context.layoutCounters.measures)
    #expect(bodies >= 51)
    screen.tap("next")
    // The list, and the old and the new selected cell; also the button, whose action is a new closure, with two views
    // of its style.
    #expect(screen.tree.bodies - bodies == 3 + 3)
    #expect(screen.tree.context.layoutCounters.measures - measures < measures / 2)
  }

  private struct Pair: View, Equatable {
    let shown: String
    let log: Log
    static func == (first: Pair, second: Pair) -> Bool { first.shown == second.shown }
    var body: some View {
      log("pair")
      return Text(shown)
    }
  }

  private struct Pairs: View {
    let log: Log
    @State private var n = 0
    var body: some View {
      VStack {
        Button("go") { n += 1 }.id("go")
        Pair(shown: "\(n / 2)", log: Log(like: log)).equatable()
      }
    }
  }

  @Test("An equatable view is evaluated again only if its value changed")
  func equatable() {
    let log = Log()
    let screen = Screen(Pairs(log: log), width: 100, height: 100)
    screen.tap("go")
    #expect(log.text == "pair")
    screen.tap("go")
    #expect(log.text == "pair pair")
  }

  private struct Deep: View {
    let log: Log
    @State private var isDark = false
    var body: some View {
      VStack {
        Button("dark") { isDark.toggle() }.id("dark")
        Group {
          Middle(log: log)
        }
        .colorScheme(isDark ? .dark : .light)
      }
    }
  }

  private struct Middle: View {
    let log: Log
    var body: some View {
      log("middle")
      return Leaf(log: log)
    }
  }

  private struct Leaf: View {
    let log: Log
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      log(scheme == .dark ? "dark" : "light")
      return Color.primary
    }
  }

  @Test("Only views that read a changed environment value are evaluated")
  func environment() {
    let log = Log()
    let screen = Screen(Deep(log: log), width: 100, height: 100)
    #expect(log.text == "middle light")
    let before = screen.picture
    screen.tap("dark")
    #expect(log.text == "middle light dark")
    #expect(screen.picture != before)
  }
}
