public import GalleyPicture

/// Reads PPM files, which consist of any number of images. Each image has a size in digits and three bytes per pixel.
public enum PortablePixmap {
  /// Decodes all images. Throws ``ImageError/damaged(format:detail:)`` if an image is incomplete or has another format.
  public static func decodeAll(_ bytes: [UInt8]) throws(ImageError) -> [Bitmap] {
    var images: [Bitmap] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position...].starts(with: [UInt8(ascii: "P"), UInt8(ascii: "6")]) else {
        throw .damaged(format: "PPM", detail: "an image does not start with P6")
      }
      position += 2
      let width = try number(bytes, &position)
      let height = try number(bytes, &position)
      guard try number(bytes, &position) == 255 else { throw .damaged(format: "PPM", detail: "not 8 bits per channel") }
      position += 1
      try ImageDecoder.check(width: width, height: height, limit: ImageDecoder.defaultPixelLimit)
      let end = position + width * height * 3
      guard end <= bytes.count else { throw .damaged(format: "PPM", detail: "it ends early") }
      images.append(bitmap(width, height, bytes[position..<end]))
      position = end
    }
    return images
  }

  private static func number(_ bytes: [UInt8], _ position: inout Int) throws(ImageError) -> Int {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    var value = 0
    let start = position
    while position < bytes.count, (48...57).contains(bytes[position]), value < 1 << 30 {
      value = value * 10 + Int(bytes[position] - 48)
      position += 1
    }
    guard position > start else { throw .damaged(format: "PPM", detail: "a number is missing") }
    return value
  }

  private static func bitmap(_ width: Int, _ height: Int, _ bytes: ArraySlice<UInt8>) -> Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var source = bytes.startIndex
      for target in stride(from: 0, to: width * height * 4, by: 4) {
        buffer[target] = bytes[source]
        buffer[target + 1] = bytes[source + 1]
        buffer[target + 2] = bytes[source + 2]
        buffer[target + 3] = 255
        source += 3
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
