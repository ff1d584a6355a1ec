public import GalleyDiff
public import GalleyFiles
import GalleyMessages
import GalleyRender

/// A comparison of two files or folders: images, animations, PDF documents or layouts.
///
/// ```swift
/// let report = DiffRun(comparison: PixelComparison(metric: .yiq)).compare("expected.png", "now.png")
/// print(report.text)
/// ```
public struct DiffRun: Sendable {
  public var comparison: PixelComparison
  public var limits: DiffLimits
  /// The ids of views to ignore. They apply to images with a layout file next to them.
  public var maskedIDs: [String]
  public var drawsPictures: Bool
  /// Whether to keep the compared images of different parts, for reports that show them (default: false).
  public var keepsEvidence = false
  /// Pixels per point of drawn PDF pages (default: 2).
  public var pageScale: Double
  /// The number of pairs that are compared in parallel (default: 1).
  public var workers: Int
  public var files: FileReader

  var comparesLayouts = true

  static let byteLimit = 1 << 30

  /// Creates a comparison (default: exact and on one thread).
  ///
  /// - Parameters:
  ///   - comparison: The metric, its threshold and the mask.
  ///   - limits: The differences to accept (default: none).
  ///   - maskedIDs: The ids of views to ignore.
  ///   - drawsPictures: Whether to draw difference images.
  ///   - pageScale: Pixels per point of drawn PDF pages.
  ///   - workers: The number of pairs that are compared in parallel.
  ///   - files: Reads the files.
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

  /// Compares the files or folders at two paths. The first is the older or expected one.
  ///
  /// - Parameters:
  ///   - first: The older or expected file or folder.
  ///   - second: The newer file or folder, of the same kind as the first.
  /// - Returns: A report. Errors, such as an unreadable file or two files of different kinds, are parts of the report.
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
