import GalleyPicture
import Testing

/// Small test images, one for each PNG pixel format.
struct TestImage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bitmap: Bitmap
  /// The PNG colour type: 2 means RGB, 3 a palette, 6 RGBA.
  let colorType: UInt8

  init(_ name: String, width: Int, height: Int, colorType: UInt8, pixel: (Int, Int) -> [UInt8]) {
    testDescription = name
    self.colorType = colorType
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
  }

  static let twoColors = TestImage("two colours", width: 19, height: 7, colorType: 3) { x, y in
    x > y ? [0, 122, 255, 255] : [255, 255, 255, 255]
  }

  static let manyColors = TestImage("many colours", width: 40, height: 30, colorType: 2) { x, y in
    [UInt8(x * 6), UInt8(y * 8), UInt8(x + y), 255]
  }

  static let all = [
    twoColors, manyColors,
    TestImage("a single pixel", width: 1, height: 1, colorType: 3) { _, _ in [1, 2, 3, 4] },
    TestImage("256 colours", width: 16, height: 16, colorType: 3) { x, y in [UInt8(x * 16 + y), 9, 8, 255] },
    TestImage("257 colours", width: 257, height: 1, colorType: 2) { x, _ in [UInt8(x & 255), UInt8(x >> 8), 0, 255] },
    TestImage("257 colours, one of them not opaque", width: 257, height: 1, colorType: 6) { x, _ in
      [UInt8(x & 255), UInt8(x >> 8), 0, x == 256 ? 254 : 255]
    },
    TestImage("transparent pixels that keep their colour", width: 4, height: 4, colorType: 3) { x, y in
      [UInt8(x * 60), UInt8(y * 60), 7, UInt8(x * 85)]
    },
    TestImage("many translucent colours", width: 40, height: 30, colorType: 6) { x, y in
      [UInt8(x * 6), UInt8(y * 8), 200, UInt8(x * 3 + y)]
    },
  ]
}
