import GalleyFiles
import GalleyPicture
import GalleyTemplate

/// What runs before this one have written of an animation: for each frame what it shows, and its file's digest.
///
/// While a run is on its way, it is told in a file beside the frames, a line a frame; when it is over, in
/// `frames.json`, and the lines go.
struct FrameLedger {
  /// What is known of a frame's file.
  private struct Entry {
    let look: String
    let digest: String
  }

  private let folder: OutputFolder
  private let path: String
  private var entries: [String: Entry] = [:]

  private static let byteLimit = 64 << 20

  /// The ledger of the frames that `index` in `folder` tells of: a path that ends in ".json".
  init(of index: String, in folder: OutputFolder) {
    self.folder = folder
    path = "\(index.dropLast(5)).ledger"
    readIndex(index)
    readLines()
  }

  private mutating func readIndex(_ name: String) {
    guard let bytes = try? FileReader.disk.read(folder.path(of: name), FrameLedger.byteLimit),
      case .object(let members)? = try? JSONText.value(bytes),
      case .array(let frames)? = members.first(where: { $0.name == "frames" })?.value
    else { return }
    for case .object(let frame) in frames {
      func text(_ name: String) -> String? {
        if case .string(let text)? = frame.first(where: { $0.name == name })?.value { text } else { nil }
      }
      guard let file = text("file"), let look = text("look"), let digest = text("sha256") else { continue }
      entries[file] = Entry(look: look, digest: digest)
    }
  }

  /// Reads the lines of a run that did not end; the last may be cut off.
  private mutating func readLines() {
    guard let bytes = try? FileReader.disk.read(folder.path(of: path), FrameLedger.byteLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 4, words[3] == "." else { continue }
      entries[words[0]] = Entry(look: words[1], digest: words[2])
    }
  }

  /// The file `name`, where it is there, whole, and shows `look`.
  func file(_ name: FrameName, look: String) -> FrameFile? {
    guard let entry = entries[name.path], entry.look == look,
      let file = try? FrameFile(existing: name, look: look, in: folder), file.digest == entry.digest
    else { return nil }
    return file
  }

  /// Tells of files that are there now.
  func add(_ files: [FrameFile]) throws(OutputError) {
    let lines = files.filter { !$0.look.isEmpty && !$0.file.isKept }
      .map { "\($0.name)\t\($0.look)\t\($0.digest)\t.\n" }
    guard !lines.isEmpty else { return }
    try folder.append(Array(lines.joined().utf8), to: path)
  }

  /// Takes the lines away: the index tells it all.
  func close() { try? folder.remove(path) }
}
