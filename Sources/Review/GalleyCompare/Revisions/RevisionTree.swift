public import GalleyFiles
import GalleyMessages

/// The files of a git revision, extracted to a folder.
///
/// Submodules and files in large-file storage are not included.
public struct RevisionTree: Sendable {
  /// The name of the revision, such as "main" or "HEAD~2".
  public let revision: String
  /// The creator of this value must delete this folder.
  private let folder: String
  private let root: String
  private let files: FileReader

  /// Extracts the files of a revision.
  ///
  /// - Parameters:
  ///   - revision: The name of the revision.
  ///   - path: A path in the repository.
  ///   - folder: An existing folder for the extracted files.
  ///   - files: Resolves paths.
  /// - Throws: ``CheckError`` if git or tar is not installed, if the path is not in a repository, or if the revision
  ///   does not exist.
  public init(
    _ revision: String, around path: String, in folder: String, files: FileReader = .disk
  ) throws(CheckError) {
    let git = GitCommand(around: path, files)
    let root = try git.root(around: path)
    let commit = try git.commit(revision, of: root)
    (self.revision, self.folder, self.files) = (revision, folder, files)
    self.root = files.resolve(root) ?? root
    let archive = FilePath.join(folder, "tree.tar")
    let broken = Diagnostic(unreadableRevision: revision, of: root)
    try GitCommand(folder: root).run(
      ["archive", "--format=tar", "--prefix=tree/", "--output=\(archive)", commit], failing: broken)
    do throws(ExternalTool.Problem) {
      try ExternalTool("tar", isOpen: true).run(["-x", "-f", archive, "-C", folder])
    } catch .missing {
      throw CheckError(Diagnostic(missingTar: ()), isToolMissing: true)
    } catch { throw CheckError(Diagnostic(unpackedRevision: revision, to: folder)) }
  }

  public var baselines: String { FilePath.join(folder, "baselines") }

  /// Returns the path of the extracted file, or nil if the revision does not contain it or the file belongs to another
  /// repository.
  public func path(of file: String) -> String? {
    let folder = FilePath.folder(of: file)
    guard let resolved = files.resolve(folder.isEmpty ? "." : folder), FilePath.isBelow(resolved, root) else {
      return nil
    }
    let inside = resolved.dropFirst(root.count).drop { $0 == "/" }
    let tree = FilePath.join(self.folder, "tree")
    let place = inside.isEmpty ? tree : FilePath.join(tree, String(inside))
    let path = FilePath.join(place, FilePath.name(of: file))
    return files.resolve(path) == nil ? nil : path
  }
}
