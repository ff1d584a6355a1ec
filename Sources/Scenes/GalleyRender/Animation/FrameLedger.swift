import GalleyFiles
import GalleyJSON
import GalleyPicture
import GalleyTemplate

/// Records the frames on disk: during a run in a file next to them with one line per frame, and after a run of all
/// frames in `frames.json`. Each run finds the frames from all earlier runs, whichever frames it draws itself.
struct FrameLedger {
  private struct Entry: Hashable {
    let appearance: String
    let digest: String
  }

  private let folder: OutputFolder
  private let frames: String
  private let path: String
  private var entries: [String: Set<Entry>] = [:]

  private static let byteLimit = 64 << 20

  init(of frames: String, _ shard: FrameSelection.Shard?, in folder: OutputFolder) {
    self.folder = folder
    self.frames = frames
    path = FrameLedger.index(of: frames, shard) + ".ledger"
    for name in FileReader.disk.list(folder.path(of: frames)).sorted() where name.hasPrefix("frames") {
      if name.hasSuffix(".json") { readIndex("\(frames)/\(name)") }
      if name.hasSuffix(".ledger") { readLines("\(frames)/\(name)") }
    }
  }

  static func index(of frames: String, _ shard: FrameSelection.Shard?) -> String {
    "\(frames)/frames" + (shard.map { "-\($0.name)" } ?? "")
  }

  private mutating func readIndex(_ name: String) {
    guard let bytes = try? FileReader.disk.read(folder.path(of: name), FrameLedger.byteLimit),
      case .object(let members)? = try? JSONParser.value(bytes),
      case .array(let frames)? = members.first(where: { $0.name == "frames" })?.value
    else { return }
    for case .object(let frame) in frames {
      func text(_ name: String) -> String? {
        if case .string(let text)? = frame.first(where: { $0.name == name })?.value { text } else { nil }
      }
      guard let file = text("file"), let appearance = text("look"), let digest = text("sha256") else { continue }
      entries[file, default: []].insert(Entry(appearance: appearance, digest: digest))
    }
  }

  private mutating func readLines(_ name: String) {
    guard let bytes = try? FileReader.disk.read(folder.path(of: name), FrameLedger.byteLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 4, words[3] == "." else { continue }
      entries[words[0], default: []].insert(Entry(appearance: words[1], digest: words[2]))
    }
  }

  func file(_ name: FrameName, appearance: String) -> FrameFile? {
    guard let known = entries[name.path]?.filter({ $0.appearance == appearance }), !known.isEmpty,
      let file = try? FrameFile(existing: name, appearance: appearance, in: folder),
      known.contains(where: { $0.digest == file.digest })
    else { return nil }
    return file
  }

  mutating func add(_ files: [FrameFile]) throws(OutputError) {
    var lines: [String] = []
    for file in files where !file.appearance.isEmpty {
      let entry = Entry(appearance: file.appearance, digest: file.digest)
      guard entries[file.name, default: []].insert(entry).inserted else { continue }
      lines.append(FrameLedger.line(file.name, entry))
    }
    guard !lines.isEmpty else { return }
    try folder.append(Array(lines.joined().utf8), to: path)
  }

  private static func line(_ name: String, _ entry: Entry) -> String {
    "\(name)\t\(entry.appearance)\t\(entry.digest)\t.\n"
  }

  // MARK: The end of a run

  /// Removes the frames of earlier runs that are not in `current`. Frames that were modified since then are kept.
  func removeFrames(besides current: Set<String>) -> Int {
    entries.count { name, known in
      guard !current.contains(name), isFrame(name),
        let file = try? FrameFile(existing: FrameName(folder: frames, file: FilePath.name(of: name)), in: folder),
        known.contains(where: { $0.digest == file.digest })
      else { return false }
      return (try? folder.remove(name)) != nil
    }
  }

  private func isFrame(_ name: String) -> Bool {
    let file = FilePath.name(of: name)
    guard name == "\(frames)/\(file)", file.hasSuffix(".png"), file.utf8.count >= 9 else { return false }
    return file.utf8.dropLast(4).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Ends the record. The lines of moments that were drawn individually are kept.
  func close() {
    let rest = entries.sorted { $0.key < $1.key }.filter { name, _ in !isFrame(name) && exists(name) }
    guard !rest.isEmpty else {
      try? folder.remove(path)
      return
    }
    let lines = rest.flatMap { name, known in known.map { FrameLedger.line(name, $0) }.sorted() }
    try? folder.write(Array(lines.joined().utf8), to: path)
  }

  private func exists(_ name: String) -> Bool { OutputFolder.exists(folder.path(of: name)) }
}
