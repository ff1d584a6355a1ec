import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews
import Testing

@Suite("Colours and images of asset catalogues")
struct AssetTests {
  private final class Marker: Sendable {}

  private static func loader(images: [AssetImage] = []) -> AssetLoader {
    let color = AssetColor(
      light: RGBA(red: 1, green: 0, blue: 0, alpha: 1), dark: RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    return AssetLoader(
      identity: ObjectIdentifier(Marker()), color: { $0.name == "brand" ? color : nil }, images: { _ in images })
  }

  @Test("A colour is found by its name, other in dark mode, and clear where there is none")
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
    "Of an image's files, the one for the scheme with the least pixels that are enough is shown",
    arguments: [
      (ColorScheme.light, 1.0, "1"), (.light, 2, "2"), (.light, 1.5, "2"), (.light, 3, "2"), (.dark, 1, "d"),
    ])
  func files(scheme: ColorScheme, scale: Double, expected: String) {
    let images = [
      AssetImage(path: "2", scale: 2), AssetImage(path: "1", scale: 1), AssetImage(path: "d", scale: 3, scheme: .dark),
    ]
    #expect(images.best(for: scheme, displayScale: scale)?.path == expected)
  }

  @Test("An image whose only files are for the other scheme has none")
  func otherScheme() {
    #expect([AssetImage(path: "d", scheme: .dark)].best(for: .light, displayScale: 2) == nil)
  }
}
