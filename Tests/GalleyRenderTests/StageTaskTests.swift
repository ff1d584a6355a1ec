import Galley
import Observation
import Synchronization
import Testing

/// Work that a test deliberately passes to another thread.
struct Elsewhere: @unchecked Sendable {
  let work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
}

/// A gate that the test opens to let a task continue.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}

final class Tick: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func callAsFunction() { count.withLock { $0 += 1 } }
}

/// The tasks have high priority, so that tests running in parallel do not delay them.
@Suite("Background tasks of a stage", .serialized)
struct StageTaskTests {
  private static let size = Size(width: 100, height: 100)

  /// Creates a stage whose timeout is long enough for a machine under load.
  private func stage(_ view: some View) -> Stage {
    let stage = Stage(size: StageTaskTests.size, scale: 1) { view }
    stage.taskTimeout = .seconds(60)
    return stage
  }

  private actor Store {
    func load() -> String { "actor" }
  }

  private struct Loading: View {
    let load: @Sendable () async -> String
    @State private var name = "waiting"

    var body: some View { Text(name).id("name").task { name = await load() } }
  }

  @Test(
    "advance(by:) waits for detached tasks, actors, sleeps and the global thread pool",
    arguments: ["detached", "actor", "sleep", "pool", "group"])
  func awaited(way: String) {
    let store = Store()
    let stage = stage(
      Loading {
        switch way {
        case "detached": return await Task.detached(priority: .high) { "detached" }.value
        case "actor": return await store.load()
        case "sleep":
          try? await Task.sleep(nanoseconds: 20_000_000)
          return "sleep"
        case "pool": return await Task(priority: .high) { "pool" }.value
        default:
          return await withTaskGroup(of: String.self) { group in
            group.addTask { "group" }
            return await group.next() ?? ""
          }
        }
      })
    stage.advance(by: 0)
    #expect(stage.layout["name"]?.lines == [way])
    #expect(stage.time == 0, "work outside the stage takes no stage time")
    #expect(stage.warnings.isEmpty)
  }

  /// A continuation that another thread resumes.
  private final class Door: Sendable {
    private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)

    func pass() async { await withCheckedContinuation { guest in waiting.withLock { $0 = guest } } }

