import GalleyFiles
import GalleyImage
import GalleyMessages

struct BaselineStore: Sendable {
  let folder: String
  var files: FileReader = .regularFiles
  var drafts = Drafts()
  var isForeign = false

  private var output: OutputFolder {
    isForeign ? OutputFolder(foreign: folder, drafts: drafts) : OutputFolder(folder, drafts: drafts)
  }

  enum Baseline {
    case none
    case picture([UInt8], BaselineRecord?)
    case digest(String, BaselineRecord)
    /// A git-lfs pointer instead of an image. The record is nil if the image has none.
    case pointer(LargeFilePointer, BaselineRecord?, path: String)
    case unreadable(Diagnostic)
  }

  private static let byteLimit = 1 << 28

  func picturePath(_ name: String) -> String { FilePath.folderPrefix(folder) + Self.pictureName(name) }

  func recordPath(_ name: String) -> String { FilePath.folderPrefix(folder) + Self.recordName(name) }

  private static func pictureName(_ name: String) -> String { name + ".png" }
  private static func recordName(_ name: String) -> String { name + ".json" }

  func isPending(_ name: String) -> Bool { output.isPending(name) }

  func baseline(_ name: String) -> Baseline {
    do throws(Unreadable) {
      // Another run may replace the image and its record between the two reads.
      for _ in 0..<Self.attempts {
        try settle(name)
        let before = identity(name)
        let found = try read(pair: name)
        if !output.isPending(name), identity(name) == before { return found }
      }
      return try read(pair: name)
    } catch {
      return .unreadable(error.diagnostic)
    }
  }

  private static let attempts = 100

  private func settle(_ name: String) throws(Unreadable) {
    do throws(OutputError) { try output.settle(name) } catch {
      throw Unreadable(Diagnostic(error, option: "--baseline"))
    }
  }

  private func identity(_ name: String) -> [FileIdentity?] {
    [FileIdentity(picturePath(name)), FileIdentity(recordPath(name))]
  }

  private func read(pair name: String) throws(Unreadable) -> Baseline {
    let record = try record(name)
    guard let picture = try read(picturePath(name)) else {
      guard let record else { return .none }
      guard let digest = record.digest else { throw Unreadable(Diagnostic(noPictureBeside: recordPath(name))) }
      return .digest(digest, record)
    }
    if let pointer = LargeFilePointer(picture) { return .pointer(pointer, record, path: picturePath(name)) }
    return .picture(picture, record)
  }

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
  /// Writes both files or neither. If `replaces` is false, a baseline that another run has written in the meantime is
  /// kept.
  ///
  /// - Throws: `OutputError` if writing fails, or if an existing file was not written by a check.
  func write(
    _ name: String, picture: [UInt8]?, record: [UInt8], replaces: Bool = true
  ) throws(OutputError) -> Writing {
    if !output.isPending(name), try !differs(name, picture, record) { return .unchanged }
    try checkOwner(of: name)
    // Another run may write the same name, so the files are compared while the lock is held.
    let changes = try output.change(name)
    guard try differs(name, picture, record) else { return .unchanged }
    if !replaces, try output.start(of: Self.recordName(name), limit: 1) != nil { return .occupied }
    let file = FilePath.name(of: name)
    var list: [(name: String, change: FileChanges.Change)] = []
    if let picture {
      list.append((Self.pictureName(file), .write(picture)))
    } else if try output.start(of: Self.pictureName(name), limit: 1) != nil {
      // If only a digest is stored, the image of the earlier baseline is removed.
      list.append((Self.pictureName(file), .remove))
    }
    list.append((Self.recordName(file), .write(record)))
    try changes.commit(list)
    return .written
  }

  enum Writing {
    case written
    case unchanged
    case occupied
  }

  private func differs(_ name: String, _ picture: [UInt8]?, _ record: [UInt8]) throws(OutputError) -> Bool {
    guard try output.start(of: Self.recordName(name), limit: record.count + 1) == record else { return true }
    let limit = (picture?.count ?? 0) + 1
    return try output.start(of: Self.pictureName(name), limit: limit) != picture
  }

  /// Fails for an image without a record, which Galley did not write, unless the user chose the folder explicitly.
  func checkOwner(of name: String) throws(OutputError) {
    let (picture, record) = (Self.pictureName(name), Self.recordName(name))
    if let start = try output.start(of: record, limit: 4096) {
      guard BaselineRecord.isRecord(start) else { throw OutputError(path: output.path(of: record), reason: .foreign) }
    } else if let start = try output.start(of: picture, limit: 1024) {
      guard !isForeign, ImageDecoder.size(of: start) != nil || LargeFilePointer(start) != nil || start.isEmpty else {
        throw OutputError(path: output.path(of: picture), reason: .foreign)
      }
    }
  }

  func remove(_ name: String) throws(OutputError) {
    let file = FilePath.name(of: name)
    let changes = try output.change(name)
    var present: [(name: String, change: FileChanges.Change)] = []
    if try output.start(of: Self.pictureName(name), limit: 1) != nil {
      present.append((Self.pictureName(file), .remove))
    }
    if try output.start(of: Self.recordName(name), limit: 1) != nil { present.append((Self.recordName(file), .remove)) }
    try changes.commit(present)
    output.removeEmptyFolders(around: name)
  }

  /// Returns the names of all baselines below `part`. A file is a baseline if it has a record.
  func names(below part: String = "") -> [String] {
    names(in: part, depth: 0).sorted()
  }

  /// The maximum depth of folders, because a symbolic link to a parent folder could create an endless path.
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

  private func isRecord(_ path: String) -> Bool {
    guard let stream = try? files.open(path) else { return false }
    var start = [UInt8](repeating: 0, count: 80)
    let count = start.withUnsafeMutableBytes { (try? stream.read(into: $0)) ?? 0 }
    return BaselineRecord.begins(start[..<count])
  }
}

extension BaselineStore {
  func orphan(_ name: String, scene: String) -> CheckedImage {
    var image = CheckedImage(scene: scene, state: "", name: name, status: .orphaned)
    image.baseline = CheckedPicture(path: picturePath(name))
    image.sentences = [CheckMessages.orphaned]
    return image
  }
}
