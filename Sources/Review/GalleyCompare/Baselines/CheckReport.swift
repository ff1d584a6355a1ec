public import GalleyMessages
import GalleyRender

/// What a check found: every picture with its verdict, and what concerns all of them.
///
/// A plain value: it holds words and numbers, so that it can be kept in a file, merged from the parts of a run that
/// was spread over machines, and told in any form without asking anyone again.
public struct CheckReport: Hashable, Sendable {
  public var baselineFolder: String
  /// The pictures in the order of the scenes and their states; those that are orphaned last.
  public var images: [CheckedImage]
  /// Why baselines of another machine were not judged, once for all of them; nil where that is of no matter.
  public var mismatch: FingerprintMismatch?
  /// What was changed so that pictures are not as they should be, as far as their layouts tell it together; what
  /// explains the most comes first.
  public var causes: [Cause] = []
  /// What stood in the way of whole scenes: mistakes of a scene or its data, a folder that cannot be read.
  public var problems: [Diagnostic]
  /// The folder that the pictures of now were put into, for `galley approve` to take them from; nil where they were not.
  public var artifactsFolder: String?
  /// What is kept of a picture that is approved.
  public var storage = BaselineStorage.png
  /// The part of the run that this is, "2/4"; nil for all of it, and after merging.
  public var shard: String?

  /// The git revision that was drawn for the check instead of keeping baselines; nil where those were approved.
  public var revision: String?

  /// What the check was made of; nil where that is not known.
  var origin: CheckOrigin?

  /// Whether it was read from what a check has left: then whoever made that, and nobody here, chose its folder of
  /// baselines.
  var isForeign = false

  /// The masks that are about nothing in this part of a run; nothing where the run has no parts.
  var idleMasks = IdleMasks()

  public init(
    baselineFolder: String, images: [CheckedImage] = [], mismatch: FingerprintMismatch? = nil,
    problems: [Diagnostic] = [], shard: String? = nil
  ) {
    self.baselineFolder = baselineFolder
    self.images = images
    self.mismatch = mismatch
    self.problems = problems
    self.shard = shard
  }

  /// All that stood in the way, for people: ``problems``, and the mismatch in one sentence.
  public var diagnostics: [Diagnostic] { problems + (mismatch.map { [$0.diagnostic] } ?? []) }

  /// The report with one more thing that stood in the way.
  public func adding(_ problem: Diagnostic) -> CheckReport {
    var report = self
    report.problems.append(problem)
    return report
  }

  /// The report with the seconds that its canvases took, by the names of their units; canvases that are not among them
  /// were not drawn again.
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

  /// The code to exit with: 0 where all is well, 1 where something differs from what was approved, 2 where something
  /// could not be compared.
  public var exitCode: Int32 {
    let outcomes = images.map(\.status.exitCode)
    return problems.isEmpty ? outcomes.max() ?? 0 : 2
  }
}

/// Baselines that were made with another text stack or other fonts than those of this machine.
public struct FingerprintMismatch: Hashable, Sendable {
  /// What differs, such as "Pango 1.50.12 there, 1.52.1 here"; at least one.
  public var differences: [String]
  /// How many pictures differ from such baselines and were therefore not judged.
  public var unjudged: Int

  /// A mismatch that left `unjudged` pictures without a verdict.
  public init(differences: [String], unjudged: Int) {
    self.differences = differences
    self.unjudged = unjudged
  }
}

extension FingerprintMismatch {
  public var diagnostic: Diagnostic { Diagnostic(otherStack: differences, unjudged: unjudged) }
}
