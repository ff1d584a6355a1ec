import CTurboJPEG
import GalleyPicture

enum JPEGFile {
  /// Encodes `bitmap` with the best quality, and with an EXIF block if an orientation is given.
  static func encode(_ bitmap: Bitmap, orientation: Int? = nil) -> [UInt8] {
    let file = compress(bitmap.pixels, width: bitmap.width, height: bitmap.height, format: TJPF_RGBA)
    guard let orientation else { return file }
    return Array(file[..<2]) + exif(orientation) + Array(file[2...])
  }

  /// Encodes 8 × 8 pixels in one CMYK colour.
  static func encodeCMYK(_ inks: [UInt8]) -> [UInt8] {
    compress((0..<64).flatMap { _ in inks }, width: 8, height: 8, format: TJPF_CMYK)
  }

  /// Four areas: red and green at the top, blue and white at the bottom.
  static func quadrants(width: Int, height: Int) -> Bitmap {
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]]
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += colors[(y * 2 / height) * 2 + x * 2 / width] }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The letters of the colours near the four corners, row by row.
  static func corners(of bitmap: Bitmap) -> String {
    let (right, bottom) = (bitmap.width - 3, bitmap.height - 3)
    return [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { nearest(bitmap, $0.0, $0.1) }.joined()
  }

  /// Returns the letter of the pure colour that is closest to a pixel.
  static func nearest(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    let pixel = bitmap[x, y]
    let key = [pixel.red, pixel.green, pixel.blue].map { $0 > 127 ? "1" : "0" }.joined()
    return ["100": "R", "010": "G", "001": "B", "111": "W", "011": "C"][key] ?? "?"
  }

  private static func compress(_ pixels: [UInt8], width: Int, height: Int, format: TJPF) -> [UInt8] {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &file, &size,
      Int32(TJSAMP_444.rawValue), 95, 0)
    precondition(status == 0, "libjpeg-turbo wrote no file")
    defer { tjFree(file) }
    return Array(UnsafeBufferPointer(start: file, count: Int(size)))
  }

  /// Returns an APP1 segment whose only entry is the orientation.
  private static func exif(_ orientation: Int) -> [UInt8] {
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }
}
