import GalleyData
import GalleyFiles

/// The bytes of a file that may be read more than once.
struct ImportSource {
  private let path: String
  private let files: FileReader
  /// The first bytes, unpacked.
  private(set) var start: [UInt8] = []
  /// All bytes, where they are in memory: of pipes, and of files that were compressed.
  private(set) var bytes: [UInt8]?
  /// The path without the extension of what it was compressed with.
  private(set) var name: String

  init(_ path: String, _ files: FileReader) {
    self.path = path
    self.files = files
    name = path
  }

  /// Whether all of the file is in ``start``.
  private(set) var isAll = false
  /// The bytes of a file on a disk.
  private(set) var size: Int?
  private var budget = UnpackingBudget(packed: 0)

  /// Looks at the first bytes, and unpacks what is compressed.
  mutating func open() throws(SceneError.Kind) {
    let first = try stream()
    if first.size == nil {
      bytes = try all()
    } else {
      start = try portion(of: first)
      size = first.size
      guard Unpacking.Kind(start) != nil else {
        isAll = start.count == first.size
        return
      }
      bytes = try all()
    }
    budget = UnpackingBudget(packed: bytes?.count ?? 0)
    try unpack()
  }

  /// Unpacks the bytes as long as they are compressed.
  private mutating func unpack() throws(SceneError.Kind) {
    for _ in 0..<Self.mostLayers {
      guard let kind = Unpacking.Kind(bytes ?? []) else { break }
      do throws(DataFault) {
        let unpacked = try Unpacking.unpacked(bytes ?? [], kind, limit: budget.rest)
        try budget.take(unpacked.count)
        bytes = unpacked
      } catch .tooLarge {
        throw .table(.fault(.tooLarge(limit: budget.limit)))
      } catch {
        throw .table(.fault(error))
      }
      if [".gz", ".zst"].contains(where: name.hasSuffix) {
        name = String(name.prefix(name.count - (name.hasSuffix(".gz") ? 3 : 4)))
      }
    }
    start = Array((bytes ?? []).prefix(FileNature.sampleSize))
    isAll = start.count == bytes?.count
  }

  /// Takes the one file of a zip archive that is not a workbook for the file, and returns its name; nil for workbooks.
  mutating func openArchive() throws(SceneError.Kind) -> String? {
    let packed = try all()
    let content: ArchiveContent
    do throws(DataFault) { content = try ArchiveContent(packed) } catch {
      // Whoever opens the workbook says what of it is broken.
      if case .broken = error, ImportFormat(pathExtensionOf: name) == .xlsx { return nil }
      throw .table(.fault(error))
    }
    guard case .file(let inner, let unpacked) = content else { return nil }
    budget = UnpackingBudget(packed: packed.count)
    do throws(DataFault) { try budget.take(unpacked.count) } catch { throw .table(.fault(error)) }
    (bytes, name) = (unpacked, inner)
    try unpack()
    return inner
  }

  private static let mostLayers = 3

  /// A stream of all bytes from the first one on.
  func stream() throws(SceneError.Kind) -> FileStream {
    if let bytes { return FileStream(bytes) }
    do throws(FileProblem) { return try files.open(path) } catch {
      throw SceneError(unreadable: path, error, files: files).kind
    }
  }

  func all() throws(SceneError.Kind) -> [UInt8] {
    if let bytes { return bytes }
    do throws(FileProblem) { return try files.read(path, Unpacking.limit) } catch {
      throw SceneError(unreadable: path, error, files: files).kind
    }
  }

  /// All bytes of a database, with those of the files beside it in which programs keep its last transactions.
  ///
  /// The files are read and never changed. A program that writes meanwhile is an error.
  func database() throws(SceneError.Kind) -> (bytes: [UInt8], log: [UInt8], journal: [UInt8]) {
    // What was compressed or came by a pipe has no files beside it.
    if let bytes { return (bytes, [], []) }
    let place = files.resolve(path) ?? path
    let (log, journal) = (try beside(place + "-wal"), try beside(place + "-journal"))
    let bytes = try all()
    guard try log == beside(place + "-wal"), try journal == beside(place + "-journal") else {
      throw SceneError(unreadable: path, .changed, files: files).kind
    }
    return (bytes, log, journal)
  }

  private func beside(_ path: String) throws(SceneError.Kind) -> [UInt8] {
    do throws(FileProblem) { return try files.read(path, Unpacking.limit) } catch .notFound { return [] } catch {
      throw SceneError(unreadable: path, error, files: files).kind
    }
  }

  private func portion(of stream: FileStream) throws(SceneError.Kind) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: FileNature.sampleSize)
    var count = 0
    while count < bytes.count {
      let outcome = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(FileProblem) in
          try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        }
      }
      switch outcome {
      case .success(0): return Array(bytes[..<count])
      case .success(let read): count += read
      case .failure(let problem): throw .file(.unreadableFile(path: path, problem, nearest: nil))
      }
    }
    return bytes
  }
}
