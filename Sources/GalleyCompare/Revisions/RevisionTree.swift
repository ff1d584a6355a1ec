import GalleyDiagnostics
public import GalleyFiles

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
    let place = files.isFolder(path) ? path : FilePath.folder(of: path)
    let git = GitCommand(folder: place.isEmpty ? "." : place)
    let root = try git.line(["rev-parse", "--show-toplevel"], failing: Diagnostic(noRepository: path))
    // A name that begins like an option would be one.
    let known = revision.hasPrefix("-") ? nil : "\(revision)^{commit}"
    guard let known else { throw CheckError(Diagnostic(unknownRevision: revision, of: root)) }
    let commit = try git.line(
      ["rev-parse", "--verify", "--quiet", known], failing: Diagnostic(unknownRevision: revision, of: root))
    (self.revision, self.folder, self.files) = (revision, folder, files)
    self.root = files.resolve(root) ?? root
    let archive = FilePath.join(folder, "tree.tar")
    let broken = Diagnostic(unreadableRevision: revision, of: root)
    try GitCommand(folder: root).run(
      ["archive", "--format=tar", "--prefix=tree/", "--output=\(archive)", commit], failing: broken)
    do throws(ExternalTool.Problem) {
      try ExternalTool("tar", isOpen: true).run(["-x", "-f", archive, "-C", folder])
    } catch { throw CheckError(broken) }
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

/// Git, at work in a folder.
private struct GitCommand {
  let folder: String

  /// The first line that git answers; `diagnostic` says what it means that there is none.
  func line(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) -> String {
    let answer: [UInt8]
    do throws(ExternalTool.Problem) {
      answer = try ExternalTool("git", isOpen: true).output(["-C", folder] + arguments)
    } catch { throw CheckError(error == .missing ? Diagnostic(missingGit: ()) : diagnostic) }
    return String(decoding: answer.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Has git do something; `diagnostic` says what it means that it does not.
  func run(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) {
    do throws(ExternalTool.Problem) {
      try ExternalTool("git", isOpen: true).run(["-C", folder] + arguments)
    } catch { throw CheckError(diagnostic) }
  }
}