    func open() {
      let guest = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      guest?.resume()
    }
  }

  @Test("While a stage waits for a task, it runs the main queue")
  func mainQueue() {
    let door = Door()
    let stage = stage(
      Loading {
        await door.pass()
        return "opened"
      })
    stage.mainQueueTurn = { _ in
      door.open()
      return true
    }
    stage.advance(by: 0)
    #expect(stage.layout["name"]?.lines == ["opened"])
  }

  @Test("settle() waits for tasks even if there is no motion")
  func settled() {
    let stage = stage(Loading { await Task.detached(priority: .high) { "there" }.value })
    stage.settle()
    #expect(stage.layout["name"]?.lines == ["there"])
  }

  @Test("Results of background tasks appear after advancing; until then, the stage warns")
  func heldBack() async {
    let gate = Gate()
    let stage = Stage(size: StageTaskTests.size, scale: 1) {
      Loading {
        await gate.pass()
        return "there"
      }
    }
    #expect(stage.layout["name"]?.lines == ["waiting"])
    #expect(stage.warnings.allSatisfy { $0.kind == .task(.underWay(view: "Loading")) })
    await gate.open()
    for _ in 0..<50 { await Task.yield() }
    #expect(stage.layout["name"]?.lines == ["waiting"], "however long it took")
    stage.taskTimeout = .seconds(60)
    stage.advance(by: 0)
    #expect(stage.layout["name"]?.lines == ["there"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("A task that never returns is reported with its view, and its timeout applies only once")
  func lost() async {
    let gate = Gate()
    let stage = Stage(size: StageTaskTests.size, scale: 1) {
      Loading {
        await gate.pass()
        return "late"
      }
    }
    stage.taskTimeout = .milliseconds(20)
    stage.advance(by: 1)
    #expect(stage.warnings.map(\.kind) == [.task(.left(view: "Loading", seconds: 0.02))])
    stage.taskTimeout = .seconds(600)
    stage.advance(by: 1)
    #expect(stage.layout["name"]?.lines == ["waiting"])
    await gate.open()
  }

  private struct Acting: View {
    let rest: Duration
    @State private var isDone = false

    var body: some View {
      Button(isDone ? "done" : "load") {
        let (write, rest) = (Elsewhere { isDone = true }, rest)
        Task(priority: .high) {
          try? await Task.sleep(for: rest)
          write.work()
        }
      }
    }
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  @Test("Tasks started by actions are awaited; until then, a warning names their views")
  func unstructured() {
    let stage = stage(
      VStack { ForEach(0..<4) { Acting(rest: .milliseconds(200 + 10 * $0)).id("load \($0)") } })
    for number in 0..<4 { stage.tap(id: "load \(number)") }
    #expect(
      stage.warnings.map(\.kind) == (0..<4).map { .task(.underWay(view: "[\($0)] > id(load \($0)) > Acting")) })
    stage.advance(by: 0)
    for number in 0..<4 { #expect(stage.layout["load \(number)"].map(lines) == ["done"]) }
    #expect(stage.warnings.isEmpty)
  }

  private struct Starting: View {
    final class Model: ObservableObject {
      @Published var name = "waiting"
      init() {
        let write = Elsewhere { [unowned(unsafe) self] in name = "there" }
        Task(priority: .high) { write.work() }
      }
    }
    @StateObject private var model = Model()
    var body: some View { Text(model.name).id("name") }
  }

  @Test("A task that is started by the initializer of a view's object is awaited")
  func begunByAnObject() {
    let stage = stage(Starting())
    stage.advance(by: 0)
    #expect(stage.layout["name"]?.lines == ["there"])
    #expect(stage.warnings.isEmpty)
  }

  private struct Ticking: View {
    @State private var ticks = 0
    @Environment(\.stageClock) private var clock

    var body: some View {
      Text("\(ticks)").id("ticks").task {
        while !Task.isCancelled {
          do { try await clock.sleep(for: .seconds(1)) } catch { break }
          ticks += await Task.detached(priority: .high) { 1 }.value
        }
      }
    }
  }

  @Test("A task that repeatedly leaves the main actor returns each time before time advances")
  func againAndAgain() {
    let stage = stage(Ticking())
    stage.advance(by: 10.5)
    #expect(stage.layout["ticks"]?.lines == ["10"])
    #expect(stage.warnings.isEmpty)
  }

  private struct Names: View {
    let count: Int
    @State private var names: [String] = []

    var body: some View {
      VStack {
        Text(names.joined(separator: " ")).id("names")
        ForEach(0..<count) { number in
          Color.clear.task {
            // A sleep always leaves the main actor, whereas the value of a finished task may be available immediately.
            try? await Task.sleep(for: .microseconds(1000 + (number * 7919) % 13 * 300))
            names.append("\(number)")
          }
        }
      }
    }
  }

  @Test("Tasks that return continue in the order in which they started, regardless of their speed")
  func order() {
    let first = stage(Names(count: 8))
    first.advance(by: 0)
    let expected = first.layout["names"]?.lines
    for _ in 0..<5 {
      let stage = stage(Names(count: 8))
      stage.advance(by: 0)
      #expect(stage.layout["names"]?.lines == expected)
    }
  }

  private struct Tireless: View {
    let tick: Tick
    var body: some View {
      Text("x").task {
        while !Task.isCancelled {
          tick()
          await Task.yield()
        }
      }
    }
  }

  @Test("A task that never stops working does not hang the stage and causes a warning")
  func tireless() {
    let stage = Stage(size: StageTaskTests.size, scale: 1) { Tireless(tick: Tick()) }
    #expect(stage.warnings.map(\.kind) == [.task(.endless(view: "Tireless"))])
    stage.dismiss()
  }

  private struct Written: View {
    let take: (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
      take($count)
      return Text("\(count)").id("count")
    }
  }

  @Test("If an unknown task writes state, a warning names the view; writes by the test do not warn")
  func strayWrites() async {
    var binding = Binding.constant(0)
    let stage = stage(Written { binding = $0 })
    #expect(stage.layout["count"]?.lines == ["0"])
    binding.wrappedValue = 1
    #expect(stage.layout["count"]?.lines == ["1"])
    #expect(stage.warnings.isEmpty)
    let write = Elsewhere { [binding] in binding.wrappedValue = 2 }
    await Task.detached { write.work() }.value
    #expect(stage.layout["count"]?.lines == ["2"])
    #expect(stage.warnings.map(\.kind) == [.task(.changeFromOutside(view: "Written"))])
  }
}
