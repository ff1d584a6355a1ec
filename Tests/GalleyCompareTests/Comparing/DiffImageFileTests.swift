import GalleyCompare
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

@Suite("Difference image files")
struct DiffImageFileTests {
  private func photo(_ width: Int, _ height: Int, _ step: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for place in 0..<width * height {
      pixels += [place * step, place / width * step, place * place, 255].map { UInt8(truncatingIfNeeded: $0) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    "A difference image file contains the drawn pixels, with or without a palette", arguments: [0.1, 0.5, 1])
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
