public import GalleyPicture

/// Reads the formats that are supported in comparisons but not in scenes: BMP, TIFF, AVIF, JPEG XL and SVG.
///
/// Except for BMP, the library for a format is loaded when the first file of that format is read. Colour profiles are
/// ignored; see ``ColorProfile``.
///
/// ```swift
/// let bitmap = try ComparedImage.decode(bytes)
/// ```
public enum ComparedImage {
  static let formats: [any ComparedFormat.Type] = [
    BMPReader.self, TIFFPage.self, AVIFReader.self, JPEGXLReader.self, SVGDrawing.self,
  ]

  public static func isImage(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { memory in formats.contains { $0.isFormat(memory) } }
  }

  /// Whether the file is an SVG drawing, which can be drawn at any size.
  public static func isDrawing(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(SVGDrawing.isFormat) }

  /// Reads the image in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: A file in one of the formats.
  ///   - size: The size in pixels at which an SVG drawing is rendered if the aspect ratios match. Otherwise, or if
  ///     `size` is nil, the drawing is rendered at its intrinsic size.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: Errors of ``ImageDecoder``, ``ImageError/missingLibrary(format:library:package:)``,
  ///   ``ImageError/severalPictures(format:count:)``, ``ImageError/textInDrawing`` or ``ImageError/filterInDrawing``.
  public static func decode(
    _ bytes: [UInt8], fitting size: (width: Int, height: Int)? = nil,
    pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        guard let format = formats.first(where: { $0.isFormat(memory) }) else { throw .unknownFormat }
        return try format.decode(memory, fitting: size, pixelLimit: pixelLimit)
      }
    }
    return try outcome.get()
  }
}

protocol ComparedFormat: Sendable {
  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool
  /// Reads the image in memory. Only drawings use `size`.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap
}
