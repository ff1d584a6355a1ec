public import GalleyDiagnostics
public import GalleyFiles
import GalleyRender

/// What a run reads, and what nothing that it writes may replace.
public struct ProtectedInputs: Sendable {
  private let files: FileReader
  /// Their paths without links.
  private let inputs: Set<String>
  /// Those of folders all of whose files are read.
  private let folders: [String]
  /// Those of folders whose pictures and records are read.
  private let stores: [String]

  /// The files and folders at `paths`, all files below `folders`, and the pictures and records in `stores`.
  public init(
    _ paths: [String], below folders: [String] = [], stores: [String] = [], files: FileReader = .regularFiles
  ) {
    self.files = files
    inputs = Set((paths + folders).compactMap(files.resolve))
    self.folders = folders.filter(files.isFolder).compactMap(files.resolve)
    self.stores = stores.filter(files.isFolder).compactMap(files.resolve)
  }

  /// What is in the way of writing to `path`, which was given with `option`; nil where nothing is.
  public func problem(writingTo path: String, option: String) -> Diagnostic? {
    guard let target = files.resolve(path), inputs.contains(target) || isRead(target, path) || isStored(target)
    else { return nil }
    return Diagnostic(overwriting: path, option: option)
  }

  /// The first of `targets`, each with its option, that is the file of one before it; nil where each is its own.
  public func sharedTarget(of targets: [(path: String, option: String)]) -> Diagnostic? {
    var known: [String: String] = [:]
    for (path, option) in targets {
      let folder = FilePath.folder(of: path)
      let place = files.resolve(folder.isEmpty ? "." : folder) ?? folder
      let target = files.resolve(path) ?? FilePath.join(place, FilePath.name(of: path))
      if let other = known[target], !files.isFolder(path) { return Diagnostic(sharing: path, options: other, option) }
      known[target] = option
    }
    return nil
  }

  /// Whether `target` is a picture or record of a store.
  private func isStored(_ target: String) -> Bool {
    stores.contains { FilePath.isBelow(target, $0) } && [".png", ".json"].contains { target.hasSuffix($0) }
  }

  /// Whether `target` is a file in a folder of which every file is read.
  private func isRead(_ target: String, _ path: String) -> Bool {
    folders.contains { FilePath.isBelow(target, $0) } && !files.isFolder(path)
  }
}
