import GalleyMessages
import GalleyRender
import GalleyStage

extension CheckReport {
  /// Merges the reports of all shards of a run.
  ///
  /// If two reports cover the same shard, the shard counts once, provided that the reports agree.
  ///
  /// - Parameter all: The reports and the paths from which they were read.
  /// - Throws: ``CheckError`` if a shard is missing, if two reports of a shard contradict each other, or if the shards
  ///   belong to different runs (with different shard counts, scenes, data, rendering environments or options).
  public init(merging all: [(path: String, report: CheckReport)]) throws(CheckError) {
    let parts = try Self.distinct(all)
    let origin = try Self.origin(of: parts)
    let reports = parts.map(\.report)
    self.init(
      baselineFolder: reports.first?.baselineFolder ?? "",
      images: Self.unique(reports.flatMap(\.images)).sorted(by: Self.precedes),
      mismatch: Self.mismatch(reports.compactMap(\.mismatch)), problems: Self.unique(reports.flatMap(\.problems)))
    self.origin = origin
    (storage, revision) = (reports.first?.storage ?? .png, reports.first?.revision)
    isForeign = reports.contains(where: \.isForeign)
    // The causes are found again, because each shard found only the causes of its own images.
    for index in images.indices { images[index].causes = [] }
    findCauses()
    // Idle masks are reported only if there are no errors, because an image that could not be drawn may contain the
    // masked view.
    if problems.isEmpty { problems += IdleMasks.problems(of: reports.filter { $0.shard != nil }.map(\.idleMasks)) }
  }

  private static func distinct(
    _ parts: [(path: String, report: CheckReport)]
  ) throws(CheckError) -> [(path: String, report: CheckReport)] {
    let shards = parts.compactMap { part in
      part.report.shard.map { (part.path, $0.split(separator: "/").compactMap { Int($0) }, $0) }
    }
    guard let count = shards.first?.1.last else { return parts }
    if let other = shards.first(where: { $0.1.last != count }) {
      throw CheckError(Diagnostic(mixedShards: other.0, shard: other.2, count: count))
    }
    var kept: [(path: String, report: CheckReport)] = []
    for part in parts {
      let known = part.report.shard.flatMap { shard in kept.first { $0.report.shard == shard } }
      guard let known else {
        kept.append(part)
        continue
      }
      guard known.report.hasSameContent(as: part.report) else {
        throw CheckError(Diagnostic(repeatedShard: part.report.shard ?? "", at: part.path, and: known.path))
      }
    }
    let present = Set(shards.compactMap(\.1.first)).filter { 1...max(count, 1) ~= $0 }
    guard present.count < count else { return kept }
    let missing = (1...max(count, 1)).lazy.filter { !present.contains($0) }.prefix(Self.namedParts)
    throw CheckError(
      Diagnostic(missingShards: missing.map { "\($0)/\(count)" }, missing: count - present.count, of: count))
  }

  private static let namedParts = 8

  private static func origin(of all: [(path: String, report: CheckReport)]) throws(CheckError) -> CheckOrigin? {
    let parts = all.filter { $0.report.shard != nil }
    guard let first = parts.first(where: { $0.report.origin != nil }), var origin = first.report.origin else {
      return nil
    }
    for part in parts {
      guard let other = part.report.origin else {
        throw CheckError(Diagnostic(partOfUnknownOrigin: part.path))
      }
      let scenes = origin.changedScenes(in: other)
      guard scenes.isEmpty else {
        throw CheckError(Diagnostic(partOfOtherInputs: part.path, than: first.path, scenes: scenes))
      }
      let differences = other.stack.differences(from: origin.stack)
      guard differences.isEmpty else {
        throw CheckError(Diagnostic(partOfOtherStack: part.path, than: first.path, differences: differences))
      }
      let options = try Self.otherOptions(in: part, than: first)
      guard options.isEmpty else {
        throw CheckError(Diagnostic(partOfOtherOptions: part.path, than: first.path, differences: options))
      }
      origin = origin.adding(other)
    }
    return origin
  }

  private static func otherOptions(
    in part: (path: String, report: CheckReport), than first: (path: String, report: CheckReport)
  ) throws(CheckError) -> [String] {
    let (own, others) = (part.report.origin?.options, first.report.origin?.options)
    guard (own == nil) == (others == nil) else {
      throw CheckError(Diagnostic(partOfUnknownOptions: own == nil ? part.path : first.path))
    }
    guard let own, let others else { return [] }
    let revisions = (part.report.revision, first.report.revision)
    let against =
      revisions.0 == revisions.1
      ? [] : ["--against is \(revisions.0 ?? "not set") instead of \(revisions.1 ?? "not set")"]
    // Absolute paths are not compared, because they depend on the machine.
    let folders = (part.report.baselineFolder, first.report.baselineFolder)
    let baseline =
      folders.0 == folders.1 || folders.0.hasPrefix("/") || folders.1.hasPrefix("/") || !against.isEmpty
      ? [] : ["--baseline is \(folders.0) instead of \(folders.1)"]
    return against + baseline + own.differences(from: others)
  }

  private func hasSameContent(as other: CheckReport) -> Bool {
    exitCode == other.exitCode && problems == other.problems && images.count == other.images.count
      && zip(images, other.images).allSatisfy { $0.name == $1.name && $0.status == $1.status }
      && zip(images, other.images).allSatisfy { $0.sentences == $1.sentences && $0.pixels == $1.pixels }
      && origin?.scenes == other.origin?.scenes && origin?.stack.versions == other.origin?.stack.versions
  }

  /// Whether the first image precedes the second in the report. Orphans come last.
  private static func precedes(_ first: CheckedImage, before second: CheckedImage) -> Bool {
    (first.position ?? .max, first.name) < (second.position ?? .max, second.name)
  }

  private static func mismatch(_ all: [FingerprintMismatch]) -> FingerprintMismatch? {
    guard !all.isEmpty else { return nil }
    return FingerprintMismatch(
      differences: unique(all.flatMap(\.differences)), unjudged: all.reduce(0) { $0 + $1.unjudged })
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}
