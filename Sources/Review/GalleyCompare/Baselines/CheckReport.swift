public import GalleyMessages

/// The result of a check, as a plain value that can be written, merged and printed without drawing again.
public struct CheckReport: Hashable, Sendable {
  public var baselineFolder: String
  /// The images in the order of the scenes and their states, followed by orphans.
  public var images: [CheckedImage]
  /// The reason why baselines from another rendering environment were not judged, or nil if there are none.
  package var mismatch: FingerprintMismatch?
  /// The causes of failures according to the layouts, sorted by the number of images they explain.
  public var causes: [Cause] = []
  public var problems: [Diagnostic]
  public var artifactsFolder: String?
  /// The storage of approved images (default: `.png`).
  public var storage = BaselineStorage.png
  /// The shard, such as "2/4", or nil for a complete or merged run.
  public var shard: String?

  /// The git revision or iOS version whose images were drawn for comparison; nil if stored baselines were used.
  public var revision: String?

  var origin: CheckOrigin?

  /// Whether the report was read from artifacts, in which case the user did not choose its baseline folder.
  var isForeign = false

  var idleMasks = IdleMasks()

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - baselineFolder: The baseline folder that the images were compared with.
  ///   - images: The images in the order of the scenes and their states, followed by orphans.
  ///   - mismatch: The reason why baselines from another rendering environment were not judged; nil if there are none.
  ///   - problems: The errors that concern the whole run and not a single image.
  ///   - shard: The shard of the run, such as "2/4"; nil for a complete or merged run.
  package init(
    baselineFolder: String, images: [CheckedImage] = [], mismatch: FingerprintMismatch? = nil,
    problems: [Diagnostic] = [], shard: String? = nil
  ) {
    self.baselineFolder = baselineFolder
    self.images = images
    self.mismatch = mismatch
    self.problems = problems
    self.shard = shard
  }

  /// The errors in ``problems``, and the mismatch as one sentence.
  public var diagnostics: [Diagnostic] { problems + (mismatch.map { [$0.diagnostic] } ?? []) }

  public func adding(_ problem: Diagnostic) -> CheckReport {
    var report = self
    report.problems.append(problem)
    return report
  }

  /// Returns the report with the durations of canvases added. The durations are in seconds, by canvas name, and 0 for
  /// canvases that were not drawn.
  public func adding(seconds: [String: Double]) -> CheckReport {
    var report = self
    let drawn = images.filter { $0.status != .orphaned }
    let counts = Dictionary(grouping: drawn, by: \.unitName).mapValues(\.count)
    for index in images.indices where images[index].status != .orphaned {
      let name = images[index].unitName
      report.images[index].seconds = (seconds[name] ?? 0) / Double(max(counts[name] ?? 1, 1))
    }
    return report
  }

  public func count(_ status: CheckedImage.Status) -> Int { images.count { $0.status == status } }

  /// The exit code: 0 if everything passed, 1 if an image differs or has no baseline, 2 if something could not be
  /// compared.
  public var exitCode: Int32 {
    let outcomes = images.map(\.status.exitCode)
    return problems.isEmpty ? outcomes.max() ?? 0 : 2
  }
}

/// Describes baselines whose rendering environment has other library versions or fonts than this machine.
package struct FingerprintMismatch: Hashable, Sendable {
  package var differences: [String]
  package var unjudged: Int

  /// Creates a mismatch.
  ///
  /// - Parameters:
  ///   - differences: The library versions and fonts that differ, one sentence each.
  ///   - unjudged: The number of images that differ and were not judged.
  package init(differences: [String], unjudged: Int) {
    self.differences = differences
    self.unjudged = unjudged
  }
}

extension FingerprintMismatch {
  package var diagnostic: Diagnostic { Diagnostic(otherStack: differences, unjudged: unjudged) }
}
