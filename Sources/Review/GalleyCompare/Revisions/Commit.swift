package import GalleyFiles
import GalleyMessages

package struct Commit: Hashable, Sendable {
  package var id: String
  package var author: String
  /// The author date, such as `2024-02-29`.
  package var day: String
  package var subject: String

  package var shortID: String { String(id.prefix(10)) }

  /// The commit in one line, such as "1a2b3c4d5e 2024-02-29 Ada: Larger headings".
  package var text: String { "\(shortID) \(day) \(author): \(subject)" }

  /// Creates a commit.
  ///
  /// - Parameters:
  ///   - id: The full hash.
  ///   - author: The name of the author.
  ///   - day: The author date, such as `2024-02-29`.
  ///   - subject: The first line of the message.
  package init(id: String, author: String, day: String, subject: String) {
    (self.id, self.author, self.day, self.subject) = (id, author, day, subject)
  }

  static let format = "--format=" + form
  static let form = "%H%x1f%an%x1f%as%x1f%s"

  init?(line: String) {
    let parts = line.split(separator: "\u{1F}", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return nil }
    self.init(id: parts[0], author: parts[1], day: parts[2], subject: parts[3])
  }
}

package struct CommitLog: Sendable {
  private let git: GitCommand
  private let root: String
  private let files: FileReader

  /// Opens the repository that contains `path`.
  ///
  /// - Parameters:
  ///   - path: Any path inside the repository.
  ///   - files: Reads the repository's files (default: from disk).
  /// - Throws: ``CheckError`` if git is not installed or the path is not in a repository.
  package init(around path: String, files: FileReader = .disk) throws(CheckError) {
    self.files = files
    git = GitCommand(around: path, files)
    root = try git.root(around: path)
  }

  /// Returns the commits after `good` up to and including `bad`, oldest first, following only first parents.
  ///
  /// - Parameters:
  ///   - good: A revision before the search range. It is not part of the result.
  ///   - bad: The last revision of the search range. It must be a descendant of `good`.
  /// - Throws: ``CheckError`` if a revision does not exist, or if `bad` is not a descendant of `good`.
  package func commits(after good: String, upTo bad: String) throws(CheckError) -> [Commit] {
    let (first, last) = (try git.commit(good, of: root), try git.commit(bad, of: root))
    // A shallow clone may not contain the commits between the two.
    let boundary = git.boundary(files)
    let apart =
      boundary.isEmpty ? Diagnostic(revision: bad, isNotAfter: good) : Diagnostic(shallowBetween: good, and: bad)
    try git.run(["merge-base", "--is-ancestor", first, last], failing: apart)
    let commits = try git.lines(
      ["log", "--first-parent", "--reverse", Commit.format, "\(first)..\(last)"], failing: apart
    ).compactMap(Commit.init)
    guard !commits.contains(where: { boundary.contains($0.id) }) else { throw CheckError(apart) }
    return commits
  }

  var isShallow: Bool { git.isShallow }

  /// Returns the commits of all files below a folder with a single call of git. Renamed files are not followed. The
  /// oldest commits of a shallow clone are omitted, because git lists them for every file.
  func histories(below folder: String) throws(CheckError) -> [String: [Commit]] {
    let lines = try GitCommand(folder: folder).lines(
      ["-c", "core.quotePath=false", "log", "--relative", "--name-only", "--format=%x1e" + Commit.form, "--", "."],
      failing: Diagnostic(noRepository: folder))
    let boundary = git.boundary(files)
    var histories: [String: [Commit]] = [:]
    var commit: Commit?
    for line in lines {
      if line.hasPrefix("\u{1E}") {
        commit = Commit(line: String(line.dropFirst())).flatMap { boundary.contains($0.id) ? nil : $0 }
      } else if let commit {
        histories[line, default: []].append(commit)
      }
    }
    return histories
  }

  /// Returns the commits of a file, newest first, including those under former names. The oldest commits of a shallow
  /// clone are omitted.
  package func history(of path: String) throws(CheckError) -> [Commit] {
    let name = FilePath.name(of: path)
    let git = GitCommand(folder: FilePath.folder(of: path).isEmpty ? "." : FilePath.folder(of: path))
    let boundary = git.boundary(files)
    // A repository without commits has no log to read.
    let hasCommits =
      (try? git.run(["rev-parse", "--verify", "--quiet", "HEAD"], failing: Diagnostic(noRepository: path))) != nil
    guard hasCommits else { return [] }
    return try git.lines(
      ["log", "--follow", Commit.format, "--", name], failing: Diagnostic(noRepository: path)
    ).compactMap(Commit.init).filter { !boundary.contains($0.id) }
  }
}
