import GalleyPicture
import Testing

@Suite("Bitmaps")
struct BitmapTests {
  @Test("A bitmap stores its pixel rows from top to bottom, with four bytes per pixel")
  func order() {
    let bitmap = Bitmap(width: 2, height: 3, pixels: (0..<24).map { UInt8($0) })
    for y in 0..<3 {
      for x in 0..<2 {
        let first = UInt8((y * 2 + x) * 4)
        #expect(bitmap[x, y] == (first, first + 1, first + 2, first + 3))
      }
    }
  }
}
