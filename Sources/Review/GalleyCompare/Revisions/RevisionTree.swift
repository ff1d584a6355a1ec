package import GalleyFiles
import GalleyMessages

/// The files of a git revision, extracted to a folder.
///
/// If the folder already contains another revision, only files that differ are replaced, so that a build system
/// recompiles only those. Submodules are not included.
package struct RevisionTree: Sendable {
  /// The name of the revision, such as "main" or "HEAD~2".
  package let revision: String
  /// The root folder of the repository, without symbolic links.
  package let root: String
  /// The folder with the extracted files. The creator of this value must delete it.
  private let folder: String
  private let files: FileReader

  /// Extracts the files of a revision. The index of the repository is not changed.
  ///
  /// - Parameters:
  ///   - revision: The name of the revision.
  ///   - path: A path in the repository.
  ///   - folder: The folder for the extracted files. It is created if necessary.
  ///   - files: Resolves paths.
  /// - Throws: ``CheckError`` if git is not installed, if the path is not in a repository, or if the revision does not
  ///   exist or cannot be extracted.
  package init(
    _ revision: String, around path: String, in folder: String, files: FileReader = .disk
  ) throws(CheckError) {
    let git = GitCommand(around: path, files)
    let root = try git.root(around: path)
    let commit = try git.commit(revision, of: root)
    do throws(OutputError) { _ = try OutputFolder(folder).open(Self.tree) } catch {
      throw CheckError(Diagnostic(error))
    }
    (self.revision, self.files) = (revision, files)
    self.folder = files.resolve(folder) ?? folder
    self.root = files.resolve(root) ?? root
    let tree = FilePath.join(self.folder, Self.tree)
    // An interrupted run leaves a lock file behind, which would prevent git from writing the index. A complete run
    // leaves none.
    try? OutputFolder(self.folder).remove("index.lock")
    try GitCommand(folder: root, index: FilePath.join(self.folder, "index")).run(
      ["--work-tree=\(tree)", "read-tree", "--reset", "-u", commit],
      failing: Diagnostic(unreadableRevision: revision, of: root))
  }

  private static let tree = "tree"

  package var baselines: String { FilePath.join(folder, "baselines") }

  /// Returns the path of the extracted file, or nil if the revision does not contain the file or if it belongs to
  /// another repository.
  package func path(of file: String) -> String? {
    let folder = FilePath.folder(of: file)
    guard let resolved = files.resolve(folder.isEmpty ? "." : folder), FilePath.isBelow(resolved, root) else {
      return nil
    }
    let inside = resolved.dropFirst(root.count).drop { $0 == "/" }
    let tree = FilePath.join(self.folder, Self.tree)
    let place = inside.isEmpty ? tree : FilePath.join(tree, String(inside))
    let path = FilePath.join(place, FilePath.name(of: file))
    return files.resolve(path) == nil ? nil : path
  }
}
