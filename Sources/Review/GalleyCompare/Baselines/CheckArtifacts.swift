public import GalleyFiles

/// The artifacts of a check: the report `check.json` and the images that did not pass. They are the input of `galley
/// approve` and `galley merge`.
///
/// The subfolders `actual`, `baseline` and `difference` contain the images. `actual` and `baseline` also contain their
/// records.
package struct CheckArtifacts: Sendable {
  package let folder: String

  static let reportName = "check.json"

  private let drafts: Drafts

  /// Creates a reference to a folder of artifacts. Nothing is read or created yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - drafts: The registry of unfinished files, which allows them to be removed if the program has to end (default:
  ///     a new one).
  package init(_ path: String, drafts: Drafts = Drafts()) { (folder, self.drafts) = (path, drafts) }

  /// Writes the report and its images, and deletes the files of an earlier check.
  ///
  /// While the images are being written, the folder contains no report. Concurrent checks write one after another.
  ///
  /// - Parameters:
  ///   - report: The report to write.
  ///   - files: Reads baselines and earlier artifacts.
  /// - Returns: The report with the new paths of its images.
  /// - Throws: `OutputError` if a file cannot be written.
  package func write(_ report: CheckReport, files: FileReader = .regularFiles) throws(OutputError) -> CheckReport {
    let output = OutputFolder(folder, drafts: drafts)
    var report = report
    report.artifactsFolder = folder
    let document = try output.begin(Self.reportName)
    let earlier = earlierNames(files)
    // If new images were next to an old report, they could be approved under the wrong names. So the old report is
    // removed first.
    if OutputFolder.exists(output.path(of: Self.reportName)) { try output.remove(Self.reportName) }
    var writer = ArtifactWriter(output, files, earlier: earlier)
    for index in report.images.indices { try writer.write(&report.images[index]) }
    // Errors are ignored, because the file may already have been deleted.
    for name in earlier where !writer.written.contains(name) { try? output.remove(name) }
    try document.write(Array(report.json(below: folder).utf8))
    try document.close()
    return report
  }

  /// Returns only the files that the earlier report lists, because other files in the folder may belong to someone
  /// else.
  private func earlierNames(_ files: FileReader) -> Set<String> {
    let path = FilePath.folderPrefix(folder) + Self.reportName
    guard let bytes = try? files.read(path, ArtifactBudget.reportBytes), let old = try? CheckReport(bytes, path: path)
    else { return [] }
    let names = old.images.flatMap { image in
      let frames = image.frames.flatMap { [$0.actual, $0.baseline, $0.difference] }
      let paths = ([image.actual, image.baseline, image.difference] + frames).compactMap { $0?.path }
      return paths + ["actual/\(image.name).json", "baseline/\(image.name).json"]
    }
    return Set(names.filter(Self.isOwn))
  }

  static func isOwn(_ name: String) -> Bool {
    guard FilePath.normalized(name) == name, [".png", ".json"].contains(where: name.hasSuffix) else { return false }
    return ["actual/", "baseline/", "difference/"].contains { name.hasPrefix($0) }
  }
}

extension CheckedPicture {
  public func read(_ files: FileReader = .regularFiles) -> [UInt8]? { (try? content(files)) ?? nil }

  func content(_ files: FileReader) throws(CheckError) -> [UInt8]? {
    if let bytes { return bytes }
    if let archived { return try archived.contents() }
    return path.flatMap { try? files.read($0, DiffRun.byteLimit) }
  }
}
