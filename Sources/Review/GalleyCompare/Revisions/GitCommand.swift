import GalleyFiles
import GalleyMessages

/// Runs git. Galley prints its own error for each failure instead of git's message.
struct GitCommand {
  let folder: String
  private let tool: ExternalTool
  private let start: [String]

  /// - Parameter index: The index file; nil (the default) uses the index of the repository.
  init(folder: String, index: String? = nil) {
    self.folder = folder
    // Git accepts the path of the index file only as an environment variable.
    tool = ExternalTool(index == nil ? "git" : "env", isOpen: true, printsErrors: false)
    start = (index.map { ["GIT_INDEX_FILE=\($0)", "git"] } ?? []) + ["-C", folder]
  }

  init(around path: String, _ files: FileReader) {
    let place = files.isFolder(path) ? path : FilePath.folder(of: path)
    self.init(folder: place.isEmpty ? "." : place)
  }

  func root(around path: String) throws(CheckError) -> String {
    try line(["rev-parse", "--show-toplevel"], failing: Diagnostic(noRepository: path))
  }

  func commit(_ revision: String, of root: String) throws(CheckError) -> String {
    do throws(CheckError) {
      // A revision that starts with a dash would be parsed as an option.
      let name =
        revision.hasPrefix("-")
        ? ""
        : try line(
          ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], failing: Diagnostic(noRepository: root))
      // Git prints "^1a2b…" for an excluded revision.
      if !name.isEmpty, name.utf8.allSatisfy(\.isHexadecimalDigit) { return name }
    } catch  where error.isToolMissing { throw error } catch {}
    throw CheckError(Diagnostic(unknownRevision: revision, of: root, isShallow: isShallow))
  }

  var isShallow: Bool {
    (try? line(["rev-parse", "--is-shallow-repository"], failing: Diagnostic(noRepository: folder))) == "true"
  }

  /// Returns the commits at the boundary of a shallow clone. Their parents are missing, so git lists them as if they
  /// had added all their files.
  func boundary(_ files: FileReader = .disk) -> Set<String> {
    guard isShallow,
      let path = try? line(["rev-parse", "--git-path", "shallow"], failing: Diagnostic(noRepository: folder)),
      let bytes = try? files.read(path.hasPrefix("/") ? path : FilePath.join(folder, path), Self.boundaryBytes)
    else { return [] }
    return Set(bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
  }

  private static let boundaryBytes = 1 << 26

  func line(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) -> String {
    try lines(arguments, failing: diagnostic).first ?? ""
  }

  func lines(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) -> [String] {
    let answer: [UInt8]
    do throws(ExternalTool.Problem) {
      answer = try tool.output(start + arguments)
    } catch { throw CheckError(error, failing: diagnostic) }
    return answer.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  func run(_ arguments: [String], failing diagnostic: Diagnostic) throws(CheckError) {
    do throws(ExternalTool.Problem) {
      try tool.run(start + arguments)
    } catch { throw CheckError(error, failing: diagnostic) }
  }
}

extension CheckError {
  fileprivate init(_ problem: ExternalTool.Problem, failing diagnostic: Diagnostic) {
    let isMissing = problem == .missing
    self.init(isMissing ? Diagnostic(missingGit: ()) : diagnostic, isToolMissing: isMissing)
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool { 0x30...0x39 ~= self || 0x61...0x66 ~= self }
}
