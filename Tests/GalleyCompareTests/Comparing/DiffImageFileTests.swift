import GalleyCompare
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

@Suite("Files of pictures of what differs")
struct DiffImageFileTests {
  private func photo(_ width: Int, _ height: Int, _ step: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { place in
        [UInt8(place * step & 255), UInt8(place / width * step & 255), UInt8(place * place & 255), 255]
      })
  }

  @Test(
    "A file holds the pixels of the picture, of few shades and of more than a palette has", arguments: [0.1, 0.5, 1])
  func pixels(opacity: Double) throws {
    for (first, second) in [
      (photo(70, 40, 3), photo(70, 40, 5)), (photo(70, 40, 3), photo(64, 41, 3)), (photo(1, 1, 0), photo(2, 1, 9)),
    ] {
      let diff = PixelComparison(mask: PixelMask(rects: [PixelRect(x: 0, y: 8, width: 70, height: 20)]))
        .compare(first, second)
      let colors = (0..<254).map { DiffImage.RGB(UInt8($0), 3, 3) }
      for image in [DiffImage(opacity: opacity), DiffImage(different: colors[7], masked: colors[9], opacity: opacity)] {
        #expect(try ImageDecoder.decode(image.png(diff, over: first)) == image.draw(diff, over: first))
      }
    }
  }
}
