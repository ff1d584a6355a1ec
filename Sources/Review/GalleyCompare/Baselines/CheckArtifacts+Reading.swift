package import GalleyFiles
import GalleyMessages

extension CheckArtifacts {
  /// Reads the report of a check from a folder or zip file.
  ///
  /// ```swift
  /// let report = try CheckArtifacts.read("artifacts")
  /// print(report.text)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The artifacts folder or zip file.
  ///   - files: Reads the files (default: regular files only).
  /// - Returns: The report with its layouts and the locations of its images.
  /// - Throws: ``CheckError`` if the report is missing or damaged, if a listed file is not an image, or if the
  ///   artifacts exceed the limits of `ArtifactBudget`.
  package static func read(_ path: String, files: FileReader = .regularFiles) throws(CheckError) -> CheckReport {
    var budget = ArtifactBudget()
    return try read(path, files: files, within: &budget)
  }

  /// Reads the reports at several paths, in order. The limits apply to all artifacts together.
  ///
  /// - Parameters:
  ///   - paths: The artifacts folders or zip files.
  ///   - files: Reads the artifacts (default: regular files on disk).
  /// - Throws: ``CheckError`` as in ``read(_:files:)``, and if an image is missing or was modified after the check.
  /// - Returns: The reports with their paths, in the order of `paths`.
  package static func readAll(
    _ paths: [String], files: FileReader = .regularFiles
  ) throws(CheckError) -> [(path: String, report: CheckReport)] {
    var budget = ArtifactBudget()
    var reports: [(path: String, report: CheckReport)] = []
    for path in paths { reports.append((path, try read(path, files: files, within: &budget))) }
    let problems = reports.flatMap { path, report in
      report.images.flatMap { image in image.pictures.compactMap { $0.problem(of: image.name, in: path, files) } }
    }
    guard problems.isEmpty else { throw CheckError(problems) }
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
      guard report.images[index].hasOwnName, names.insert(name).inserted else {
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
    let digests = (image.actual?.recordDigest, image.baseline?.recordDigest)
    if image.actual != nil, let record = try record("actual/\(image.name).json", digests.0, content, &budget) {
      image.record = record
      image.actual?.layout = record.layout
      image.baseline?.layout = try self.record("baseline/\(image.name).json", digests.1, content, &budget)?.layout
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
    // Other paths refer to baselines on the machine that ran the check.
    guard let name = picture?.path, isOwn(name) else { return }
    let start = try content.start(of: name)
    picture?.path = content.isArchive ? nil : content.path(of: name)
    guard let start else { return }
    try budget.add(start, content.path(of: name))
    picture?.archived = content.archived(name)
  }

  private static func record(
    _ name: String, _ digest: String?, _ content: ArtifactContent, _ budget: inout ArtifactBudget
  ) throws(CheckError) -> BaselineRecord? {
    guard let bytes = try content.bytes(of: name, limit: ArtifactBudget.layoutBytes) else { return nil }
    try budget.add(layout: bytes.count, content.path(of: name))
    if let digest, digest != SHA256.hexDigest(of: bytes) {
      throw CheckError(Diagnostic(changedArtifact: content.path(of: name)))
    }
    do { return try BaselineRecord(bytes, path: content.path(of: name)) } catch { throw CheckError(error.diagnostic) }
  }
}

extension CheckedImage {
  /// Whether the image has a valid name. An orphan may have any name, because nothing is written under it.
  fileprivate var hasOwnName: Bool {
    if BaselineName.isName(name) { return true }
    let hasFiles = pictures.contains { $0.path.map(CheckArtifacts.isOwn) ?? false }
    return status == .orphaned && actual == nil && !hasFiles && FilePath.normalized(name) == name
      && FilePath.staysInside(name)
  }

  fileprivate var pictures: [CheckedPicture] {
    ([actual, baseline, difference] + frames.flatMap { [$0.actual, $0.baseline, $0.difference] }).compactMap(\.self)
  }
}

extension CheckedPicture {
  /// Returns an error if the file does not match the digest in the report, or nil if it does or if there is no digest.
  func problem(of name: String, in source: String, _ files: FileReader) -> Diagnostic? {
    guard let digest else { return nil }
    guard let bytes = read(files) else { return Diagnostic(missingActual: name, in: source, file: path) }
    return SHA256.hexDigest(of: bytes) == digest ? nil : Diagnostic(changedPicture: name, in: source, file: path)
  }
}
