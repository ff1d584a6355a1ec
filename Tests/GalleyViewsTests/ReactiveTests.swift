import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleySnapshot
import GalleyViews
import Testing

final class Log {
  var entries: [String] = []

  private let target: Log?

  init() { target = nil }

  /// Creates a separate object that writes its entries to `target`.
  init(like target: Log) { self.target = target }

  func callAsFunction(_ entry: String) { (target ?? self).entries.append(entry) }

  var text: String { entries.joined(separator: " ") }
}

@Suite("Order of updates and actions")
struct ReactiveTests {
  @Test("A view whose ID changes is created anew and appears again")
  func appearsAgain() {
    struct Content: View {
      let log: Log
      @State private var flag = false

      var body: some View {
        Color.red.onAppear { log("A") }.id(flag).onAppear { flag.toggle() }
      }
    }
    let log = Log()
    _ = Screen(Content(log: log), width: 10, height: 10)
    #expect(log.text == "A A")
  }

  @Test("When an ID changes, the new view appears before the old one disappears; closures read new state")
  func identityOrder() {
    struct Content: View {
      let log: Log
      @State private var flag = false

      var body: some View {
        Color.red
          .onAppear { log(flag ? "AT" : "AF") }
          .onDisappear { log(flag ? "DT" : "DF") }
          .id(flag)
          .onAppear { flag = true }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 10, height: 10)
    screen.tree.dismiss()
    screen.place()
    #expect(log.text == "AF AT DT DT")
  }

  @Test("Rows of a lazy stack keep their state while out of view, and run onAppear each time they return")
  func lazyState() {
    struct Row: View {
      let number: Int
      let log: Log
      @State private var visits = 0

      var body: some View {
        Text("row \(number)").frame(width: 50, height: 20).id("visits \(number) \(visits)")
          .onAppear {
            visits += 1
            log("A\(number)")
          }
          .onDisappear { log("D\(number)") }
      }
    }
    let log = Log()
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { Row(number: $0, log: log) } } }.id("list")
    let screen = Screen(list, width: 50, height: 40)
    #expect(log.text == "A1 A0")
    screen.scroll("list", to: 200)
    #expect(log.text == "A1 A0 A11 A10 D0 D1")
    screen.scroll("list", to: 0)
    #expect(log.text == "A1 A0 A11 A10 D0 D1 A1 A0 D10 D11")
    #expect(screen.view["visits 0 2"] != nil)
    #expect(screen.view["visits 1 2"] != nil)
  }

  @Test("onAppear runs for views that are covered or transparent")
  func covered() {
    let log = Log()
    let stack = ZStack {
      Color.red.onAppear { log("1") }
      Color.blue.opacity(0).onAppear { log("2") }
    }
    _ = Screen(stack, width: 10, height: 10)
    #expect(log.text == "2 1")
  }

  @Test("Each frame first evaluates bodies from the outside in, then lays out, then runs onAppear")
  func frameOrder() {
    struct Inner: View {
      let log: Log
      var body: some View {
        log("inner")
        return Color.red.alignmentGuide(.top) { _ in
          if log.entries.last != "layout" { log("layout") }
          return 0
        }
        .onAppear { log("inner appears") }
      }
    }
    struct Outer: View {
      let log: Log
      var body: some View {
        log("outer")
        return HStack(alignment: .top) { Inner(log: log) }.onAppear { log("outer appears") }
      }
    }
    let log = Log()
    _ = Screen(Outer(log: log), width: 10, height: 10)
    #expect(log.entries == ["outer", "inner", "layout", "inner appears", "outer appears"])
  }

  @Test("An action reads the values that it has just written")
  func writesAreSeen() {
    struct Content: View {
      let log: Log
      @State private var toggle = false
      var body: some View {
        Color.red.onAppear {
          toggle.toggle()
          if toggle { log("seen") }
        }
      }
    }
    let log = Log()
    _ = Screen(Content(log: log), width: 10, height: 10)
    #expect(log.text == "seen")
  }

  @Test("Writes in one transaction count as one change, and each transaction updates the view")
  func transactions() {
    struct Content: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        log("body \(n)")
        return Color.red
          .onChange(of: n) { old, new in log("[\(old),\(new)]") }
          .onAppear {
            n = 1
            n = 2
            var other = Transaction()
            other.disablesAnimations = true
            withTransaction(other) {
              n = 3
              n = 4
            }
          }
      }
    }
    let log = Log()
    _ = Screen(Content(log: log), width: 10, height: 10)
    #expect(log.entries == ["body 0", "body 2", "[0,2]", "body 4", "[2,4]"])
  }

  @Test("onChange reports the initial value if requested, and then old and new values")
  func initialChange() {
    struct Content: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        Color.red
          .onChange(of: n, initial: true) { old, new in
            log("\(old)>\(new)")
            if new < 2 { n = new + 1 }
          }
          .id("probe")
      }
    }
    let log = Log()
    _ = Screen(Content(log: log), width: 10, height: 10)
    #expect(log.text == "0>0 0>1 1>2")
  }

  @Test("An onChange action that changes its own value stops after two runs, with a warning")
  func changeCycle() throws {
    struct Content: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        Button("go") { n += 1 }
          .id("button")
          .onChange(of: n) {
            log("\(n)")
            n += 1
          }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    screen.tap("button")
    #expect(log.text == "1 2")
    #expect(
      screen.tree.warnings.map(\.kind) == [
        .cycle(binding: "onChange(of: Int) action", path: "Content", old: "2", new: "3")
      ])
    screen.tap("button")
    #expect(log.text == "1 2 4 5")
  }

  @Test("An onChange action that changes its own value stops after six runs if onAppear triggers it")
  func changeCycleFromTheStart() {
    struct Content: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        Button("go") { n += 1 }
          .id("button")
          .onChange(of: n) {
            log("\(n)")
            n += 1
          }
          .onAppear { n = 1 }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    #expect(log.text == "1 2 3 4 5 6")
    #expect(
      screen.tree.warnings.map(\.kind) == [
        .cycle(binding: "onChange(of: Int) action", path: "Content", old: "6", new: "7")
      ])
    screen.tap("button")
    #expect(log.text == "1 2 3 4 5 6 8 9", "after that, the limit is two runs")
  }
}
