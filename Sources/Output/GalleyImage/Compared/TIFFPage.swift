import CImageLibraries
import GalleyPicture

enum TIFFPage: ComparedFormat {
  private static let library = ImageLibrary(
    format: "TIFF", name: "libtiff", number: cimage_tiff_number().map { String(cString: $0) }, package: "libtiff6")

  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // A TIFF file starts with the byte order, "II" or "MM", followed by the number 42 (43 for BigTIFF) in that byte
    // order.
    bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
      || bytes.starts(with: [0x49, 0x49, 0x2B, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2B])
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    try library.read(bytes, pixelLimit: pixelLimit, with: cimage_tiff)
  }
}
