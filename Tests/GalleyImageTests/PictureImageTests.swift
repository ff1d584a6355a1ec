import GalleyImage
import GalleyPicture
import Testing

@Suite("PictureImage")
struct PictureImageTests {
  @Test("Two images are equal if their sizes and pixels are equal")
  func images() {
    let wide = PictureImage(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
    let tall = PictureImage(Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(wide != tall)
    #expect(wide == PictureImage(wide.bitmap))
  }
}
