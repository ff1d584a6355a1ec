import GalleyControls
import GalleyGeometry
import GalleyStage
import GalleyViews
import Testing

@Suite("Buttons")
struct ButtonTests {
  private struct Doubling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.isPressed ? 20 : 10)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    let style: any PrimitiveButtonStyle

    var body: some View { styled(style) }

    private func styled(_ style: some PrimitiveButtonStyle) -> AnyView {
      AnyView(Button("\(count)") { count += 1 }.buttonStyle(style).id("button"))
    }
  }

  @Test("The body of a custom button style is evaluated again while the button is pressed")
  func pressed() {
    let screen = ControlScreen { Button("Go") {}.buttonStyle(Doubling()).id("go") }
    let height = screen.size("go")?.height
    #expect(screen.stage.press(id: "go"))
    #expect(screen.size("go")?.height == height.map { $0 + 20 })
    #expect(screen.stage.release(id: "go"))
    #expect(screen.size("go")?.height == height)
  }

  @Test("A disabled button cannot be pressed and runs no action")
  func disabled() {
    var count = 0
    let screen = ControlScreen { Button("Go") { count += 1 }.buttonStyle(Doubling()).disabled(true).id("go") }
    #expect(!screen.stage.press(id: "go") && !screen.stage.tap(id: "go") && count == 0)
  }

  @Test("A tap runs the action once with a system style; a custom style decides how often it runs")
  func taps() {
    let styles: [any PrimitiveButtonStyle] = [
      DefaultButtonStyle(), .borderless, .plain, .bordered, .borderedProminent,
    ]
    for style in styles {
      let screen = ControlScreen { Counter(style: style) }
      #expect(screen.stage.tap(id: "button") && screen.texts == ["1"], "\(style)")
    }
    let twice = ControlScreen { Counter(style: Twice()) }
    #expect(twice.stage.tap(id: "button") && twice.texts == ["2"])
  }

  @Test("A destructive button is red unless a foreground style is set")
  func role() {
    #expect(ControlScreen { Button("x", role: .destructive) {} }.textColors == [Color.red.recorded()])
    #expect(
      ControlScreen { Button("x", role: .destructive) {}.buttonStyle(.bordered) }.textColors == [Color.red.recorded()])
    #expect(
      ControlScreen { Button("x", role: .destructive) {}.foregroundStyle(.green) }.textColors == [
        Color.green.recorded()
      ])
  }

  @Test("Plain labels keep the surrounding colour; prominent labels are white, or grey when disabled")
  func colors() {
    #expect(ControlScreen { Button("x") {}.buttonStyle(.plain) }.textColors == [Color.primary.recorded()])
    #expect(ControlScreen { Button("x") {}.buttonStyle(.borderedProminent) }.textColors == [Color.white.recorded()])
    #expect(
      ControlScreen { Button("x") {}.buttonStyle(.borderedProminent).disabled(true) }.textColors
        == [Color.tertiary.recorded()])
  }

  @Test("Bordered buttons are 28, 34 or 50 pt high at the standard text size, depending on control size")
  func heights() {
    for (size, height) in [(ControlSize.small, 28.0), (.regular, 34), (.large, 50)] {
      let screen = ControlScreen {
        Button("Go") {}.buttonStyle(.bordered).controlSize(size).environment(\.displayScale, 1).id("go")
      }
      #expect(screen.size("go").map { ($0.height - height).magnitude < 1.5 } == true, "\(size)")
    }
  }
}
