import GalleyDiagnostics
public import GalleyFiles

extension CheckArtifacts {
  /// The report that a check has left in the folder or zip at `path`, with its pictures and layouts.
  ///
  /// Of a folder the pictures are named by their paths, of a zip they are in memory.
  public static func read(_ path: String, files: FileReader = .regularFiles) throws(CheckError) -> CheckReport {
    let content = try ArtifactContent(path, files)
    guard let bytes = try content.bytes(of: reportName) else { throw CheckError(Diagnostic(noCheckIn: path)) }
    var report = try CheckReport(bytes, path: content.path(of: reportName))
    for index in report.images.indices { try fill(&report.images[index], from: content) }
    report.artifactsFolder = path
    return report
  }

  private static func fill(_ image: inout CheckedImage, from content: ArtifactContent) throws(CheckError) {
    if image.actual != nil, let record = try record("actual/\(image.name).json", content) {
      image.record = record
      image.actual?.layout = record.layout
      image.baseline?.layout = try self.record("baseline/\(image.name).json", content)?.layout
    }
    try fill(&image.actual, from: content)
    try fill(&image.baseline, from: content)
    try fill(&image.difference, from: content)
    for index in image.frames.indices {
      try fill(&image.frames[index].actual, from: content)
      try fill(&image.frames[index].baseline, from: content)
      try fill(&image.frames[index].difference, from: content)
    }
  }

  private static func fill(_ picture: inout CheckedPicture?, from content: ArtifactContent) throws(CheckError) {
    guard let name = picture?.path, isKept(name) else { return }
    let place = try content.place(name)
    picture?.path = place.path
    picture?.bytes = place.bytes
  }

  /// Whether a path is one below the folder; others are those of baselines on the machine of the check.
  private static func isKept(_ name: String) -> Bool {
    FilePath.staysInside(name) && ["actual/", "baseline/", "difference/"].contains { name.hasPrefix($0) }
  }

  private static func record(_ name: String, _ content: ArtifactContent) throws(CheckError) -> BaselineRecord? {
    guard FilePath.staysInside(name), let bytes = try content.bytes(of: name) else { return nil }
    do { return try BaselineRecord(bytes, path: content.path(of: name)) } catch { throw CheckError(error.diagnostic) }
  }
}

/// What a folder or a zip holds.
private enum ArtifactContent {
  case folder(String, FileReader)
  case archive(ZipArchive, path: String, prefix: String)

  init(_ path: String, _ files: FileReader) throws(CheckError) {
    let bytes: [UInt8]
    do { bytes = try files.read(path, DiffRun.byteLimit) } catch .isFolder {
      self = .folder(path, files)
      return
    } catch {
      throw CheckError(Diagnostic(error, path: path))
    }
    do throws(ZipArchive.Fault) {
      let archive = try ZipArchive(bytes)
      // Whoever made the archive may have packed the folder itself.
      let reports = archive.names.filter { FilePath.name(of: $0) == CheckArtifacts.reportName }
      let report = reports.min { $0.utf8.count < $1.utf8.count } ?? ""
      self = .archive(archive, path: path, prefix: String(report.dropLast(CheckArtifacts.reportName.count)))
    } catch {
      throw CheckError(Diagnostic(damagedArchive: path, at: error.part))
    }
  }

  /// The file called `name`; nil where there is none.
  func bytes(of name: String) throws(CheckError) -> [UInt8]? {
    switch self {
    case .folder(let folder, let files):
      do { return try files.read(FilePath.join(folder, name), DiffRun.byteLimit) } catch .notFound { return nil } catch
      {
        throw CheckError(Diagnostic(error, path: FilePath.join(folder, name)))
      }
    case .archive(let archive, let path, let prefix):
      do throws(ZipArchive.Fault) { return try archive.contents(of: prefix + name) } catch {
        throw CheckError(Diagnostic(damagedArchive: path, at: error.part))
      }
    }
  }

  /// Where the file called `name` is: at a path, or in memory.
  func place(_ name: String) throws(CheckError) -> (path: String?, bytes: [UInt8]?) {
    switch self {
    case .folder: (path(of: name), nil)
    case .archive: (nil, try bytes(of: name))
    }
  }

  /// What the file called `name` is called towards people.
  func path(of name: String) -> String {
    switch self {
    case .folder(let folder, _): FilePath.join(folder, name)
    case .archive(_, let path, let prefix): "\(path)/\(prefix)\(name)"
    }
  }
}
