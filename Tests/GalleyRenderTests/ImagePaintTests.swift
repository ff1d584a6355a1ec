import GalleyGeometry
import GalleyImage
import GalleyPicture
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Images used as fills")
struct ImagePaintTests {
  /// Two pixels: red and then blue.
  private let image = Image(
    PictureImage(
      digest: "red and blue", bitmap: Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])))

  private func pixels(@ViewBuilder _ root: () -> some View) throws -> Bitmap {
    try ImageDecoder.decode(Stage(size: Size(width: 8, height: 4), scale: 1, root: root).png())
  }

  private func row(_ bitmap: Bitmap, _ y: Int) -> String {
    (0..<bitmap.width).map { x in
      let at = (y * bitmap.width + x) * 4
      let (red, blue) = (bitmap.pixels[at], bitmap.pixels[at + 2])
      return red > 200 && blue < 50 ? "r" : blue > 200 && red < 50 ? "b" : "."
    }.joined()
  }

  @Test("An image used as a fill is repeated from the corner of the shape")
  func repeated() throws {
    let bitmap = try pixels { Rectangle().fill(ImagePaint(image: image.interpolation(.none))) }
    #expect(row(bitmap, 0) == "rbrbrbrb" && row(bitmap, 3) == "rbrbrbrb")
  }

  @Test("An image used as a fill can be scaled or cropped")
  func parts() throws {
    let large = try pixels { Rectangle().fill(ImagePaint(image: image.interpolation(.none), scale: 2)) }
    #expect(row(large, 0) == "rrbbrrbb")
    let blue = Rect(x: 0.5, y: 0, width: 0.5, height: 1)
    let part = try pixels { Rectangle().fill(.image(image.interpolation(.none), sourceRect: blue)) }
    #expect(row(part, 1) == "bbbbbbbb")
  }

  @Test("Strokes and backgrounds can be filled with an image; with an invalid scale, they stay empty")
  func lines() throws {
    let line = try pixels { Rectangle().strokeBorder(ImagePaint(image: image.interpolation(.none)), lineWidth: 1) }
    #expect(row(line, 0) == "rbrbrbrb" && row(line, 1) == "r......b")
    let background = try pixels { Color.clear.background(ImagePaint(image: image.interpolation(.none))) }
    #expect(row(background, 2) == "rbrbrbrb")
    for scale in [0, -1, .nan, .infinity] {
      let nothing = try pixels { Rectangle().fill(ImagePaint(image: image, scale: scale)) }
      #expect(row(nothing, 0) == "........", "\(scale)")
    }
    let tiny = try pixels { Rectangle().fill(ImagePaint(image: image, scale: 1e-9)) }
    #expect(row(tiny, 0) != "........")
  }

  @Test("Text can be filled with an image by using it as a mask")
  func formats() throws {
    let stage = Stage(size: Size(width: 40, height: 40)) {
      Text("Aa").font(.largeTitle.bold()).foregroundStyle(ImagePaint(image: image))
    }
    let picture = try stage.picture()
    #expect("\(picture)".contains("mask"))
  }
}
