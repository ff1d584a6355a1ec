import Galley
import Observation
import Testing

@Suite("Objects that outlive their stage")
struct StageEndTests {
  private static let size = Size(width: 100, height: 100)

  @Observable
  final class Watched {
    var count = 0
  }

  final class Published: ObservableObject {
    @Galley.Published var count = 0
  }

  /// Objects that a view makes available for writes after its stage has ended.
  final class Taken {
    var binding = Binding.constant(0)
    var member = Binding.constant(0.0)
    var position = Binding.constant(ScrollPosition(idType: String.self))
    var proxy: ScrollViewProxy?
    var later: [() -> Void] = []
  }

  private struct Screen: View {
    let taken: Taken
    let watched: Watched
    @ObservedObject var published: Published
    @State private var count = 0
    @State private var size = Size(width: 1, height: 1)
    @State private var position = ScrollPosition(idType: String.self)
    @State private var isOn = false

    var body: some View {
      (taken.binding, taken.member, taken.position) = ($count, $size.width, $position)
      return ScrollViewReader { proxy in
        taken.proxy = proxy
        return ScrollView {
          VStack {
            Text("\(count) \(watched.count) \(published.count) \(isOn)")
            ForEach(0..<30) { Text("\($0)").frame(height: 40).id("row \($0)") }
          }
        }
        .scrollPosition($position).id("list")
        .onReceive(published.$count) { _ in }
        .onAppear {
          taken.later = [
            { count += 1 }, { withAnimation { isOn.toggle() } }, { position.scrollTo(edge: .bottom) },
            { proxy.scrollTo("row 20") }, { size.width = 4 },
          ]
        }
      }
    }
  }

  @Test("States, bindings, models, positions and proxies can be set after their stage is released")
  func writes() {
    let (taken, watched, published) = (Taken(), Watched(), Published())
    do {
      let stage = Stage(size: StageEndTests.size, scale: 1) {
        Screen(taken: taken, watched: watched, published: published)
      }
      #expect(stage.layout["list"] != nil)
      taken.binding.wrappedValue = 7
    }
    taken.binding.wrappedValue = 8
    #expect(taken.binding.wrappedValue == 7, "a write after the end of the stage has no effect")
    taken.binding.animation().wrappedValue = 9
    #expect(taken.binding.wrappedValue == 7)
    taken.member.wrappedValue = 3
    #expect(taken.member.wrappedValue == 1)
    taken.position.wrappedValue.scrollTo(edge: .bottom)
    taken.proxy?.scrollTo("row 10", anchor: .top)
    taken.later.forEach { $0() }
    #expect(taken.binding.wrappedValue == 7)
    watched.count = 1
    published.count = 1
    #expect((watched.count, published.count) == (1, 1), "observed objects still accept writes")
  }

  @Test("Threads that write to state while a stage is released cause no crash")
  func race() async {
    for _ in 0..<20 {
      let taken = Taken()
      await withTaskGroup(of: Void.self) { group in
        let stage = Stage(size: StageEndTests.size, scale: 1) {
          Screen(taken: taken, watched: Watched(), published: Published())
        }
        #expect(stage.layout["list"] != nil)
        let write = Elsewhere { [binding = taken.binding] in for _ in 0..<200 { binding.wrappedValue += 1 } }
        for _ in 0..<3 { group.addTask { write.work() } }
        stage.advance(by: 0.1)
      }
    }
  }

  private final class Token: Sendable {
    let tick: Tick
    init(_ tick: Tick) { self.tick = tick }
    deinit { tick() }
  }

  private struct Leaving: View {
    let gate: Gate
    let token: Token
    let done: Tick
    @State private var count = 0
    @Environment(\.stageClock) private var clock

    var body: some View {
      Text("\(count)")
        .task {
          await gate.pass()
          count += 1
          done()
          _ = token
        }
        .onAppear {
          let write = Elsewhere { count += 1 }
          let (gate, done, clock, token) = (gate, done, clock, token)
          Task {
            await gate.pass()
            write.work()
            try? await clock.sleep(for: .seconds(1))
            done()
            _ = token
          }
        }
    }
  }

  @Test("Tasks that run longer than their stage finish without effect and release their objects")
  func tasks() async {
    let (gate, done, gone) = (Gate(), Tick(), Tick())
    do {
      let token = Token(gone)
      let stage = Stage(size: StageEndTests.size, scale: 1) { Leaving(gate: gate, token: token, done: done) }
      stage.taskTimeout = .zero
      stage.advance(by: 0.1)
      #expect(stage.warnings.map(\.kind) == [.task(.left(view: "Leaving", seconds: 0))])
    }
    #expect((done.value, gone.value) == (0, 0))
    await gate.open()
    for _ in 0..<2000 where gone.value == 0 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect((done.value, gone.value) == (2, 1))
  }
}
