public import GalleyDiagnostics
public import GalleyFiles

/// What a run reads, and what nothing that it writes may replace.
public struct ProtectedInputs: Sendable {
  private let files: FileReader
  /// Their paths without links.
  private let inputs: Set<String>
  /// Those of folders all of whose files are read.
  private let folders: [String]

  /// The files and folders at `paths`, and all files below `folders`.
  public init(_ paths: [String], below folders: [String] = [], files: FileReader = .regularFiles) {
    self.files = files
    inputs = Set((paths + folders).compactMap(files.resolve))
    self.folders = folders.filter(files.isFolder).compactMap(files.resolve)
  }

  /// What is in the way of writing to `path`, which was given with `option`; nil where nothing is.
  public func problem(writingTo path: String, option: String) -> Diagnostic? {
    guard let target = files.resolve(path), inputs.contains(target) || isRead(target, path) else { return nil }
    return Diagnostic(overwriting: path, option: option)
  }

  /// Whether `target` is a file in a folder of which every file is read.
  private func isRead(_ target: String, _ path: String) -> Bool {
    folders.contains { FilePath.isBelow(target, $0) } && !files.isFolder(path)
  }
}
