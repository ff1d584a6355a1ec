import Galley
import Testing

@Suite("Scroll transitions with a duration")
struct ScrollTransitionClockTests {
  /// Rows of 100 pt in a window of 300 pt, which are invisible at the edges.
  private struct Feed: View {
    let configuration: ScrollTransitionConfiguration

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60) { row in
            Color(RGBA(red: 1, green: Double(row) / 100, blue: 0)).frame(height: 100)
              .scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }
      .id("feed")
    }
  }

  private func stage(_ animation: Animation, visible: Double = 0.5) -> Stage {
    Stage(size: Size(width: 100, height: 300), scale: 1) {
      Feed(configuration: .animated(animation).threshold(.visible(visible)))
    }
  }

  /// Returns the opacity of each row by its number.
  private func opacities(_ stage: Stage) throws -> [Int: Double] {
    var found: [Int: Double] = [:]
    func look(_ items: [Picture.Item], _ opacity: Double) {
      for item in items {
        switch item {
        case .group(let group): look(group.items, opacity * group.opacity)
        case .fill(let fill):
          guard case .color(let color) = fill.paint, color.red == 1, color.blue == 0 else { continue }
          found[Int((color.green * 100).rounded())] = opacity * color.alpha
        default: continue
        }
      }
    }
    look(try stage.picture().items, 1)
    return found
  }

  @Test("A transition starts when a row crosses the edge, even between the drawn frames")
  func crossing() throws {
    for steps in [[0.6], [0.2, 0.5, 0.55, 0.6], Array(stride(from: 0, through: 0.6, by: 1.0 / 240))] {
      let stage = stage(.linear(duration: 0.2))
      stage.scroll("feed").scroll(to: .offset(Point(y: 500)), animation: .linear(duration: 5))
      for time in steps { stage.advance(to: time) }
      stage.advance(to: 0.6)
      // After half a second, half of the fourth row is visible, and half of the first row is hidden.
      let shown = try opacities(stage)
      #expect(abs((shown[3] ?? 0) - 0.5) < 1e-3)
      #expect(abs((shown[0] ?? 0) - 0.5) < 1e-3)
      #expect(shown[1] == 1)
    }
  }

  @Test("A transition may end after the scrolling, and the stage waits for it")
  func settlingLimit() throws {
    let stage = stage(.linear(duration: 0.4))
    stage.scroll("feed").scroll(to: .offset(Point(y: 160)), animation: .linear(duration: 1.6))
    stage.advance(to: 1.6)
    // The first edge is crossed after 0.5 s, the second after 1.5 s.
    #expect(abs((try opacities(stage)[4] ?? 0) - 0.25) < 1e-3)
    stage.settle()
    #expect(abs(stage.time - 1.9) < 1e-3)
    #expect(try opacities(stage)[4] == 1)
    #expect(stage.restingTime == nil)
  }

  @Test("A transition reverses when scrolling does, and frames are the same alone and in a sequence")
  func turning() throws {
    func run(_ times: [Double]) throws -> [Double: [Int: Double]] {
      let stage = stage(.spring(duration: 0.4))
      stage.scroll("feed").scroll(to: .offset(Point(y: 200)), animation: .linear(duration: 1))
      stage.advance(to: 0.3)
      stage.scroll("feed").drag(by: Point(x: 0, y: 60), over: 0.2)
      var looks: [Double: [Int: Double]] = [:]
      for time in times {
        stage.advance(to: time)
        looks[time] = try opacities(stage)
      }
      return looks
    }
    let all = try run(stride(from: 0.3, through: 1.2, by: 1.0 / 32).map { $0 })
    for (time, look) in all { #expect(try run([time]) == [time: look]) }
    #expect(all.values.contains { $0.values.contains { $0 > 0.05 && $0 < 0.95 } })
  }

  @Test("A transition also follows scrolling by code")
  func viewMoves() throws {
    struct Sender: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { withAnimation(.linear(duration: 5)) { proxy.scrollTo(5, anchor: .top) } }.id("go")
            .frame(height: 0)
          Feed(configuration: .animated(.linear(duration: 0.2)).threshold(.visible(0.5))).frame(height: 300)
        }
      }
    }
    let stage = Stage(size: Size(width: 100, height: 300), scale: 1) { VStack(spacing: 0) { Sender() } }
    stage.tap(id: "go")
    stage.advance(to: 0.6)
    #expect(abs(stage.scroll("feed").offset - 60) < 1e-9)
    #expect(abs((try opacities(stage)[3] ?? 0) - 0.5) < 1e-3)
  }
}
