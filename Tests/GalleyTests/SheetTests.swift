import Galley
import Testing

@Suite("Sheets on a stage")
struct SheetTests {
  private struct Screen: View {
    var interaction = PresentationContentInteraction.automatic
    @State var isPresented = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
      VStack(spacing: 0) {
        Text(isPresented ? "shown" : "gone").id("state")
        Text(detent == .large ? "large" : detent == .medium ? "medium" : "low").id("detent")
        Button("Show") { isPresented = true }.id("show")
        Button("Hide") { isPresented = false }.id("hide")
        Color.blue.id("behind")
      }
      .sheet(isPresented: $isPresented) {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).id("bar")
          ScrollView { Color.gray.frame(height: 2000) }.id("list")
        }
        .presentationDetents([.height(100), .medium, .large], selection: $detent)
        .presentationContentInteraction(interaction)
      }
    }
  }

  /// A stage 400 pt high with a safe area of 20 pt at the top. The sheet rests at heights of 100, 200 and 370 pt.
  private func stage(_ interaction: PresentationContentInteraction = .automatic, isPresented: Bool = true) -> Stage {
    Stage(size: Size(width: 200, height: 400), scale: 1, safeArea: EdgeInsets(.top, 20)) {
      Screen(interaction: interaction, isPresented: isPresented)
    }
  }

  private func top(_ stage: Stage) -> Double? { stage.layout["bar"]?.frame.minY }
  private func words(_ stage: Stage, _ id: String) -> String? { stage.layout[id]?.lines.first }

  @Test("A sheet opens at the selected detent, in front of the whole screen")
  func stands() {
    let stage = stage()
    #expect(top(stage) == 200)
    #expect(stage.layout["list"]?.frame == Rect(x: 0, y: 240, width: 200, height: 160))
    #expect(stage.scroll("sheet").offset == 100)
    #expect(self.stage(isPresented: false).layout["bar"] == nil)
  }

  @Test("In dark mode, backgrounds on a sheet are one step lighter")
  func elevation() throws {
    func reds(_ scheme: ColorScheme) throws -> [UInt8] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let stage = Stage(size: Size(width: 200, height: 400), scale: 1, environment: environment) {
        Color(.systemBackground).sheet(isPresented: .constant(true)) {
          Color(.secondarySystemBackground).frame(height: 100).presentationDetents([.medium])
        }
      }
      let bitmap = try Painter().paint(stage.picture(), scale: 1)
      return [bitmap[100, 250].red, bitmap[100, 380].red]
    }
    #expect(try reds(.dark) == [44, 28])
    #expect(try reds(.light) == [242, 255])
  }

  private struct PlainScreen: View {
    let animation: Animation?
    @State private var isPresented = false

    var body: some View {
      Button("Show") { withAnimation(animation) { isPresented = true } }.id("show")
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)
        .sheet(isPresented: $isPresented) { Color.red.presentationDetents([.medium]) }
    }
  }

  @Test("A sheet opens in the same way with and without an animation around the change")
  func opensInAnimation() throws {
    let stages = [nil, Animation.linear(duration: 1)].map { animation in
      Stage(size: Size(width: 200, height: 400), scale: 1) { PlainScreen(animation: animation) }
    }
    for stage in stages { #expect(stage.tap(id: "show")) }
    for time in [0, 0.1, 0.5, 3] {
      for stage in stages { stage.advance(to: time) }
      #expect(try stages[0].picture() == stages[1].picture(), "\(time) s")
    }
  }

  @Test("A drag on the scroll view in a sheet first raises the sheet and then scrolls")
  func grows() {
    let stage = stage()
    stage.scroll("list").drag(by: Point(x: 0, y: -230), over: 0.23, hold: 0.2)
    stage.advance(to: 0.1)
    #expect(abs((top(stage) ?? 0) - 100) < 1e-9)
    #expect(stage.scroll("list").offset == 0)
    stage.advance(to: 0.2)
    #expect(top(stage) == 30)
    #expect(abs(stage.scroll("list").offset - 30) < 1e-9)
    stage.settle()
    #expect(top(stage) == 30)
    #expect(abs(stage.scroll("list").offset - 60) < 1e-9)
    #expect(words(stage, "detent") == "large")
    // In the other direction, the content scrolls first, and then the sheet moves to the next detent.
    stage.scroll("list").drag(by: Point(x: 0, y: 160), over: 0.16, hold: 0.2)
    stage.settle()
    #expect(stage.scroll("list").offset == 0)
    #expect(top(stage) == 200)
    #expect(words(stage, "detent") == "medium")
  }

  @Test("With content interaction set to scrolls, a sheet moves only when the sheet itself is dragged")
  func scrolls() {
    let stage = stage(.scrolls)
    stage.scroll("list").drag(by: Point(x: 0, y: -60), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(top(stage) == 200)
    #expect(stage.scroll("list").offset == 60)
    stage.scroll("sheet").drag(by: Point(x: 0, y: -120), over: 0.2, hold: 0.2)
    stage.settle()
    #expect(top(stage) == 30)
  }

  @Test("A fling moves the sheet by one detent, with a spring of 0.4 s", arguments: [300.0, 9000])
  func fling(velocity: Double) {
    let stage = stage()
    stage.scroll("list").fling(velocity: velocity)
    let way = SheetPhysics.spring.value(fromValue: 200.0, toValue: 370, initialVelocity: velocity, time: 0.1)
    stage.advance(to: 0.1)
    #expect(abs((top(stage) ?? 0) - (400 - way)) < 1e-9)
    stage.settle()
    #expect(top(stage) == 30)
    #expect(stage.scroll("list").offset == 0)
    stage.scroll("list").fling(velocity: -9000)
    stage.settle()
    #expect(top(stage) == 200)
  }

  @Test("Dragging a sheet off the screen updates its binding, and the sheet can be shown again")
  func dismissal() {
    let stage = stage()
    stage.scroll("sheet").drag(by: Point(x: 0, y: 180), over: 0.3, hold: 0.2)
    stage.settle()
    #expect(stage.layout["bar"] == nil)
    #expect(words(stage, "state") == "gone")
    stage.tap(id: "show")
    #expect(stage.layout["bar"] == nil)
    stage.advance(by: 0.1)
    #expect((top(stage) ?? 0) > 220)
    stage.settle()
    #expect(top(stage) == 200)
    stage.tap(id: "hide")
    stage.advance(by: 0.05)
    #expect((top(stage) ?? 0) > 200)
    stage.settle()
    #expect(stage.layout["bar"] == nil)
  }

  @Test("A tap dismisses the sheet only on the dimmed area")
  func tapping() {
    let stage = stage()
    #expect(!stage.tap(at: Point(x: 100, y: 300)))
    #expect(stage.tap(at: Point(x: 100, y: 190)))
    stage.settle()
    #expect(words(stage, "state") == "gone")
  }

  /// A sheet that is shown by a clipped and moved row of a list between other views.
  private struct Nested: View {
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.yellow.frame(height: 60).overlay { Text("\(taps)").id("taps") }
        ScrollView {
          VStack(spacing: 0) {
            Color.orange.frame(height: 30)
            Color.purple.frame(height: 30)
              .sheet(isPresented: .constant(true)) {
                VStack(spacing: 0) {
                  Color.red.frame(height: 40).id("bar")
                  Button("Count") { taps += 1 }.frame(height: 40).id("count")
                }
                .presentationDetents([.height(200)])
              }
            Color.orange.frame(height: 600)
          }
        }
        .id("list").frame(height: 100).clipped().opacity(0.5)
        Button("Last") { taps += 100 }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.green)
          .id("last")
      }
    }
  }

  @Test("A sheet presented by a deeply nested view covers the whole screen, including views drawn later")
  func nested() throws {
    let stage = Stage(size: Size(width: 200, height: 400), scale: 1) { Nested() }
    // The content is smaller than the sheet and is centred in it.
    #expect(stage.layout["bar"]?.frame == Rect(x: 0, y: 260, width: 200, height: 40))
    let picture = try stage.picture()
    let bitmap = try Painter().paint(picture, scale: 1)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.pixels[(y * 200 + x) * 4..<(y * 200 + x) * 4 + 4]) }
    let red = Color.red.rgba(in: .light)
    #expect(pixel(20, 280) == [red.red, red.green, red.blue, red.alpha].map { UInt8(($0 * 255).rounded()) })
    // The yellow view above and the green view below are dimmed by the same amount.
    let yellow = Color.yellow.rgba(in: .light)
    #expect(abs(Double(pixel(20, 20)[0]) - yellow.red * 0.8 * 255) <= 1)
    #expect(pixel(20, 350) == [255, 255, 255, 255])
    // The list scrolls behind the sheet, and the sheet does not move.
    stage.scroll("list").scroll(to: .offset(Point(y: 20)), animation: nil)
    #expect(stage.layout["bar"]?.frame == Rect(x: 0, y: 260, width: 200, height: 40))
    // A tap reaches only the view in front.
    #expect(stage.tap(at: Point(x: 100, y: 320)))
    #expect(words(stage, "taps") == "1")
    #expect(!stage.tap(at: Point(x: 20, y: 380)))
    #expect(words(stage, "taps") == "1")
    #expect(try Painter().paint(stage.picture(), scale: 1) != bitmap)
  }

  @Test("Scrolling a sheet to the name of a detent moves the sheet to that detent")
  func names() {
    let stage = stage()
    for (name, edge) in [("100", 300.0), ("large", 30), ("medium", 200)] {
      #expect(stage.scroll("sheet").scroll(to: .target(.id(name), anchor: .top), animation: .smooth))
      stage.settle()
      #expect(top(stage) == edge)
    }
    #expect(!stage.scroll("sheet").scroll(to: .target(.id("huge"), anchor: .top), animation: nil))
  }
}
