import GalleyDiagnostics
public import GalleyFiles
import GalleyRender

extension CheckArtifacts {
  /// The report that a check has left in the folder or zip at `path`, with its layouts and where its pictures are.
  ///
  /// - Throws: ``CheckError``, also where what is named is no picture, or more than `ArtifactBudget` allows.
  public static func read(_ path: String, files: FileReader = .regularFiles) throws(CheckError) -> CheckReport {
    var budget = ArtifactBudget()
    return try read(path, files: files, within: &budget)
  }

  /// The reports in the folders and zips at `paths`, in their order; the limits are those of all together.
  ///
  /// - Throws: as ``read(_:files:)`` does.
  public static func readAll(
    _ paths: [String], files: FileReader = .regularFiles
  ) throws(CheckError) -> [(path: String, report: CheckReport)] {
    var budget = ArtifactBudget()
    var reports: [(path: String, report: CheckReport)] = []
    for path in paths { reports.append((path, try read(path, files: files, within: &budget))) }
    return reports
  }

  private static func read(
    _ path: String, files: FileReader, within budget: inout ArtifactBudget
  ) throws(CheckError) -> CheckReport {
    let content = try ArtifactContent(path, files, &budget)
    guard let bytes = try content.bytes(of: reportName, limit: ArtifactBudget.reportBytes) else {
      throw CheckError(Diagnostic(noCheckIn: path))
    }
    var report = try CheckReport(bytes, path: content.path(of: reportName))
    var names: Set<String> = []
    for index in report.images.indices {
      let name = report.images[index].name
      guard BaselineName.isName(name), names.insert(name).inserted else {
        throw CheckError(Diagnostic(damagedCheck: content.path(of: reportName), at: "image \(index), '\(name)'"))
      }
      try fill(&report.images[index], from: content, within: &budget)
    }
    report.artifactsFolder = path
    report.isForeign = true
    return report
  }

  private static func fill(
    _ image: inout CheckedImage, from content: ArtifactContent, within budget: inout ArtifactBudget
  ) throws(CheckError) {
    if image.actual != nil, let record = try record("actual/\(image.name).json", content, &budget) {
      image.record = record
      image.actual?.layout = record.layout
      image.baseline?.layout = try self.record("baseline/\(image.name).json", content, &budget)?.layout
    }
    try fill(&image.actual, from: content, &budget)
    try fill(&image.baseline, from: content, &budget)
    try fill(&image.difference, from: content, &budget)
    for index in image.frames.indices {
      try fill(&image.frames[index].actual, from: content, &budget)
      try fill(&image.frames[index].baseline, from: content, &budget)
      try fill(&image.frames[index].difference, from: content, &budget)
    }
  }

  private static func fill(
    _ picture: inout CheckedPicture?, from content: ArtifactContent, _ budget: inout ArtifactBudget
  ) throws(CheckError) {
    // Others are the paths of baselines on the machine of the check.
    guard let name = picture?.path, isOwn(name) else { return }
    guard let start = try content.start(of: name) else {
      if content.isArchive { picture?.path = nil }
      return
    }
    try budget.add(start, content.path(of: name))
    picture?.path = content.isArchive ? nil : content.path(of: name)
    picture?.archived = content.archived(name)
  }

  private static func record(
    _ name: String, _ content: ArtifactContent, _ budget: inout ArtifactBudget
  ) throws(CheckError) -> BaselineRecord? {
    guard let bytes = try content.bytes(of: name, limit: ArtifactBudget.layoutBytes) else { return nil }
    try budget.add(layout: bytes.count, content.path(of: name))
    do { return try BaselineRecord(bytes, path: content.path(of: name)) } catch { throw CheckError(error.diagnostic) }
  }
}
