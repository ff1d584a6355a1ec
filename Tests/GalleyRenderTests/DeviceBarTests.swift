import GalleyGeometry
import GalleyNavigation
import GalleyPicture
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Device status bar and home indicator")
struct DeviceBarTests {
  private func stage(top: Double, bottom: Double, _ scheme: ColorScheme = .light) -> Stage {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return Stage(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: top, bottom: bottom), environment: environment
    ) { Color.red }
  }

  @Test("Status bar and home indicator are drawn only on request, and only in a non-empty safe area")
  func nothing() throws {
    let plain = try stage(top: 47, bottom: 34).picture()
    let bare = stage(top: 0, bottom: 0)
    let bareBefore = try bare.picture()
    (bare.statusBar, bare.showsHomeIndicator) = (StatusBar(), true)
    #expect(try bare.picture() == bareBefore)
    let barred = stage(top: 47, bottom: 34)
    #expect(try barred.picture() == plain)
    barred.statusBar = StatusBar()
    let withBar = try barred.picture()
    barred.showsHomeIndicator = true
    #expect(try withBar != plain && barred.picture().items.count > withBar.items.count)
    (barred.statusBar, barred.showsHomeIndicator) = (nil, false)
    #expect(try barred.picture() == plain, "removed bars are not drawn")
  }

  @Test("Status bar and home indicator do not affect the layout")
  func layout() throws {
    let stage = stage(top: 47, bottom: 34)
    let before = stage.layout
    stage.statusBar = StatusBar(time: "10:24", signal: nil, wifi: false, battery: 0.1)
    #expect(stage.layout == before)
  }

  @Test(
    "Changing any setting of the status bar changes the image, with and without a notch",
    arguments: [47.0, 20.0],
    [
      StatusBar(time: "10:24"), StatusBar(signal: 2), StatusBar(signal: nil), StatusBar(wifi: false),
      StatusBar(battery: 0.5), StatusBar(battery: 0.1),
    ])
  func facts(top: Double, bar: StatusBar) throws {
    let stage = stage(top: top, bottom: 34)
    stage.statusBar = StatusBar()
    let usual = try stage.picture()
    stage.statusBar = bar
    #expect(try stage.picture() != usual)
  }

  @Test("A status bar with an invalid battery level is still drawn", arguments: [Double.nan, .infinity, -1, 7])
  func battery(level: Double) throws {
    let stage = stage(top: 47, bottom: 34)
    stage.statusBar = StatusBar(battery: level)
    #expect(try !stage.picture().items.isEmpty)
  }

  @Test("The canvas of a scene enables and configures the status bar")
  func scenes() throws {
    func scene(_ canvas: String) throws -> Scene {
      try Scene(yaml: "scene: 1\ncanvas: { \(canvas) }\nview: { Text: a }", file: "a.yaml")
    }
    #expect(try scene("device: phone").canvas.statusBar == nil)
    #expect(try scene("statusBar: true, homeIndicator: true").canvas.statusBar == StatusBar())
    #expect(try scene("statusBar: true, homeIndicator: true").canvas.showsHomeIndicator)
    #expect(
      try scene("statusBar: { time: 10:24, signal: 2, wifi: false, battery: 40% }").canvas.statusBar
        == StatusBar(time: "10:24", signal: 2, wifi: false, battery: 0.4))
    #expect(throws: SceneErrors.self) { try scene("statusBar: { battery: 140% }") }
  }
}
