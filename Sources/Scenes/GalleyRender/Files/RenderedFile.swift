import GalleyFiles
import GalleyImage
public import GalleyTemplate

public struct RenderedFile: Sendable {
  public let path: String
  public let kind: OutputKind
  /// The size in bytes; `nil` in a dry run.
  public let bytes: Int?
  public let pictures: [ScenePicture]

  /// The jumps of visible headers, without duplicates.
  package let headerJumps: [FoundHeaderJump]

  /// The SHA-256 digest, or `nil` in a dry run.
  let digest: String?

  init(_ file: OutputFile, _ proofs: [Proof], in folder: OutputFolder, bytes: [UInt8]?) {
    headerJumps = FoundHeaderJump.all(in: proofs.map(\.layout))
    path = folder.path(of: file.path)
    kind = file.kind
    pictures = file.pictures
    self.bytes = bytes?.count
    digest = bytes.map { SHA256.hexDigest(of: $0) }
  }

  init?(existing name: String, _ kind: OutputKind, _ digest: String, in folder: OutputFolder) {
    path = folder.path(of: name)
    guard let stream = try? FileReader.regularFiles.open(path), let size = stream.size,
      (try? SHA256.hexDigest(of: stream)) == digest
    else { return nil }
    (self.kind, self.digest, bytes) = (kind, digest, size)
    (pictures, headerJumps) = ([], [])
  }
}
