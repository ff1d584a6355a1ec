public import GalleyDiff
public import GalleyMessages
public import GalleySnapshot

/// The result of a ``DiffRun``: the compared files or frames, and the causes of their differences.
public struct DiffReport: Sendable {
  public let first: String
  public let second: String
  /// The parts, sorted by name.
  public let parts: [Part]
  /// The causes of differences between two folders, sorted by the number of images they explain.
  public internal(set) var causes: [Cause] = []
  public var sharesCauses: Bool { causes.areShared }

  public struct Part: Sendable {
    /// The path of the file below the folders, or an empty string if two files were compared.
    public var file = ""
    /// The name of the page, frame or layout. Empty for a single image.
    public let section: String
    public let finding: Finding
    /// The difference image as a PNG. Set only if ``DiffOptions/drawsPictures`` is true.
    public var picture: [UInt8]?
    /// Rectangles around the marked pixels of the difference image. Nil if there is no such image.
    public var areas: [PixelRect]?
    /// The text differences of a document page, if its text is known.
    public var text: PageTextDiff?
    /// Remarks, such as a difference between colour profiles.
    public var notes: [String] = []
    /// The compared images. Set only if ``DiffOptions/keepsEvidence`` is true.
    public var evidence: Evidence?
    var isToolMissing = false
    var viewIDs: Set<String> = []

    init(_ section: String, _ finding: Finding, picture: [UInt8]? = nil, evidence: Evidence? = nil) {
      self.section = section
      self.finding = finding
      self.picture = picture
      self.evidence = evidence
    }

    var isReported: Bool { finding.outcome == .different || finding.differsInLayoutOnly }

    public var name: String { file.isEmpty || section.isEmpty ? file + section : "\(file) \(section)" }
  }

  /// The compared images of a part as files, and their layouts, for reports that show them.
  public struct Evidence: Hashable, Sendable {
    /// The first image as a PNG or JPEG, or nil if there is none.
    public var first: [UInt8]?
    /// The second image, which is the same as the first if there is no difference.
    public var second: [UInt8]?
    public var firstSize: PixelSize?
    public var secondSize: PixelSize?
    public var firstLayout: LayoutSnapshot?
    public var secondLayout: LayoutSnapshot?
  }

  public enum Finding: Sendable {
    case sameBytes
    case otherBytes
    /// A comparison of pixels. The layout differences are known if both images have a layout.
    case pixels(PixelSummary, LayoutDiff?)
    case layout(LayoutDiff)
    case only(in: Side)
    /// The durations of a frame, in seconds.
    case duration(first: Double, second: Double)
    case rate(first: Double, second: Double)
    /// The lengths of two animations, in seconds.
    case length(first: Double, second: Double)
    /// The numbers of repetitions; 0 means endless.
    case plays(first: Int, second: Int)
    case failed(Diagnostic)
  }

  public enum Side: Hashable, Sendable { case first, second }

  public enum Outcome: Hashable, Sendable, Comparable {
    case same
    case different
    case failed
  }

  public var outcome: Outcome { parts.map(\.finding.outcome).max() ?? .same }

  /// Whether any part could not be compared because an external tool is not installed.
  public var isToolMissing: Bool { parts.contains(where: \.isToolMissing) }

  public var failures: [Diagnostic] {
    // An error that affects all frames is reported once.
    var seen: Set<Diagnostic> = []
    return parts.compactMap { if case .failed(let diagnostic) = $0.finding { diagnostic } else { nil } }
      .filter { seen.insert($0).inserted }
  }

  public var summaries: [PixelSummary] {
    parts.compactMap { if case .pixels(let summary, _) = $0.finding { summary } else { nil } }
  }
}

extension DiffReport.Finding {
  var isTiming: Bool {
    switch self {
    case .duration, .rate, .length, .plays: true
    default: false
    }
  }

  /// Whether pixels differ, but within the limits.
  var isWithinLimits: Bool {
    guard case .pixels(let summary, _) = self else { return false }
    return summary.passes && summary.different > 0
  }

  var differsInLayoutOnly: Bool {
    guard case .pixels(let summary, let layout?) = self else { return false }
    return summary.passes && summary.different == 0 && !layout.isEmpty
  }

  public var outcome: DiffReport.Outcome {
    switch self {
    case .sameBytes: .same
    case .pixels(let summary, _): summary.passes ? .same : .different
    case .layout(let diff): diff.isEmpty ? .same : .different
    case .otherBytes, .only, .duration, .rate, .length, .plays: .different
    case .failed: .failed
    }
  }
}
