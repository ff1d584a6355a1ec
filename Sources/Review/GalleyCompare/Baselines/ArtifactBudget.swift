import GalleyImage
import GalleyMessages

/// Limits for reading artifacts, which come from elsewhere and may unpack to more data than any machine can handle.
///
/// The unpacked bytes and the number of pixels according to image headers are limited in proportion to the size of the
/// artifacts. An image counts each time that the report refers to it.
struct ArtifactBudget {
  static let reportBytes = 1 << 26
  static let pictureBytes = 1 << 28
  static let layoutBytes = 1 << 26
  static let picturePixels = 100_000_000
  static let startBytes = 64

  private var given = 0
  private var bytes = 0
  private var pixels = 0

  private static let (freeBytes, byteRatio) = (1 << 26, 16)
  private static let (freePixels, pixelRatio) = (1 << 29, 256)

  struct Start {
    let bytes: [UInt8]
    let size: Int
    let isPacked: Bool
  }

  mutating func add(archive size: Int, unpacked: Int, _ path: String) throws(CheckError) {
    given += size
    try check(bytes + unpacked, of: path)
  }

  mutating func add(layout size: Int, _ path: String) throws(CheckError) {
    bytes += size
    try check(bytes, of: path)
  }

  mutating func add(_ start: Start, _ path: String) throws(CheckError) {
    guard let size = ImageDecoder.size(of: start.bytes), size.width > 0, size.height > 0 else {
      throw CheckError(Diagnostic(noPictureAt: path))
    }
    guard size.width <= Self.picturePixels / size.height else {
      throw CheckError(Diagnostic(pictureAt: path, width: size.width, height: size.height, limit: Self.picturePixels))
    }
    if !start.isPacked { given += start.size }
    bytes += start.size
    pixels += size.width * size.height
    try check(bytes, of: path)
    let limit = Self.freePixels + given * Self.pixelRatio
    guard pixels <= limit else { throw CheckError(Diagnostic(pixelsUpTo: path, limit: limit)) }
  }

  private func check(_ bytes: Int, of path: String) throws(CheckError) {
    let limit = Self.freeBytes + given * Self.byteRatio
    guard bytes <= limit else { throw CheckError(Diagnostic(unpackedUpTo: path, bytes: bytes, limit: limit)) }
  }
}
