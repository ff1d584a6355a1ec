import GalleyData
import GalleyFiles

struct ImportSource {
  private let path: String
  private let files: FileReader
  private(set) var start: [UInt8] = []
  private(set) var bytes: [UInt8]?
  private(set) var name: String

  init(_ path: String, _ files: FileReader) {
    self.path = path
    self.files = files
    name = path
  }

  private(set) var isAll = false
  private(set) var size: Int?
  private var budget = UnpackingBudget(packed: 0)

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

  private mutating func unpack() throws(SceneError.Kind) {
    for _ in 0..<Self.maximumLayers {
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

  /// Unpacks the only file of an archive and returns its name, or nil for a workbook.
  mutating func openArchive() throws(SceneError.Kind) -> String? {
    let packed = try all()
    let content: ArchiveContent
    do throws(DataFault) { content = try ArchiveContent(packed) } catch {
      // A damaged workbook is reported later, when its content is read.
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

  private static let maximumLayers = 3

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

  /// Returns the database and the files next to it, which contain its latest transactions. Throws an error if another
  /// program writes to them while they are read.
  func database() throws(SceneError.Kind) -> (bytes: [UInt8], log: [UInt8], journal: [UInt8]) {
    // A compressed file or a pipe has no files next to it.
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
