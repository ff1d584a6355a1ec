import GalleyFiles
import GalleyImage
import GalleyPaint
import GalleyPicture

/// The file of a frame: its bytes, and whether they were there already.
struct FrameFile: Sendable {
  let file: AnimatedFile
  let name: String
  let digest: String

  /// Files above this size are no frames.
  private static let byteLimit = 256 << 20

  /// Writes `bytes` to `name` in `folder` unless the file holds them already.
  init(_ bytes: [UInt8], _ name: String, in folder: OutputFolder) throws(OutputError) {
    let path = folder.path(of: name)
    let isKept = (try? FileReader.disk.read(path, FrameFile.byteLimit)) == bytes
    if !isKept { try folder.write(bytes, to: name) }
    self.init(bytes, name, path, isKept: isKept)
  }

  /// The file `name` that is in `folder`.
  ///
  /// - Throws: why there is none.
  init(existing name: String, in folder: OutputFolder) throws(FileProblem) {
    let path = folder.path(of: name)
    self.init(try FileReader.disk.read(path, FrameFile.byteLimit), name, path, isKept: true)
  }

  private init(_ bytes: [UInt8], _ name: String, _ path: String, isKept: Bool) {
    file = AnimatedFile(path: path, bytes: bytes.count, isKept: isKept)
    self.name = name
    digest = SHA256.hexDigest(of: bytes)
  }
}
