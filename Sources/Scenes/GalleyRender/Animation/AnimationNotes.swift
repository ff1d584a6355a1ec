import GalleyFiles
import GalleyImage

/// Records which animation files were written, in a hidden file next to them. A file that already shows the same
/// animation is not encoded again. Neither is one that is known to exceed the byte limit.
struct AnimationNotes {
  private struct Note {
    let file: String
    let appearance: String
    let digest: String
    let bytes: Int

    var line: String { "\(file)\t\(appearance)\t\(digest)\t\(bytes)\t.\n" }
  }

  private let folder: OutputFolder
  private let path: String
  private var notes: [Note] = []

  private static let memory = 16
  private static let (byteLimit, fileLimit) = (1 << 20, 1 << 30)

  init(of name: String, in folder: OutputFolder) {
    self.folder = folder
    path = ".\(name).ledger"
    guard let bytes = try? FileReader.disk.read(folder.path(of: path), AnimationNotes.byteLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 5, words[4] == ".", let bytes = Int(words[3]) else { continue }
      notes.append(Note(file: words[0], appearance: words[1], digest: words[2], bytes: bytes))
    }
  }

  func know(anyOf files: [String]) -> Bool {
    notes.contains { files.contains($0.file) && OutputFolder.exists(folder.path(of: $0.file)) }
  }

  func size(of file: String, appearance: String) -> Int? {
    notes.last { $0.file == file && $0.appearance == appearance }?.bytes
  }

  /// Returns the existing file if it is complete. Its completeness is checked, because earlier versions recorded videos
  /// without checking them.
  func kept(_ file: String, appearance: String) -> AnimatedFile? {
    guard let note = notes.last(where: { $0.file == file && $0.appearance == appearance }),
      let bytes = try? FileReader.disk.read(folder.path(of: file), AnimationNotes.fileLimit),
      SHA256.hexDigest(of: bytes) == note.digest, VideoFile(bytes).isWhole(FilePath.fileExtension(of: file))
    else { return nil }
    return AnimatedFile(path: folder.path(of: file), bytes: bytes.count, isKept: true)
  }

  mutating func add(_ file: String, appearance: String) throws(OutputError) {
    guard let bytes = try? FileReader.disk.read(folder.path(of: file), AnimationNotes.fileLimit) else { return }
    notes.removeAll { $0.file == file && $0.appearance == appearance }
    notes.append(Note(file: file, appearance: appearance, digest: SHA256.hexDigest(of: bytes), bytes: bytes.count))
    let others = notes.filter { $0.file != file }
    notes = others + notes.filter { $0.file == file }.suffix(AnimationNotes.memory)
    try folder.write(Array(notes.map(\.line).joined().utf8), to: path)
  }
}
