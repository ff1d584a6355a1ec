import GalleyImage
import GalleyPicture
import Testing

@Suite("An image of a picture")
struct PictureImageTests {
  @Test("is named by size and pixels")
  func images() {
    let wide = PictureImage(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
    let tall = PictureImage(Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(wide != tall)
    #expect(wide == PictureImage(wide.bitmap))
  }
}
