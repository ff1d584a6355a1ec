import GalleyPicture
import Testing

@testable import GalleyDiff

@Suite("Image crops around changes")
struct CutOutTests {
  @Test(
    "A crop stays inside its image for any scale and any size of the change",
    arguments: [0.0, -2, 1e-300, 0.5, 2, 1e9, 1e308, .infinity, .nan])
  func bounds(scale: Double) {
    let size = PixelSize(width: 300, height: 200)
    for change in [
      PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 299, y: 199, width: 1, height: 1),
      PixelRect(x: -40, y: 150, width: 1_000_000_000, height: 90), PixelRect(x: 10, y: 10, width: 0, height: 0),
    ] {
      let window = change.crop(of: size, scale: scale)
      #expect(window.x >= 0 && window.y >= 0 && window.maxX <= 300 && window.maxY <= 200)
      #expect(window.width >= 0 && window.height >= 0)
    }
  }

  @Test("A small change is centred in its crop; for a large change, the crop shows its beginning")
  func places() {
    let size = PixelSize(width: 1000, height: 1000)
    let small = PixelRect(x: 500, y: 500, width: 10, height: 10).crop(of: size, scale: 1)
    #expect(small == PixelRect(x: 445, y: 460, width: 120, height: 90))
    let large = PixelRect(x: 100, y: 100, width: 800, height: 800).crop(of: size, scale: 1)
    #expect(large == PixelRect(x: 84, y: 84, width: 200, height: 120))
  }
}
