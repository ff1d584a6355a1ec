import GalleyDiff
import GalleyGeometry
import GalleyPicture
import Testing

@Suite("View colours found in images")
struct SightedColorsTests {
  /// Strokes of `ink` with half-covered edges on `background`, in 40 × 20 pixels.
  private func bitmap(_ ink: RGBA, on background: RGBA) -> Bitmap {
    var pixels: [UInt8] = []
    func mixed(_ one: Double, _ other: Double, _ part: Double) -> UInt8 {
      UInt8(((one * part + other * (1 - part)) * 255).rounded())
    }
    for index in 0..<800 {
      let column = index % 40 % 10
      let part = column == 4 || column == 5 ? 1 : column == 3 || column == 6 ? 0.4 : 0.0
      pixels += [
        mixed(ink.red, background.red, part), mixed(ink.green, background.green, part),
        mixed(ink.blue, background.blue, part), 255,
      ]
    }
    return Bitmap(width: 40, height: 20, pixels: pixels)
  }

  private let all = Rect(x: 0, y: 0, width: 40, height: 20)

  @Test("The background and foreground colours are the most frequent ones, despite antialiased pixels")
  func found() throws {
    let (blue, grey) = (RGBA(0, 122, 255), RGBA(242, 242, 247))
    let colors = try #require(MatchedColors(bitmap(blue, on: grey), in: all, isClean: true))
    #expect(colors.background.hexText == "#F2F2F7" && colors.ink?.hexText == "#007AFF")
    #expect(try #require(MatchedColors(bitmap(grey, on: grey), in: all)).ink == nil)
    #expect(MatchedColors(bitmap(blue, on: grey), in: Rect(x: 50, y: 0, width: 9, height: 9)) == nil)
  }

  @Test("Real colour changes are reported; those caused by compression or the colour space are not")
  func differing() throws {
    func differs(_ ink: RGBA, _ background: RGBA) throws -> (background: Bool, ink: Bool) {
      let own = try #require(MatchedColors(bitmap(RGBA(0, 122, 255), on: .white), in: all, isClean: true))
      return try #require(MatchedColors(bitmap(ink, on: background), in: all)).differs(from: own)
    }
    #expect(try differs(RGBA(0, 122, 255), .white) == (false, false))
    #expect(try differs(RGBA(8, 118, 246), RGBA(254, 255, 253)) == (false, false))
    #expect(try differs(RGBA(255, 59, 48), .white) == (false, true))
    #expect(try differs(RGBA(0, 122, 255), RGBA(242, 242, 247)).background)
  }
}
