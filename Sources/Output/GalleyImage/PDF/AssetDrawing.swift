package import GalleyPicture

/// A drawing in an asset catalogue: an SVG file or a page of a PDF file.
package enum AssetDrawing {
  package static func isDrawing(_ bytes: [UInt8]) -> Bool { isPDF(bytes) || ComparedImage.isDrawing(bytes) }

  private static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  package static func decode(_ bytes: [UInt8], scale: Int) throws(ImageError) -> Bitmap {
    let drawing = isPDF(bytes) ? Array(try PDFDrawing.svg(bytes).utf8) : bytes
    let own = try ComparedImage.decode(drawing)
    return try ComparedImage.decode(drawing, fitting: (own.width * scale, own.height * scale))
  }
}
