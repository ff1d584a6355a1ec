import GalleyDiff
import GalleyGeometry
import GalleyPicture
import TestSupport
import Testing

@Suite("Locating a drawing in an image")
struct PictureSearchTests {
  /// Black and grey blocks on white, like a screen of text seen from a distance.
  private func drawing(_ dice: inout SplitMix64, width: Int, height: Int) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for _ in 0..<24 {
      let (x, y) = (dice.number(0...(width - 30)), dice.number(0...(height - 12)))
      let light = UInt8(dice.number(0...160))
      for row in y..<(y + dice.number(4...11)) {
        for column in x..<(x + dice.number(8...29)) {
          for channel in 0..<3 { pixels[(row * width + column) * 4 + channel] = light }
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns a larger image that contains `bitmap` enlarged by `scale`.
  private func placed(_ bitmap: Bitmap, scale: Int, x: Int, y: Int, in size: (Int, Int)) -> Bitmap {
    var pixels = [UInt8](repeating: 90, count: size.0 * size.1 * 4)
    for row in 0..<(bitmap.height * scale) {
      for column in 0..<(bitmap.width * scale) {
        let source = ((row / scale) * bitmap.width + column / scale) * 4
        let target = ((y + row) * size.0 + x + column) * 4
        for channel in 0..<4 { pixels[target + channel] = bitmap.pixels[source + channel] }
      }
    }
    return Bitmap(width: size.0, height: size.1, pixels: pixels)
  }

  private func search(_ picture: Bitmap, _ drawing: Bitmap) -> PictureSearch {
    let size = Size(width: Double(drawing.width), height: Double(drawing.height))
    return PictureSearch(
      in: LightSums(picture), for: LightSums(drawing), drawingScale: 1, size: size,
      part: Rect(origin: .zero, size: size))
  }

  @Test("A drawing is located to the exact pixel at any position and scale", arguments: 1...8)
  func anywhere(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let drawing = drawing(&dice, width: 160, height: 240)
    let scale = dice.number(1...2)
    let (x, y) = (dice.number(0...60), dice.number(0...60))
    let picture = placed(drawing, scale: scale, x: x, y: y, in: (160 * scale + 61, 240 * scale + 61))
    let found = try #require(search(picture, drawing).findAnywhere())
    #expect(abs(found.scale - Double(scale)) < 0.02 * Double(scale), "\(found)")
    #expect(abs(found.x - Double(x)) <= 2 && abs(found.y - Double(y)) <= 2, "\(found) for \(x) \(y) \(scale)")
    #expect(found.likeness > 0.8)
  }

  @Test("A drawing that fills the screen is located at its edge")
  func screen() throws {
    var dice = SplitMix64(seed: 5)
    let drawing = drawing(&dice, width: 160, height: 240)
    let search = search(placed(drawing, scale: 3, x: 0, y: 0, in: (480, 720)), drawing)
    let found = try #require(search.findScreen())
    #expect(search.isOfScreen && found.scale == 3 && found.x == 0 && found.y == 0 && found.likeness > 0.99)
  }

  @Test("Views that moved and views that did not are found at their positions")
  func views() throws {
    var dice = SplitMix64(seed: 9)
    let drawing = drawing(&dice, width: 160, height: 240)
    var moved = drawing
    // Rows 100 to 140 move down by six pixels, and the area they leave becomes white.
    for row in (100..<140).reversed() {
      for byte in 0..<(160 * 4) { moved.pixels[(row + 6) * 640 + byte] = drawing.pixels[row * 640 + byte] }
    }
    for byte in 0..<(160 * 4 * 6) { moved.pixels[100 * 640 + byte] = 255 }
    let place = try #require(search(drawing, drawing).findScreen())
    let views = ViewSearch(in: LightSums(moved), for: LightSums(drawing), drawingScale: 1, at: place)
    let lower = try #require(views.find(Rect(x: 4, y: 104, width: 150, height: 30)))
    #expect(lower.offset.y == 6 && lower.offset.x == 0 && lower.likeness > 0.9, "\(lower)")
    let same = try #require(views.find(Rect(x: 4, y: 10, width: 150, height: 40)))
    #expect(same.offset == .zero && same.likeness > 0.99)
  }

  @Test("A blank drawing or a drawing larger than the image is not found")
  func nothing() {
    let white = Bitmap(width: 64, height: 64, pixels: [UInt8](repeating: 255, count: 64 * 64 * 4))
    #expect(search(white, white).findScreen() == nil && search(white, white).findAnywhere() == nil)
    let empty = Bitmap(width: 0, height: 0, pixels: [])
    #expect(search(empty, white).findAnywhere() == nil && search(empty, white).findScreen() == nil)
  }
}
