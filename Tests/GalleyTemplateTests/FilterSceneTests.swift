import GalleyTemplate
import Testing

@Suite("Fills and filters in scenes")
struct FilterSceneTests {
  @Test(
    "Gradients and materials can fill shapes, text and backgrounds",
    arguments: [
      "RadialGradient: [red, blue], endRadius: 40", "EllipticalGradient: [red, blue]",
      "AngularGradient: [red, { color: blue, location: 40% }], startAngle: 20", "Material: thin",
      "LinearGradient: [red, blue], startPoint: leading",
    ])
  func fills(style: String) {
    #expect(SceneText.errors(view: "Circle: { \(style) }") == [])
    #expect(SceneText.errors(view: "{ \(style) }") == [])
    #expect(SceneText.errors(view: "Text: a\nbackground: { \(style) }") == [])
    #expect(SceneText.errors(view: "Text: a\nforegroundStyle: { \(style) }") == [])
  }

  @Test(
    "Filters in scenes accept the same arguments as in SwiftUI",
    arguments: [
      "blur: 4", "blur: { radius: 4, opaque: true }", "brightness: -20%", "contrast: 1.5", "saturation: 0",
      "grayscale: 50%", "hueRotation: 90", "colorMultiply: red", "colorInvert: true", "luminanceToAlpha: true",
      "redacted: placeholder", "unredacted: true", "privacySensitive: true", "glassEffect: clear",
      "backgroundStyle: { Material: bar }",
    ])
  func filters(modifier: String) {
    #expect(SceneText.errors(view: "Text: a\n\(modifier)") == [])
  }

  @Test("Invalid fills and filters are reported")
  func errors() {
    #expect(SceneText.errors(view: "Text: a\nblur: -1").count == 1)
    #expect(SceneText.errors(view: "Text: a\nredacted: secret").count == 1)
    #expect(SceneText.errors(view: "Circle: { RadialGradient: [red, blue] }").count == 1)
    #expect(SceneText.errors(view: "Circle: { Text: a }").count == 1)
  }
}
