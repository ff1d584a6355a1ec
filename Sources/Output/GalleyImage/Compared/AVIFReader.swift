import CImageLibraries
import GalleyPicture

/// Reads AVIF images. Rotation and mirroring in the file are ignored.
enum AVIFReader: ComparedFormat {
  private static let library = ImageLibrary(
    format: "AVIF", name: "libavif", number: cimage_avif_number().map { String(cString: $0) }, package: "libavif15")

  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // The file type box contains the brand, which identifies a single image or a sequence.
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    return bytes[8..<12].elementsEqual("avif".utf8) || bytes[8..<12].elementsEqual("avis".utf8)
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    try library.read(bytes, pixelLimit: pixelLimit, with: cimage_avif)
  }
}
