import GalleyImage
import GalleyMessages
import GalleyRender

/// How much may be taken from what checks have left: an artifact comes from elsewhere, and a small one may ask for
/// more memory and time than any machine has.
///
/// What is unpacked, and the pixels that headers tell, may be so many for each byte of the artifacts; every picture
/// counts as often as it is named.
struct ArtifactBudget {
  /// The bytes of a report, `check.json`: 64 MiB.
  static let reportBytes = 1 << 26
  /// The bytes of a picture: 256 MiB.
  static let pictureBytes = 1 << 28
  /// The bytes of a layout: 64 MiB.
  static let layoutBytes = 1 << 26
  /// The pixels of a picture: 100 million, thirty screens of a telephone.
  static let picturePixels = 100_000_000
  /// The bytes at the beginning of a picture that its header is in.
  static let startBytes = 64

  /// The bytes of all artifacts as they lie on the disk.
  private var given = 0
  private var bytes = 0
  private var pixels = 0

  /// Unpacked bytes that are allowed besides, and for each byte of an artifact.
  private static let (freeBytes, byteRatio) = (1 << 26, 16)
  /// Pixels that are allowed besides, and for each byte of an artifact.
  private static let (freePixels, pixelRatio) = (1 << 29, 256)

  struct Start {
    let bytes: [UInt8]
    let size: Int
    let isPacked: Bool
  }

  /// Counts an archive of `size` bytes at `path`, whose files together say that they have `unpacked` bytes.
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
