import GalleyFiles
import GalleyImage

struct FrameFile: Sendable {
  let file: AnimatedFile
  let name: String
  let digest: String
  /// The digest by which later runs recognise frames that would not change.
  let appearance: String

  private static let byteLimit = 256 << 20

  init(_ bytes: [UInt8], _ name: String, in folder: OutputFolder) throws(OutputError) {
    let path = folder.path(of: name)
    let isKept = FrameFile.holds(path, bytes)
    if !isKept { try folder.write(bytes, to: name) }
    self.init(AnimatedFile(path: path, bytes: bytes.count, isKept: isKept), name, SHA256.hexDigest(of: bytes), "")
  }

  init(_ bytes: [UInt8], _ name: FrameName, appearance: String, in folder: OpenFolder) throws(OutputError) {
    let path = "\(folder.path)/\(name.file)"
    let isKept = FrameFile.holds(path, bytes)
    if !isKept { try folder.write(bytes, to: name.file) }
    self.init(
      AnimatedFile(path: path, bytes: bytes.count, isKept: isKept), name.path, SHA256.hexDigest(of: bytes), appearance
    )
  }

  init(existing name: FrameName, appearance: String = "", in folder: OutputFolder) throws(FileProblem) {
    let path = folder.path(of: name.path)
    let bytes = try FileReader.disk.read(path, FrameFile.byteLimit)
    self.init(
      AnimatedFile(path: path, bytes: bytes.count, isKept: true), name.path, SHA256.hexDigest(of: bytes), appearance)
  }

  /// Creates a hard link to the file of an identical frame, or a copy if the file system does not support links.
  init(equalTo other: FrameFile, _ name: FrameName, in folder: OpenFolder) throws(OutputError) {
    let isKept = try folder.link(FilePath.name(of: other.name), to: name.file)
    self.init(
      AnimatedFile(path: "\(folder.path)/\(name.file)", bytes: other.file.bytes, isKept: isKept), name.path,
      other.digest, other.appearance)
  }

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? FileReader.disk.read(path, bytes.count)) == bytes
  }

  private init(_ file: AnimatedFile, _ name: String, _ digest: String, _ appearance: String) {
    self.file = file
    self.name = name
    self.digest = digest
    self.appearance = appearance
  }
}

struct FrameName: Sendable {
  let folder: String
  let file: String

  var path: String { "\(folder)/\(file)" }
}
