public import GalleyFiles
import GalleyRender

/// The folder in which a check leaves its report and the pictures of what did not pass, for people to look at and for
/// `galley approve` and `galley merge` to take them from.
///
/// It holds `check.json`, and below `actual`, `baseline` and `difference` the pictures under their names, those of
/// now and those of baselines with their records.
public struct CheckArtifacts: Sendable {
  public let folder: String

  static let reportName = "check.json"

  private let drafts: Drafts

  /// The folder at `path`; `drafts` hears of files that are being written.
  public init(_ path: String, drafts: Drafts = Drafts()) { (folder, self.drafts) = (path, drafts) }

  /// The report and the pictures of `report`, written; what an earlier check left there goes.
  ///
  /// While it is on its way the folder holds no report, and two checks write one after the other.
  ///
  /// - Returns: the report with the paths of its pictures in the folder.
  public func write(_ report: CheckReport, files: FileReader = .regularFiles) throws(OutputError) -> CheckReport {
    let output = OutputFolder(folder, drafts: drafts)
    var report = report
    report.artifactsFolder = folder
    let document = try output.begin(Self.reportName)
    let earlier = earlierNames(files)
    // Pictures of now beside a report of before would be approved as what that tells of.
    if OutputFolder.exists(output.path(of: Self.reportName)) { try output.remove(Self.reportName) }
    var writer = ArtifactWriter(output, files, earlier: earlier)
    for index in report.images.indices { try writer.write(&report.images[index]) }
    // What is gone already need not go.
    for name in earlier where !writer.written.contains(name) { try? output.remove(name) }
    try document.write(Array(report.json(below: folder).utf8))
    try document.close()
    return report
  }

  /// What the report of an earlier check names, and nothing else: nobody knows what else is in the folder.
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

  /// Whether `name` is one that a check gives to a file in its folder.
  static func isOwn(_ name: String) -> Bool {
    guard FilePath.normalized(name) == name, [".png", ".json"].contains(where: name.hasSuffix) else { return false }
    return ["actual/", "baseline/", "difference/"].contains { name.hasPrefix($0) }
  }
}

extension CheckedPicture {
  /// The picture's file, from memory, from its archive or from its path; nil where it cannot be read.
  public func read(_ files: FileReader = .regularFiles) -> [UInt8]? { (try? content(files)) ?? nil }

  /// The picture's file; nil where there is none at its path.
  func content(_ files: FileReader) throws(CheckError) -> [UInt8]? {
    if let bytes { return bytes }
    if let archived { return try archived.contents() }
    return path.flatMap { try? files.read($0, DiffRun.byteLimit) }
  }
}
