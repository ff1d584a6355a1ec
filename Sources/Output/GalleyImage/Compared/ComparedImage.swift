public import GalleyPicture

/// Reads pictures that scenes do not show and comparisons do: BMP, TIFF, AVIF, JPEG XL and SVG.
///
/// BMP is read by Galley itself. The others are read by libraries that are opened when the first such file is met, so
/// that a program without such files starts without them. Colour profiles are ignored.
public enum ComparedImage {
  static let formats: [any ComparedFormat.Type] = [
    BMPReader.self, TIFFPage.self, AVIFReader.self, JPEGXLReader.self, SVGDrawing.self,
  ]

  /// Whether `bytes` start as a file of one of the formats.
  public static func isImage(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { memory in formats.contains { $0.isFormat(memory) } }
  }

  /// Whether `bytes` are a drawing that has any size.
  public static func isDrawing(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(SVGDrawing.isFormat) }

  /// The picture in `bytes`; a drawing is drawn as large as `size` where its sides are in that proportion.
  ///
  /// - Throws: as ``ImageDecoder``, and ``ImageError/missingLibrary(format:library:package:)``,
  ///   ``ImageError/severalPictures(format:count:)`` and ``ImageError/textInDrawing``.
  public static func decode(
    _ bytes: [UInt8], fitting size: (width: Int, height: Int)? = nil,
    pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        guard let format = formats.first(where: { $0.isFormat(memory) }) else { throw .unknownFormat }
        return try format.decode(memory, fitting: size, pixelLimit: pixelLimit)
      }
    }
    return try outcome.get()
  }
}

/// A format that only comparisons read.
protocol ComparedFormat: Sendable {
  /// Whether `bytes` start as its files do.
  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool
  /// The picture in `bytes`; only drawings fit themselves to a size.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap
}
