import CImageLibraries
import GalleyPicture

/// Renders SVG files. Drawings with text are rejected, because librsvg does not support web fonts and would use the
/// machine's fonts.
enum SVGDrawing: ComparedFormat {
  private static let library = ImageLibrary(format: "SVG", name: "librsvg-2", number: "2", package: "librsvg2-2")

  /// The maximum number of bytes before the root element.
  private static let reach = 4096

  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = bytes.dropFirst(isMarked ? 3 : 0).drop { [9, 10, 13, 32].contains($0) }
    guard start.first == UInt8(ascii: "<") else { return false }
    return start.prefix(reach).holds("<svg") && !start.prefix(reach).holds("<html")
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    guard !bytes[...].holds("<text"), !bytes[...].holds("<foreignObject") else { throw .textInDrawing }
    let pixelLimit = try SVGFilters(bytes).pixelLimit(pixelLimit)
    let own = try draw(bytes, width: 0, height: 0, pixelLimit)
    guard let size, size.width > 0, size.height > 0, size != (own.width, own.height),
      // Allows for half a pixel of rounding in the smaller size.
      abs(size.width * own.height - own.width * size.height) <= max(size.width, size.height, own.width, own.height)
    else { return own }
    return try draw(bytes, width: size.width, height: size.height, pixelLimit)
  }

  private static func draw(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, _ pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    try library.read(bytes, pixelLimit: pixelLimit) { library, start, count, limit in
      cimage_svg(library, start, count, limit, UInt32(clamping: width), UInt32(clamping: height))
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate func holds(_ text: StaticString) -> Bool {
    let first = text.utf8Start.pointee
    let length = text.utf8CodeUnitCount
    let word = UnsafeBufferPointer(start: text.utf8Start, count: length)
    var rest = self
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
