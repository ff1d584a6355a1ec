import Galley
import Testing

@Suite("The README's screen that changes")
struct ReadmeCounterTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").font(.largeTitle)
        Button("More") { withAnimation(.spring) { count += 1 } }.id("more")
        if count > 1 { Text("Many").transition(.move(edge: .bottom)) }
      }
    }
  }

  @Test("counts taps, and is on its way for a while")
  func taps() throws {
    let stage = Stage(size: Size(width: 390, height: 200)) { Counter() }
    #expect(stage.tap(id: "more"))
    #expect(stage.tap(id: "more"))
    stage.advance(by: 0.15)
    let moving = try stage.picture()
    stage.advance(by: 10)
    let resting = try stage.picture()
    #expect(moving != resting)
    #expect(stage.counters.bodies > 0)
    #expect(stage.warnings.isEmpty)
  }
}
