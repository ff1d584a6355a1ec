import GalleyDiagnostics
import GalleyRender

extension CheckReport {
  /// One report of the parts of a run that was spread over machines; `paths` are where they were read.
  ///
  /// - Throws: ``CheckError`` where a part is missing, is there twice, or is of another run.
  public init(merging parts: [(path: String, report: CheckReport)]) throws(CheckError) {
    try Self.checkShards(parts)
    let reports = parts.map(\.report)
    self.init(
      baselineFolder: reports.first?.baselineFolder ?? "",
      images: Self.unique(reports.flatMap(\.images)).sorted(by: Self.stands),
      mismatch: Self.mismatch(reports.compactMap(\.mismatch)), problems: Self.unique(reports.flatMap(\.problems)))
    storage = reports.first?.storage ?? .png
    isForeign = reports.contains(where: \.isForeign)
    // What could not be drawn may be what a mask is about.
    if problems.isEmpty { problems += IdleMasks.problems(of: reports.filter { $0.shard != nil }.map(\.idleMasks)) }
  }

  private static func checkShards(_ parts: [(path: String, report: CheckReport)]) throws(CheckError) {
    let shards = parts.compactMap { part in
      part.report.shard.map { (part.path, $0.split(separator: "/").compactMap { Int($0) }, $0) }
    }
    guard let count = shards.first?.1.last else { return }
    if let other = shards.first(where: { $0.1.last != count }) {
      throw CheckError(Diagnostic(mixedShards: other.0, shard: other.2, count: count))
    }
    var paths: [Int: String] = [:]
    for (path, numbers, shard) in shards {
      guard let number = numbers.first else { continue }
      if let other = paths[number] { throw CheckError(Diagnostic(repeatedShard: shard, at: path, and: other)) }
      paths[number] = path
    }
    let present = Set(paths.keys)
    let missing = (1...max(count, 1)).filter { !present.contains($0) }
    guard missing.isEmpty else {
      throw CheckError(Diagnostic(missingShards: missing.map { "\($0)/\(count)" }, of: count))
    }
  }

  /// Whether a picture is told before another: as in a run that has no parts, orphans last.
  private static func stands(_ first: CheckedImage, before second: CheckedImage) -> Bool {
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
