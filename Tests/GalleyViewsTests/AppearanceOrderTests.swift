import GalleyControls
import GalleyGeometry
import GalleyViews
import Testing

@Suite("Order of onAppear, onChange and tasks")
struct AppearanceOrderTests {
  /// Returns the log entries of `view` after its first frame.
  private func trace(_ view: (Log) -> some View) -> String {
    let log = Log()
    let screen = Screen(view(log), width: 100, height: 100)
    screen.place()
    return log.text
  }

  @Test("onAppear and initial onChange run in the order of declaration, followed by all tasks")
  func interleaved() {
    let text = trace { log in
      Text("x")
        .task { log("t1") }
        .onAppear { log("a1") }
        .onChange(of: 1, initial: true) { log("c1") }
        .onAppear { log("a2") }
        .onChange(of: 1, initial: true) { old, new in log("c2:\(old)>\(new)") }
        .task { log("t2") }
    }
    #expect(text == "a1 c1 a2 c2:1>1 t1 t2")
  }

  @Test("Actions of inner views run before actions of outer views")
  func nested() {
    struct Inner: View {
      let log: Log
      var body: some View {
        Text("x").onChange(of: 0, initial: true) { log("inner change") }.onAppear { log("inner appears") }
      }
    }
    let text = trace { log in
      VStack { Inner(log: log).padding() }
        .onChange(of: 0, initial: true) { log("outer change") }
        .onAppear { log("outer appears") }
    }
    #expect(text == "inner change inner appears outer change outer appears")
  }

  @Test("Siblings run initial onChange actions in the same order as onAppear actions")
  func siblings() {
    func row(_ log: Log, _ name: String) -> some View {
      Text(name).onAppear { log("A\(name)") }.onChange(of: name, initial: true) { log("C\(name)") }
    }
    let text = trace { log in
      VStack {
        row(log, "1")
        row(log, "2")
      }
    }
    #expect(text == "A2 C2 A1 C1")
  }

  @Test("On a group, each member runs the initial onChange, and a later change runs it only once")
  func group() {
    struct Content: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        VStack {
          Button("next") { number += 1 }.id("next")
          Group {
            Text("a")
            Text("b")
          }
          .onChange(of: number, initial: true) { log("\($0)>\($1)") }
        }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    #expect(log.text == "0>0 0>0")
    screen.tap("next")
    #expect(log.text == "0>0 0>0 0>1")
  }

  @Test("A conditional view that is shown again runs its initial onChange with the current value")
  func condition() {
    struct Content: View {
      let log: Log
      @State private var isOn = true
      @State private var number = 0
      var body: some View {
        VStack {
          Button("turn") {
            isOn.toggle()
            number += 1
          }
          .id("turn")
          if isOn { Text("x").onChange(of: number, initial: true) { log("\($0)>\($1)") } }
        }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    screen.tap("turn")
    screen.tap("turn")
    #expect(log.text == "0>0 2>2")
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var visits = 0

    var body: some View {
      Text("row \(number)").frame(width: 50, height: 20)
        .onChange(of: visits, initial: true) { if $0 == $1 { log("C\(number)") } }
        .onAppear { visits += 1 }
    }
  }

  @Test(
    "Rows of a lazy stack run actions each time they appear, but not when they are only measured", arguments: [20, 50])
  func rows(count: Int) {
    let log = Log()
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, log: log) } } }
    let screen = Screen(list.id("list"), width: 50, height: 40)
    #expect(log.text == "C1 C0")
    screen.scroll("list", to: 200)
    #expect(log.text == "C1 C0 C11 C10")
    screen.scroll("list", to: 0)
    #expect(log.text == "C1 C0 C11 C10 C1 C0")
  }

  final class Model: ObservableObject {
    @GalleyViews.Published var number = 0
  }

  @Test("Rows that are only measured do not receive published values")
  func measuredRows() {
    let (log, model) = (Log(), Model())
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { row in
          Text("row").frame(width: 50, height: row == 3 ? 30 : 20).onReceive(model.$number) { _ in log("R\(row)") }
        }
      }
    }
    _ = Screen(list.id("list"), width: 50, height: 40)
    #expect(log.entries.sorted() == ["R0", "R1"])
  }

  @Test("The content of a sheet runs its actions when the sheet appears")
  func sheet() {
    struct Content: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }.id("show")
          .sheet(isPresented: $isShown) {
            Text("x").onAppear { log("a") }.onChange(of: 1, initial: true) { log("c") }
          }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    #expect(log.text.isEmpty)
    screen.tap("show")
    screen.advance(to: 2)
    #expect(log.text == "a c")
  }
}
