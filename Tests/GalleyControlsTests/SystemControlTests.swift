import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Controls in different versions of iOS")
struct SystemControlTests {
  private func screen(_ version: SystemVersion, @ViewBuilder _ control: () -> some View) -> ControlScreen {
    ControlScreen(
      width: 402,
      environment: {
        $0.systemVersion = version
        $0.displayScale = 3
      }, control)
  }

  private func size(_ version: SystemVersion, @ViewBuilder _ control: () -> some View) -> Size? {
    screen(version) { control().id("control") }.size("control")
  }

  @Test(
    "A switch has the size of the switch in the chosen iOS version",
    arguments: [(SystemVersion.iOS17, 51.0, 31.0), (.iOS18, 51, 31), (.iOS26, 63, 28)])
  func toggle(version: SystemVersion, width: Double, height: Double) {
    #expect(
      size(version) { Toggle("", isOn: .constant(true)).labelsHidden() } == Size(width: width, height: height))
  }

  @Test("A slider is 34 pt high", arguments: SystemVersion.allCases)
  func slider(version: SystemVersion) {
    #expect(size(version) { Slider(value: .constant(0.5)) }?.height == 34)
  }

  @Test("Text fields are 1 pt taller than their text line; secure fields with text are as tall as the line")
  func fields() throws {
    func height(_ field: some View) -> Double? { size(.iOS18) { field }?.height }
    #expect(height(TextField("Name", text: .constant(""))) == 22)
    #expect(height(TextField("Name", text: .constant("Ada"))) == 22)
    #expect(height(SecureField("Password", text: .constant(""))) == 21)
    let line = try #require(height(Text("Ada")))
    #expect(height(SecureField("Password", text: .constant("secret"))) == line)
    #expect(height(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)) == 34)
  }

  @Test("A text field in a form does not change the height of its row", arguments: SystemVersion.allCases)
  func row(version: SystemVersion) {
    let screen = screen(version) { Form { TextField("Name", text: .constant("")).id("field") }.frame(height: 300) }
    #expect(screen.size("field")?.height == (version == .iOS26 ? 52 : 44))
  }

  @Test("Bordered buttons have round ends in iOS 26 and rounded corners in earlier versions")
  func buttons() throws {
    func picture(_ version: SystemVersion, _ shape: ButtonBorderShape) throws -> [UInt8] {
      try screen(version) {
        Button("Buy") {}.buttonStyle(.bordered).buttonBorderShape(shape).padding(5)
      }.stage.png()
    }
    #expect(try picture(.iOS26, .automatic) == picture(.iOS26, .capsule))
    #expect(try picture(.iOS18, .automatic) == picture(.iOS18, .roundedRectangle(radius: 6)))
    #expect(try picture(.iOS17, .automatic) == picture(.iOS18, .automatic))
  }

  @Test("A large button is 30 pt taller than its line of text")
  func large() throws {
    let line = try #require(size(.iOS18) { Text("Buy") })
    let button = size(.iOS18) { Button("Buy") {}.buttonStyle(.bordered).controlSize(.large) }
    #expect(button == Size(width: line.width + 40, height: line.height + 30))
  }
}
