import GalleyFiles
public import GalleyTemplate

/// A file that was written.
public struct RenderedFile: Sendable {
  /// The file's path.
  public let path: String
  /// What is in it.
  public let kind: OutputKind
  /// Its size; nil where nothing was written.
  public let bytes: Int?
  /// The pictures in it.
  public let pictures: [ScenePicture]

  /// The jumps of the headers that it shows, each once.
  public let headerJumps: [FoundHeaderJump]

  /// What was written of `file`, which shows `proofs`.
  init(_ file: OutputFile, _ proofs: [Proof], in folder: OutputFolder, bytes: Int?) {
    headerJumps = FoundHeaderJump.all(in: proofs.map(\.layout))
    path = folder.path(of: file.path)
    kind = file.kind
    pictures = file.pictures
    self.bytes = bytes
  }
}
