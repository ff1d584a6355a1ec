import Synchronization

/// Prevents a program from overwriting files that it reads.
///
/// Files are compared by their inode numbers.
///
/// ```swift
/// let inputs = OverwriteGuard()
/// let files = inputs.recording(.disk)
/// let drafts = Drafts(guarding: inputs)
/// ```
public final class OverwriteGuard: Sendable {
  private let inputs: Mutex<Set<FileNumber>>
  private let files: FileReader
  private let folders: [String]
  private let stores: [String]

  /// Guards the files and folders at `paths`, all files below `folders`, and the images and records in `stores`.
  ///
  /// - Parameters:
  ///   - paths: Files and folders that the program reads.
  ///   - folders: Folders whose files, at any depth, must not be overwritten.
  ///   - stores: Folders of baselines, whose images and records must not be overwritten.
  ///   - files: Resolves the paths and lists the folders (default: on disk).
  public init(
    _ paths: [String] = [], below folders: [String] = [], stores: [String] = [], files: FileReader = .regularFiles
  ) {
    self.files = files
    inputs = Mutex(Set((paths + folders).compactMap { FileNumber($0) }))
    self.folders = folders.filter(files.isFolder).compactMap(files.resolve)
    self.stores = stores.filter(files.isFolder).compactMap(files.resolve)
  }

  /// Returns a reader that guards every file that it reads.
  public func recording(_ base: FileReader) -> FileReader {
    FileReader(
      read: { [self] path, limit throws(FileProblem) in
        protect(path)
        return try base.read(path, limit)
      },
      list: base.list,
      resolve: { [self] path in
        protect(path)
        return base.resolve(path)
      },
      open: { [self] path throws(FileProblem) in
        protect(path)
        return try base.open(path)
      })
  }

  /// Guards the file at `path`. Folders and streams need no guard, because a file never replaces them.
  public func protect(_ path: String) {
    guard let number = FileNumber(path), number.isRegular else { return }
    inputs.withLock { _ = $0.insert(number) }
  }

  public func protects(_ path: String) -> Bool {
    if FileNumber(path).map(protects) ?? false { return true }
    guard let target = files.resolve(path) else { return false }
    return isRead(target, path) || isStored(target)
  }

  func protects(_ name: String, in folder: FolderHandle) -> Bool {
    FileNumber(name, in: folder).map(protects) ?? false
  }

  private func protects(_ number: FileNumber) -> Bool { inputs.withLock { $0.contains(number) } }

  private func isStored(_ target: String) -> Bool {
    stores.contains { FilePath.isBelow(target, $0) } && [".png", ".json"].contains { target.hasSuffix($0) }
  }

  private func isRead(_ target: String, _ path: String) -> Bool {
    folders.contains { FilePath.isBelow(target, $0) } && !files.isFolder(path)
  }
}

extension OverwriteGuard {
  public struct SharedTarget: Hashable, Sendable {
    public let path: String
    public let first: String
    public let second: String
  }

  /// Returns the first of `targets` that is the same file as an earlier one, or nil.
  public func sharedTarget(of targets: [(path: String, option: String)]) -> SharedTarget? {
    var known: [String: String] = [:]
    for (path, option) in targets {
      let folder = FilePath.folder(of: path)
      let place = files.resolve(folder.isEmpty ? "." : folder) ?? folder
      let target = files.resolve(path) ?? FilePath.join(place, FilePath.name(of: path))
      if let first = known[target], !files.isFolder(path) {
        return SharedTarget(path: path, first: first, second: option)
      }
      known[target] = option
    }
    return nil
  }
}
