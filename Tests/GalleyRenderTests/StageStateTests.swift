import Galley
import Testing

@Suite("Stages whose views have state")
struct StageStateTests {
  private final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  private struct Clocked: View {
    let log: Log
    @State private var ticks = 0
    @Environment(\.stageClock) private var clock

    var body: some View {
      Text("\(ticks)").id("ticks")
        .onAppear { log("appears") }
        .task {
          log("task")
          while !Task.isCancelled {
            do { try await clock.sleep(for: .seconds(1)) } catch { break }
            ticks += 1
          }
          log("ends")
        }
    }
  }

  @Test("Tasks start after onAppear, follow the clock of the stage and end with their view")
  func tasks() {
    let log = Log()
    let stage = Stage(size: Size(width: 100, height: 50), scale: 1) { Clocked(log: log) }
    #expect(stage.layout["ticks"]?.lines == ["0"])
    #expect(log.entries == ["appears", "task"])
    stage.advance(by: 0.9)
    #expect(stage.layout["ticks"]?.lines == ["0"])
    stage.advance(to: 3.5)
    #expect(stage.time == 3.5)
    #expect(stage.layout["ticks"]?.lines == ["3"])
    stage.dismiss()
    #expect(log.entries == ["appears", "task", "ends"])
  }

  private struct Searched: View {
    let log: Log
    @State private var word = "a"
    @Environment(\.stageClock) private var clock

    var body: some View {
      Button("next") { word += "a" }.id("next")
        .task(id: word) {
          do {
            try await clock.sleep(for: .milliseconds(500))
            log("finds \(word)")
          } catch { log("gives up") }
        }
    }
  }

  @Test("A task is cancelled and started again when its ID changes")
  func identifiedTasks() {
    let log = Log()
    let stage = Stage(size: Size(width: 100, height: 50), scale: 1) { Searched(log: log) }
    stage.advance(by: 0.25)
    stage.tap(id: "next")
    stage.advance(by: 0.3)
    #expect(log.entries == ["gives up"])
    stage.advance(by: 0.3)
    #expect(log.entries == ["gives up", "finds aa"])
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          Button("jump") { proxy.scrollTo("row 40", anchor: .top) }.frame(height: 10).id("jump")
          Button("near") { proxy.scrollTo("row 3") }.frame(height: 10).id("near")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach((0..<100).map { "row \($0)" }, id: \.self) { Text($0).frame(height: 20).id($0) }
            }
          }
          .scrollPosition(id: $first)
          .id("list")
        }
        Button("far") { first = "row 60" }.frame(height: 10).id("far")
        Text(first ?? "none").id("first").frame(height: 10)
      }
    }
    @State private var first: String?
  }

  @Test("A proxy and a binding scroll to rows, and the binding follows scrolling on the stage")
  func scrolling() {
    let stage = Stage(size: Size(width: 100, height: 140), scale: 1) { Rows() }
    #expect(stage.scroll("list").offset == 0)
    stage.tap(id: "jump")
    #expect(stage.scroll("list").offset == 800)
    stage.scroll("list").offset = 130
    #expect(stage.scroll("list").offset == 130)
    #expect(stage.layout["first"]?.lines == ["row 6"])
    stage.tap(id: "near")
    #expect(stage.scroll("list").offset == 60, "the shortest way to a row above is its top")
    stage.tap(id: "far")
    #expect(stage.layout["row 60"]?.frame.maxY == 120, "the shortest way to a row below is its bottom")
    #expect(stage.warnings.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("add") { count += 1 }.id("add")
        Text("\(count)").id("count")
      }
    }
  }

  @Test("Views that did not change are not drawn, laid out or evaluated again")
  func nothingTwice() throws {
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1) { Counter() }
    let first = try stage.picture()
    let before = stage.counters
    #expect(try stage.picture() == first)
    #expect(stage.counters == before)
    #expect(stage.tap(at: stage.layout["add"].map { Point(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero))
    #expect(stage.layout["count"]?.lines == ["1"])
    #expect(try stage.picture() != first)
    let cost = stage.counters - before
    // The bodies of the counter, of the button with its new action closure, and of the two views in its style.
    #expect(cost.bodies == 1 + 3)
    #expect(cost.draws > 0)
  }
}
