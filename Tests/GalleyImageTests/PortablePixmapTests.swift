import GalleyImage
import GalleyPicture
import Testing

@Suite("Portable pixmaps")
struct PortablePixmapTests {
  @Test("Several consecutive images are read from one file")
  func images() throws {
    let bytes = Array("P6\n2 1\n255\n".utf8) + [1, 2, 3, 4, 5, 6] + Array("P6 1 1 255 ".utf8) + [7, 8, 9]
    let images = try PortablePixmap.decodeAll(bytes)
    #expect(images.map(\.pixels) == [[1, 2, 3, 255, 4, 5, 6, 255], [7, 8, 9, 255]])
    #expect(try PortablePixmap.decodeAll([]).isEmpty)
  }

  @Test(
    "Truncated files and files in other formats are rejected",
    arguments: ["P5 1 1 255 abc", "P6 1 1 255 ab", "P6 1 1 65535 abcdef", "P6 1", "P6", "P6 99999999999 1 255 a"])
  func damaged(text: String) {
    #expect(throws: ImageError.self) { try PortablePixmap.decodeAll(Array(text.utf8)) }
  }
}
