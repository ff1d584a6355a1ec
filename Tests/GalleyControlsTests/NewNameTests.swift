import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

import class Foundation.FileManager

@Suite("Custom and combined styles and shapes")
struct OwnShapeStyleTests {
  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.red : Color.blue
    }
  }

  private struct Nested: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Ink().opacity(1) }
  }

  @Test("A style that resolves to another style, even several times, follows the colour scheme")
  func styles() {
    for scheme in [ColorScheme.light, .dark] {
      let color = scheme == .dark ? Color.red : .blue
      #expect(
        ControlScreen(environment: { $0.colorScheme = scheme }) { Text("x").foregroundStyle(Nested()) }.textColors
          == [color.recorded(in: scheme)])
    }
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test("A circle with a smaller circle subtracted is empty in the middle")
  func shapes() throws {
    let ring = Circle().subtracting(Circle().scale(0.5))
    let bitmap = try ControlScreen(width: 40, height: 40) { ring.fill(Color.black).frame(width: 40, height: 40) }
      .bitmap()
    #expect(pixel(bitmap, 20, 20) == [255, 255, 255, 255] && pixel(bitmap, 20, 4) == [0, 0, 0, 255])
  }

  @Test("A mesh gradient has its colours at the corners and its background colour outside")
  func mesh() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]], colors: [.red, .red, .red, .red],
      background: .white)
    let bitmap = try ControlScreen(width: 40, height: 40) { mesh.frame(width: 40, height: 40) }.bitmap()
    let red = pixel(bitmap, 4, 20)
    #expect(red[0] > 200 && red[2] < 100, "\(red)")
    #expect(pixel(bitmap, 35, 20) == [255, 255, 255, 255])
  }

  private func width(_ text: some View) throws -> Double {
    try #require(ControlScreen { text.id("text") }.size("text")).width
  }

  private static let narrowFace = "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf"

  @Test(
    "Condensed text uses the narrow faces of its font family",
    .enabled(if: FileManager.default.fileExists(atPath: narrowFace), "needs fonts-dejavu-extra"))
  func narrowFaces() throws {
    let text = Text("Widest words").font(.custom("DejaVu Sans", fixedSize: 20))
    let (usual, narrow) = (try width(text), try width(text.fontWidth(.condensed)))
    #expect(narrow < usual * 0.95, "\(narrow) of \(usual)")
    #expect(try width(text.fontWidth(.standard)) == usual)
  }

  @Test("Text in a family without narrow faces ignores fontWidth, and the secondary text scale is smaller")
  func widths() throws {
    let text = Text("Widest words").font(.custom("Inter", fixedSize: 20))
    let usual = try width(text)
    #expect(try width(text.fontWidth(.condensed)) == usual)
    #expect(try width(text.textScale(.secondary)) < usual)
    #expect(Font.body.leading(.loose).leading() - Font.body.leading(.tight).leading() == 4)
  }
}

@Suite("Recent SwiftUI APIs")
struct NewNameTests {
  @Test("ForEach(subviews:) iterates over the subviews of another view")
  func loops() {
    let content = Group {
      Text("a")
      Text("b")
    }
    #expect(ControlScreen { VStack { ForEach(subviews: content) { $0.padding() } } }.texts == ["a", "b"])
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn: Bool
    var word: String
  }

  private struct Sources: View {
    @State private var items = [Item(id: 1, isOn: true, word: "x"), Item(id: 2, isOn: false, word: "y")]

    var body: some View {
      VStack {
        Toggle("all", sources: $items, isOn: \.isOn).id("all")
        Picker("word", sources: $items, selection: \.word) {
          Text("x").tag("x")
          Text("z").tag("z").id("z")
        }
        .pickerStyle(.inline)
        Text(items.map { "\($0.isOn) \($0.word)" }.joined(separator: ", "))
      }
    }
  }

  @Test("A control that is bound to several sources changes all of them")
  func sources() {
    let screen = ControlScreen { Sources() }
    #expect(screen.texts.last == "true x, false y")
    #expect(screen.stage.tap(id: "z") && screen.texts.last == "true z, false z")
  }

  @Test("A circular gauge is drawn with a gradient tint, and an inner tint overrides it")
  func tints() throws {
    func ring(_ gauge: some View) throws -> Bitmap { try ControlScreen(width: 80, height: 80) { gauge }.bitmap() }
    let gauge = Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryCircular)
    let gradient = try ring(gauge.tint(Gradient(colors: [.red, .green])))
    #expect(try gradient != ring(gauge.tint(.red)))
    #expect(try ring(gauge.tint(.blue).tint(Gradient(colors: [.red, .green]))) == ring(gauge.tint(.blue)))
  }

  @Test("RenameButton runs the surrounding rename action and is disabled without one")
  func renaming() {
    final class Log { var count = 0 }
    let log = Log()
    let screen = ControlScreen { RenameButton().renameAction { log.count += 1 }.id("rename") }
    #expect(screen.stage.tap(id: "rename") && log.count == 1)
    #expect(!ControlScreen { RenameButton().id("rename") }.stage.tap(id: "rename"))
    #expect(ControlScreen { PasteButton { _ in } }.texts == ["Paste"])
  }

  @Test("Modifiers without visible effect record their arguments and leave the image unchanged")
  func recorded() throws {
    let view = Text("x").accessibilityCustomContent("key", "value", importance: .high)
      .accessibilityRotor("rotor") { AccessibilityRotorEntry("one", id: 1) }
      .sensoryFeedback(.impact(weight: .heavy), trigger: 1)
      .glassEffectTransition(.materialize)
      .focusable(true, interactions: .activate)
      .speechSpellsOutCharacters()
    let recorded = ControlScreen { view }.stage.layout
    func find(_ kind: String, _ view: InspectedView) -> [String: String]? {
      view.kind == kind ? view.attributes : view.children.lazy.compactMap { find(kind, $0) }.first
    }
    #expect(find("accessibilityCustomContent", recorded) == ["label": "key", "value": "value"])
    #expect(find("accessibilityRotor", recorded) == ["label": "rotor"])
    #expect(find("sensoryFeedback", recorded) == ["feedback": "impact(heavy)"])
    #expect(try ControlScreen { view }.stage.png() == ControlScreen { Text("x") }.stage.png())
  }

  @Test("rotation3DEffect produces the same image as the equivalent projection effect")
  func turns() throws {
    let text = Text("turned").frame(width: 80, height: 40).background(.red)
    let effect = text.visualEffect { content, _ in
      content.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    }
    let modifier = text.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    #expect(try ControlScreen { effect.padding(20) }.bitmap() == ControlScreen { modifier.padding(20) }.bitmap())
  }

  @Test("The bottom accessory of a tab view is placed above the tab bar")
  func accessories() throws {
    let stage = Stage(size: Size(width: 390, height: 700)) {
      TabView { Text("screen").tabItem { Text("tab") } }.tabViewBottomAccessory { Text("playing") }
    }
    func find(_ text: String, _ view: InspectedView) -> InspectedView? {
      view.lines == [text] ? view : view.children.lazy.compactMap { find(text, $0) }.first
    }
    let (tab, accessory) = (try #require(find("tab", stage.layout)), try #require(find("playing", stage.layout)))
    #expect(accessory.frame.maxY < tab.frame.minY && accessory.frame.minY > 500)
  }
}
