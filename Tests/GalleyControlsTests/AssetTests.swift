import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews
import Testing

@Suite("Colours and images in asset catalogues")
struct AssetTests {
  private final class Marker: Sendable {}

  private static func loader(images: [AssetImage] = []) -> AssetLoader {
    let color = AssetColor(
      light: RGBA(red: 1, green: 0, blue: 0, alpha: 1), dark: RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    return AssetLoader(
      identity: ObjectIdentifier(Marker()), color: { $0.name == "brand" ? color : nil }, images: { _ in images })
  }

  @Test("A colour is found by name and colour scheme; an unknown name gives a clear colour")
  func colors() {
    func color(_ name: String, _ scheme: ColorScheme = .light) -> String {
      ControlScreen(environment: {
        $0.colorScheme = scheme
        $0.assets = AssetTests.loader()
      }) { Text("x").foregroundStyle(Color(name)) }.textColors.first ?? ""
    }
    #expect(color("brand") == "#FF0000")
    #expect(color("brand", .dark) == "#0000FF")
    #expect(color("other") == "#00000000")
  }

  @Test(
    "For each colour scheme, the smallest image file that is large enough, or else the largest, is used",
    arguments: [
      (ColorScheme.light, 1.0, "1"), (.light, 2, "2"), (.light, 1.5, "2"), (.light, 3, "2"), (.dark, 1, "d"),
    ])
  func files(scheme: ColorScheme, scale: Double, expected: String) {
    let images = [
      AssetImage(path: "2", scale: 2), AssetImage(path: "1", scale: 1), AssetImage(path: "d", scale: 3, scheme: .dark),
    ]
    #expect(images.best(for: scheme, displayScale: scale)?.path == expected)
  }

  @Test("An image that has files only for the other colour scheme counts as missing")
  func otherScheme() {
    #expect([AssetImage(path: "d", scheme: .dark)].best(for: .light, displayScale: 2) == nil)
  }
}

@Suite("Font designs")
struct FontDesignTests {
  @Test("A font design applies to system fonts but not to custom families")
  func designs() {
    func width(_ change: (Text) -> Text) -> Double {
      ControlScreen(width: nil) { change(Text("illicit")).id("text") }.size("text")?.width ?? 0
    }
    let mono = width { $0.font(.system(.body, design: .monospaced)) }
    #expect(mono > width { $0 })
    #expect(width { $0.fontDesign(.monospaced) } == mono)
    #expect(
      ControlScreen(width: nil) { VStack { Text("illicit").id("text") }.fontDesign(.monospaced) }.size("text")?.width
        == mono)
    #expect(width { $0.font(.custom("Noto Serif", size: 17)).fontDesign(.monospaced) } != mono)
  }
}
