import GalleyDiagnostics
import GalleyFiles

/// A folder of baselines: for each picture a PNG with a record beside it, or the record alone.
struct BaselineStore: Sendable {
  /// The folder's path.
  let folder: String
  /// Where files are read.
  var files: FileReader = .regularFiles

  /// What is kept of a picture.
  enum Baseline {
    /// Nothing.
    case none
    /// Its bytes, and what was told of it.
    case picture([UInt8], BaselineRecord?)
    /// Only the digest of its pixels.
    case digest(String, BaselineRecord)
    /// What git-lfs left in the place of a picture that it keeps elsewhere.
    case pointer(LargeFilePointer, path: String)
    /// Something that cannot be read.
    case unreadable(Diagnostic)
  }

  /// Files above this size are no pictures of screens.
  private static let byteLimit = 1 << 28

  /// The path of the picture called `name`.
  func picturePath(_ name: String) -> String { FilePath.folderPrefix(folder) + Self.pictureName(name) }

  /// The path of its record.
  func recordPath(_ name: String) -> String { FilePath.folderPrefix(folder) + Self.recordName(name) }

  private static func pictureName(_ name: String) -> String { name + ".png" }
  private static func recordName(_ name: String) -> String { name + ".json" }

  /// What is kept under `name`.
  func baseline(_ name: String) -> Baseline {
    do throws(Unreadable) {
      let record = try record(name)
      guard let picture = try read(picturePath(name)) else {
        guard let record else { return .none }
        guard let digest = record.digest else { throw Unreadable(Diagnostic(noPictureBeside: recordPath(name))) }
        return .digest(digest, record)
      }
      if let pointer = LargeFilePointer(picture) { return .pointer(pointer, path: picturePath(name)) }
      return .picture(picture, record)
    } catch {
      return .unreadable(error.diagnostic)
    }
  }

  /// What was told of the picture called `name`; nil where nothing was.
  private func record(_ name: String) throws(Unreadable) -> BaselineRecord? {
    let path = recordPath(name)
    guard let bytes = try read(path) else { return nil }
    guard LargeFilePointer(bytes) == nil else { throw Unreadable(Diagnostic(largeFilePointer: path)) }
    do { return try BaselineRecord(bytes, path: path) } catch { throw Unreadable(error.diagnostic) }
  }

  private func read(_ path: String) throws(Unreadable) -> [UInt8]? {
    do { return try files.read(path, Self.byteLimit) } catch .notFound { return nil } catch {
      throw Unreadable(Diagnostic(error, path: path))
    }
  }

  private struct Unreadable: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }
}

extension BaselineStore {
  /// Keeps a picture with its record under `name`, both or neither; nil for the picture keeps the record alone.
  ///
  /// Files that hold these bytes already are not touched. Answers whether anything was written.
  func write(_ name: String, picture: [UInt8]?, record: [UInt8]) throws(OutputError) -> Bool {
    var drafts: [(bytes: [UInt8], name: String)] = []
    if let picture, !holds(picture, at: picturePath(name)) { drafts.append((picture, Self.pictureName(name))) }
    if !holds(record, at: recordPath(name)) { drafts.append((record, Self.recordName(name))) }
    let output = OutputFolder(folder)
    if !drafts.isEmpty { try output.writeTogether(drafts) }
    // A digest takes the place of the picture that was there.
    let isReplaced = picture == nil && OutputFolder.exists(picturePath(name))
    if isReplaced { try output.remove(Self.pictureName(name)) }
    return !drafts.isEmpty || isReplaced
  }

  private func holds(_ bytes: [UInt8], at path: String) -> Bool {
    (try? files.read(path, bytes.count)) == bytes
  }

  /// Removes what is kept under `name`.
  func remove(_ name: String) throws(OutputError) {
    let output = OutputFolder(folder)
    if OutputFolder.exists(picturePath(name)) { try output.remove(Self.pictureName(name)) }
    try output.remove(Self.recordName(name))
  }

  /// The names of all baselines below `part` of the folder, sorted: of those that have a record.
  ///
  /// Other files are not Galley's, whatever they are called.
  func names(below part: String = "") -> [String] {
    names(in: part, depth: 0).sorted()
  }

  /// Folders inside of each other that are looked through: names make one, links to folders above many.
  private static let depthLimit = 8

  private func names(in part: String, depth: Int) -> [String] {
    guard depth < Self.depthLimit else { return [] }
    let path = part.isEmpty ? folder : FilePath.join(folder, part)
    return files.list(path).flatMap { entry -> [String] in
      let name = part.isEmpty ? entry : "\(part)/\(entry)"
      if entry.hasSuffix(".json"), isRecord(FilePath.join(folder, name)) { return [String(name.dropLast(5))] }
      return files.isFolder(FilePath.join(folder, name)) ? names(in: name, depth: depth + 1) : []
    }
  }

  /// Whether the file is a record, which its first bytes tell.
  private func isRecord(_ path: String) -> Bool {
    guard let stream = try? files.open(path) else { return false }
    var start = [UInt8](repeating: 0, count: 80)
    let count = start.withUnsafeMutableBytes { (try? stream.read(into: $0)) ?? 0 }
    return String(decoding: start[..<count], as: UTF8.self)
      .hasPrefix("{\"schema\":\"galley-layout/1\",\"\(BaselineRecord.member)\":")
  }
}

extension FileReader {
  /// Whether a folder is at `path`: it cannot be opened as a file, and no file is shorter than nothing.
  func isFolder(_ path: String) -> Bool {
    do { _ = try read(path, -1) } catch .isFolder { return true } catch { return false }
    return false
  }
}
