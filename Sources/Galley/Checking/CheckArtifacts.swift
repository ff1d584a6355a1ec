import GalleyDiagnostics
public import GalleyFiles

/// The folder in which a check leaves its report and the pictures of what did not pass, for people to look at and for
/// `galley approve` and `galley merge` to take them from.
///
/// It holds `check.json`, and below `actual`, `baseline` and `difference` the pictures under their names, those of
/// now and those of baselines with their records.
public struct CheckArtifacts: Sendable {
  /// The folder's path.
  public let folder: String

  /// The name of the report.
  static let reportName = "check.json"

  /// The folder at `path`.
  public init(_ path: String) { folder = path }

  /// The report and the pictures of `report`, written; what an earlier check left there goes.
  ///
  /// - Returns: the report with the paths of its pictures in the folder.
  public func write(_ report: CheckReport, files: FileReader = .disk) throws(OutputError) -> CheckReport {
    let output = OutputFolder(folder)
    var report = report
    report.artifactsFolder = folder
    var written: Set<String> = [Self.reportName]
    for index in report.images.indices {
      try write(&report.images[index], output, files, &written)
    }
    removeOthers(than: written, files)
    try output.write(Array(report.json(below: folder).utf8), to: Self.reportName)
    return report
  }

  private func write(
    _ image: inout CheckedImage, _ output: OutputFolder, _ files: FileReader, _ written: inout Set<String>
  ) throws(OutputError) {
    guard image.status != .passed, image.status != .orphaned else { return }
    if let record = image.record {
      try place(record.bytes, "actual/\(image.name).json", output, &written)
      if var old = image.baseline?.layout.map({ record.with($0) }) {
        old.fingerprint = nil
        try place(old.bytes, "baseline/\(image.name).json", output, &written)
      }
    }
    let name = image.name
    try place(&image.actual, "actual/\(name).png", output, files, &written)
    try place(&image.baseline, "baseline/\(name).png", output, files, &written)
    try place(&image.difference, "difference/\(name).png", output, files, &written)
    for index in image.frames.indices {
      let frame = "\(name)/\(image.frames[index].index).png"
      try place(&image.frames[index].actual, "actual/\(frame)", output, files, &written)
      try place(&image.frames[index].baseline, "baseline/\(frame)", output, files, &written)
      try place(&image.frames[index].difference, "difference/\(frame)", output, files, &written)
    }
  }

  private func place(
    _ picture: inout CheckedPicture?, _ name: String, _ output: OutputFolder, _ files: FileReader,
    _ written: inout Set<String>
  ) throws(OutputError) {
    // A picture that cannot be read any more is told of by the verdict.
    guard let bytes = picture?.read(files) else { return }
    try place(bytes, name, output, &written)
    picture?.path = output.path(of: name)
  }

  private func place(
    _ bytes: [UInt8], _ name: String, _ output: OutputFolder, _ written: inout Set<String>
  ) throws(OutputError) {
    try output.write(bytes, to: name)
    written.insert(name)
  }

  /// Removes what the report of an earlier check names, and nothing else: nobody knows what else is in the folder.
  private func removeOthers(than written: Set<String>, _ files: FileReader) {
    let path = FilePath.folderPrefix(folder) + Self.reportName
    guard let bytes = try? files.read(path, DiffRun.byteLimit), let old = try? CheckReport(bytes, path: path) else {
      return
    }
    let names = old.images.flatMap { image in
      let frames = image.frames.flatMap { [$0.actual, $0.baseline, $0.difference] }
      let paths = ([image.actual, image.baseline, image.difference] + frames).compactMap { $0?.path }
      return paths + ["actual/\(image.name).json", "baseline/\(image.name).json"]
    }
    for name in names where !written.contains(name) && Self.isOwn(name) {
      // What is gone already need not go.
      try? OutputFolder(folder).remove(name)
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    ["actual/", "baseline/", "difference/"].contains { name.hasPrefix($0) }
  }
}

extension CheckedPicture {
  /// The picture's file, from memory or from its path; nil where it cannot be read.
  public func read(_ files: FileReader = .disk) -> [UInt8]? {
    bytes ?? path.flatMap { try? files.read($0, DiffRun.byteLimit) }
  }
}
