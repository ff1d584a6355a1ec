import GalleyDiagnostics
import GalleyFiles

/// Git, at work in a folder.
struct GitCommand {
  let folder: String

  /// Git in `folder`.
  init(folder: String) { self.folder = folder }

  /// Git where `path` is, a file or a folder.
  init(around path: String, _ files: FileReader) {
    let place = files.isFolder(path) ? path : FilePath.folder(of: path)
    folder = place.isEmpty ? "." : place
  }

  /// The folder of the repository that `path` lies in.
  func root(around path: String) throws(CheckError) -> String {
    try line(["rev-parse", "--show-toplevel"], failing: Diagnostic(noRepository: path))
  }

  /// The name of the commit that `revision` means, of the repository in `root`.
  func commit(_ revision: String, of root: String) throws(CheckError) -> String {
    let unknown = Diagnostic(unknownRevision: revision, of: root)
    // A name that begins like an option would be one.
    guard !revision.hasPrefix("-") else { throw CheckError(unknown) }
    return try line(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], failing: unknown)
  }

  /// The first line that git answers; `diagnostic` says what it means that there is none.
  func line(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) -> String {
    try lines(arguments, failing: diagnostic).first ?? ""
  }

  /// The lines that git answers; `diagnostic` says what it means that it does not.
  func lines(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) -> [String] {
    let answer: [UInt8]
    do throws(ExternalTool.Problem) {
      answer = try ExternalTool("git", isOpen: true).output(["-C", folder] + arguments)
    } catch { throw CheckError(error == .missing ? Diagnostic(missingGit: ()) : diagnostic) }
    return answer.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Has git do something; `diagnostic` says what it means that it does not.
  func run(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) {
    do throws(ExternalTool.Problem) {
      try ExternalTool("git", isOpen: true).run(["-C", folder] + arguments)
    } catch { throw CheckError(diagnostic) }
  }
}
