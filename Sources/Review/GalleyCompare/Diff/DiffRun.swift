public import GalleyFiles
import GalleyMessages

/// A comparison of two files or folders: images, animations, PDF documents or layouts.
///
/// ```swift
/// let options = DiffOptions(comparison: PixelComparison(metric: .yiq))
/// let report = DiffRun(options).compare("expected.png", "now.png")
/// print(report.text)
/// ```
public struct DiffRun: Sendable {
  public var options: DiffOptions
  /// The number of pairs that are compared in parallel (default: 1).
  public var workers: Int
  public var files: FileReader

  var comparesLayouts = true

  static let byteLimit = 1 << 30

  public init(_ options: DiffOptions = DiffOptions(), workers: Int = 1, files: FileReader = .regularFiles) {
    self.options = options
    self.workers = workers
    self.files = files
  }

  /// Compares the files or folders at two paths.
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
