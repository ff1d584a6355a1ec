import CImageLibraries
import GalleyPicture

/// Reads JPEG XL images. For a damaged file, Debian's libjxl 0.7 prints its own messages to stderr.
enum JPEGXLReader: ComparedFormat {
  private static let library = ImageLibrary(
    format: "JPEG XL", name: "libjxl", number: cimage_jxl_number().map { String(cString: $0) }, package: "libjxl0.7")

  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // The file is a bare codestream, or a container that starts with the signature box.
    bytes.starts(with: [0xFF, 0x0A])
      || bytes.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A])
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    try library.read(bytes, pixelLimit: pixelLimit, with: cimage_jxl)
  }
}
