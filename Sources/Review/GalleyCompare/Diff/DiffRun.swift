public import GalleyDiff
public import GalleyFiles
import GalleyMessages
import GalleyRender

/// A comparison of two files or folders: how pictures are compared, and what still passes.
///
/// ```swift
/// let report = DiffRun(comparison: PixelComparison(metric: .yiq)).compare("expected.png", "now.png")
/// print(report.text)
/// ```
public struct DiffRun: Sendable {
  public var comparison: PixelComparison
  public var limits: DiffLimits
  /// The ids of views that are left out, in pictures that have their layouts beside them.
  public var maskedIDs: [String]
  public var drawsPictures: Bool
  /// Whether parts that differ keep the pictures that were compared, for reports that show them.
  public var keepsEvidence = false
  /// Pixels a point when pages are drawn.
  public var pageScale: Double
  /// How many pairs are compared at once.
  public var workers: Int
  public var files: FileReader

  /// Whether layouts beside pictures are compared too, and not only used to draw what differs.
  var comparesLayouts = true

  /// The most bytes of a file that is compared.
  static let byteLimit = 1 << 30

  /// A comparison; exact and on one thread unless told otherwise.
  public init(
    comparison: PixelComparison = PixelComparison(), limits: DiffLimits = DiffLimits(),
    maskedIDs: [String] = [], drawsPictures: Bool = false, pageScale: Double = 2, workers: Int = 1,
    files: FileReader = .regularFiles
  ) {
    self.comparison = comparison
    self.limits = limits
    self.maskedIDs = maskedIDs
    self.drawsPictures = drawsPictures
    self.pageScale = pageScale
    self.workers = workers
    self.files = files
  }

  var leavesOut: Bool { !maskedIDs.isEmpty || !comparison.mask.isEmpty }

  var isPlain: Bool { !leavesOut && comparison.metric == .exact && limits == DiffLimits(windowSize: limits.windowSize) }

  /// What differs between the files or folders at `first` and `second`.
  public func compare(_ first: String, _ second: String) -> DiffReport {
    let contents = (read(first), read(second))
    let parts: [DiffReport.Part]
    switch contents {
    case (.file(let one), .file(let other)): parts = compare(FilePair(first, one, second, other))
    case (.folder, .folder): parts = compareFolders(first, second)
    case (.folder, .file): parts = [.failed(Diagnostic(comparing: first, "a folder", with: second, "a file"))]
    case (.file, .folder): parts = [.failed(Diagnostic(comparing: first, "a file", with: second, "a folder"))]
    case (.nothing(let one), .nothing(let other)): parts = [.failed(one), .failed(other)]
    case (.nothing(let problem), _), (_, .nothing(let problem)): parts = [.failed(problem)]
    }
    let misuses = misuses(of: parts)
    var report = DiffReport(first: first, second: second, parts: misuses.isEmpty ? parts : misuses.map { .failed($0) })
    report.findCauses()
    return report
  }

  private enum Content {
    case file([UInt8])
    case folder
    case nothing(Diagnostic)
  }

  private func read(_ path: String) -> Content {
    do { return .file(try files.read(path, Self.byteLimit)) } catch .isFolder { return .folder } catch {
      return .nothing(Diagnostic(error, path: path))
    }
  }
}

/// Two files that are compared.
struct FilePair {
  let first: String
  let second: String
  let firstBytes: [UInt8]
  let secondBytes: [UInt8]

  init(_ first: String, _ firstBytes: [UInt8], _ second: String, _ secondBytes: [UInt8]) {
    self.first = first
    self.second = second
    self.firstBytes = firstBytes
    self.secondBytes = secondBytes
  }
}

extension DiffReport.Part {
  static func failed(_ diagnostic: Diagnostic) -> DiffReport.Part { DiffReport.Part("", .failed(diagnostic)) }
}
