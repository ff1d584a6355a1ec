import GalleyFiles
import GalleyMessages

/// The source of artifacts: a folder or a zip file.
enum ArtifactContent {
  case folder(String, FileReader)
  case archive(ZipArchive, path: String, prefix: String)

  init(_ path: String, _ files: FileReader, _ budget: inout ArtifactBudget) throws(CheckError) {
    let bytes: [UInt8]
    do { bytes = try files.read(path, DiffRun.byteLimit) } catch .isFolder {
      self = .folder(path, files)
      return
    } catch {
      throw CheckError(Diagnostic(error, path: path))
    }
    let archive: ZipArchive
    do throws(ZipArchive.Fault) { archive = try ZipArchive(bytes) } catch {
      throw CheckError(Diagnostic(damagedArchive: path, at: error.part))
    }
    let reports = archive.names.filter { FilePath.name(of: $0) == CheckArtifacts.reportName }
    let report = reports.min { $0.utf8.count < $1.utf8.count } ?? ""
    self = .archive(archive, path: path, prefix: String(report.dropLast(CheckArtifacts.reportName.count)))
    try budget.add(archive: bytes.count, unpacked: archive.size, path)
  }

  var isArchive: Bool {
    if case .archive = self { true } else { false }
  }

  func bytes(of name: String, limit: Int) throws(CheckError) -> [UInt8]? {
    switch self {
    case .folder(let folder, let files):
      do { return try files.read(FilePath.join(folder, name), limit) } catch .notFound { return nil } catch {
        throw CheckError(Diagnostic(error, path: FilePath.join(folder, name)))
      }
    case .archive(let archive, let path, let prefix):
      if let size = archive.size(of: prefix + name), size > limit {
        throw CheckError(Diagnostic(.tooLarge(bytes: size, limit: limit), path: self.path(of: name)))
      }
      do throws(ZipArchive.Fault) { return try archive.contents(of: prefix + name) } catch {
        throw CheckError(Diagnostic(damagedArchive: path, at: error.part))
      }
    }
  }

  func start(of name: String) throws(CheckError) -> ArtifactBudget.Start? {
    switch self {
    case .folder(let folder, let files):
      do throws(FileProblem) { return try Self.start(of: files.open(FilePath.join(folder, name))) } catch .notFound {
        return nil
      } catch { throw CheckError(Diagnostic(error, path: FilePath.join(folder, name))) }
    case .archive:
      guard let bytes = try bytes(of: name, limit: ArtifactBudget.pictureBytes) else { return nil }
      return ArtifactBudget.Start(
        bytes: Array(bytes.prefix(ArtifactBudget.startBytes)), size: bytes.count, isPacked: true)
    }
  }

  private static func start(of stream: FileStream) throws(FileProblem) -> ArtifactBudget.Start {
    var start = [UInt8](repeating: 0, count: ArtifactBudget.startBytes)
    // `withUnsafeMutableBytes` only supports untyped errors, so a `Result` carries the typed error through it.
    let outcome = start.withUnsafeMutableBytes { buffer in
      Result { () throws(FileProblem) in try stream.read(into: buffer) }
    }
    let count = try outcome.get()
    return ArtifactBudget.Start(bytes: Array(start[..<count]), size: stream.size ?? count, isPacked: false)
  }

  func archived(_ name: String) -> ArchivedPicture? {
    guard case .archive(let archive, let path, let prefix) = self else { return nil }
    return ArchivedPicture(archive: archive, path: path, name: prefix + name)
  }

  func path(of name: String) -> String {
    switch self {
    case .folder(let folder, _): FilePath.join(folder, name)
    case .archive(_, let path, let prefix): "\(path)/\(prefix)\(name)"
    }
  }
}
