public import GalleyDiff
public import GalleyMessages
import GalleyRender
public import GalleySnapshot

/// What a comparison of two files or folders found.
public struct DiffReport: Sendable {
  /// The first path, the older or expected one.
  public let first: String
  public let second: String
  /// What was found, picture by picture in the order of their names.
  public let parts: [Part]
  /// What was changed so that pictures of two folders differ; what explains the most comes first.
  public internal(set) var causes: [Cause] = []
  /// Whether one cause explains more than two pictures: else the sentences of the pictures say it all.
  public var sharesCauses: Bool { causes.areShared }

  /// One picture, page, frame or file of the comparison.
  public struct Part: Sendable {
    /// The file below the folders; empty where two files were compared.
    public var file = ""
    /// The page, the frame, or the picture of a file of layouts; empty where a file is one picture.
    public let section: String
    public let finding: Finding
    /// A PNG of what differs, where it was asked for.
    public var picture: [UInt8]?
    /// Rectangles around what that picture marks; nil where there is none.
    public var areas: [PixelRect]?
    /// What the text of a page says otherwise, where the page is one of a document and its text is known.
    public var text: PageTextDiff?
    /// What a reader has to know of the files, such as that they have other colour profiles.
    public var notes: [String] = []
    /// What was compared, where it was asked for.
    public var evidence: Evidence?
    var isToolMissing = false
    var viewIDs: Set<String> = []

    init(_ section: String, _ finding: Finding, picture: [UInt8]? = nil, evidence: Evidence? = nil) {
      self.section = section
      self.finding = finding
      self.picture = picture
      self.evidence = evidence
    }

    /// Whether there is something to report of it, or only what it is like.
    var isTold: Bool { finding.outcome == .different || finding.differsInLayoutOnly }

    /// The file and what of it; empty where two pictures are all there is.
    public var name: String { file.isEmpty || section.isEmpty ? file + section : "\(file) \(section)" }
  }

  /// The pictures that a part compared, as files, and how their views lie: what reports show.
  public struct Evidence: Hashable, Sendable {
    /// The first picture, a PNG or JPEG; nil where there is none.
    public var first: [UInt8]?
    /// The second picture; the same as the first where nothing differs.
    public var second: [UInt8]?
    /// The size of the first picture, in pixels.
    public var firstSize: PixelSize?
    public var secondSize: PixelSize?
    /// The layout beside the first picture.
    public var firstLayout: LayoutSnapshot?
    public var secondLayout: LayoutSnapshot?
  }

  public enum Finding: Sendable {
    case sameBytes
    /// Not the same bytes, in files that are no pictures.
    case otherBytes
    /// Two pictures; where both have their layout beside them, what differs between those too.
    case pixels(PixelSummary, LayoutDiff?)
    case layout(LayoutDiff)
    case only(in: Side)
    /// The seconds that a frame is shown.
    case duration(first: Double, second: Double)
    case rate(first: Double, second: Double)
    /// The seconds that two animations last.
    case length(first: Double, second: Double)
    /// How often two animations play; 0 is for ever.
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

  /// Whether something could not be compared since an outside tool is not installed.
  public var isToolMissing: Bool { parts.contains(where: \.isToolMissing) }

  public var failures: [Diagnostic] {
    // What is wrong with all frames alike is told once.
    var seen: Set<Diagnostic> = []
    return parts.compactMap { if case .failed(let diagnostic) = $0.finding { diagnostic } else { nil } }
      .filter { seen.insert($0).inserted }
  }

  /// The comparisons of pixels.
  public var summaries: [PixelSummary] {
    parts.compactMap { if case .pixels(let summary, _) = $0.finding { summary } else { nil } }
  }
}

extension DiffReport.Finding {
  /// Whether the finding is about time alone, and not about a picture, page or file.
  var isTiming: Bool {
    switch self {
    case .duration, .rate, .length, .plays: true
    default: false
    }
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
