public import GalleyFiles
import GalleyMessages

/// The files of a git repository as one of its revisions has them, in a folder of their own.
///
/// Files that git keeps elsewhere, of submodules and large-file storage, are not among them.
public struct RevisionTree: Sendable {
  /// How the revision was named, such as "main" or "HEAD~2".
  public let revision: String
  /// The folder, which holds ``baselines`` too, and which whoever made the value removes.
  private let folder: String
  /// The repository's folder, without links in its path.
  private let root: String
  private let files: FileReader

  /// The files of `revision`, of the repository that `path` lies in, below the existing folder `folder`.
  ///
  /// - Throws: ``CheckError`` where git is missing, where the path lies in no repository, and where the repository has
  ///   no such revision.
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

  /// Where pictures of the revision become baselines.
  public var baselines: String { FilePath.join(folder, "baselines") }

  /// The file as the revision has it; nil where it had none, or where the file is of another repository.
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
