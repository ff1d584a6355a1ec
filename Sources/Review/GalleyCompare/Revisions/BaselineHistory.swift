package import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyRender

/// The commits that approved a baseline, newest first.
package struct BaselineHistory: Hashable, Sendable {
  package let name: String
  package let file: String?
  /// The commits. Empty if the baseline was never committed.
  package let commits: [Commit]
  /// Whether older commits are unknown because the clone is shallow.
  package let isShallow: Bool

  /// Returns the histories of all baselines of a scene.
  ///
  /// ```swift
  /// let histories = try BaselineHistory.all(of: SceneOutline(scene), in: "proofs")
  /// for line in histories.lines { print(line) }
  /// ```
  ///
  /// - Parameters:
  ///   - outline: The outline of the scene.
  ///   - baselines: The baseline folder.
  ///   - files: Reads the baselines.
  /// - Throws: ``CheckError`` if git is not installed or the folder is not in a repository.
  package static func all(
    of outline: SceneOutline, in baselines: String, files: FileReader = .disk
  ) throws(CheckError) -> [BaselineHistory] {
    try all(of: outline.pictures.map(\.name), in: BaselineStore(folder: baselines), files)
  }

  /// Returns the histories of all baselines in a folder, such as those of previews.
  ///
  /// - Parameters:
  ///   - baselines: The baseline folder.
  ///   - files: Reads the baselines.
  /// - Throws: ``CheckError`` if git is not installed or the folder is not in a repository.
  package static func all(in baselines: String, files: FileReader = .disk) throws(CheckError) -> [BaselineHistory] {
    let store = BaselineStore(folder: baselines)
    return try all(of: store.names(), in: store, files)
  }

  private static func all(
    of names: [String], in store: BaselineStore, _ files: FileReader
  ) throws(CheckError) -> [BaselineHistory] {
    let log = try CommitLog(around: files.isFolder(store.folder) ? store.folder : ".", files: files)
    let isShallow = log.isShallow
    var histories: [BaselineHistory] = []
    for name in names {
      // The record is stored next to the image. If no image is stored, the record is the only file.
      let paths = [store.picturePath(name), store.recordPath(name)]
      let file = paths.first { files.resolve($0) != nil }
      let commits = try file.map { path throws(CheckError) in try log.history(of: path) } ?? []
      histories.append(BaselineHistory(name: name, file: file, commits: commits, isShallow: isShallow))
    }
    return histories
  }
}

extension CheckReport {
  /// The commits that approved the baselines of failed images, for baselines in a git repository.
  public var approvals: Approvals {
    let wrong = images.filter { $0.status == .failed }
    guard revision == nil, !wrong.isEmpty, let log = try? CommitLog(around: baselineFolder),
      let histories = try? log.histories(below: baselineFolder)
    else { return Approvals() }
    let store = BaselineStore(folder: "")
    let commits = wrong.reduce(into: [String: [Commit]]()) { found, image in
      let names = [store.picturePath(image.name), store.recordPath(image.name)]
      if let commits = names.lazy.compactMap({ histories[$0] }).first { found[image.name] = commits }
    }
    return Approvals(commits: commits, isShallow: log.isShallow)
  }
}

public struct Approvals: Hashable, Sendable {
  /// The commits by image name, newest first.
  package var commits: [String: [Commit]] = [:]
  public var isShallow = false
}

extension [BaselineHistory] {
  /// One line per baseline, followed by one line per commit.
  public var lines: [String] {
    flatMap { history -> [String] in
      if history.file == nil { return ["\(history.name): no baseline"] }
      let older = history.isShallow ? [RevisionMessages.shallow] : []
      if history.commits.isEmpty { return ["\(history.name): \(older.first ?? "in no commit yet")"] }
      return ["\(history.name):"] + (history.commits.map(\.text) + older).map { "  " + $0 }
    }
  }

  public var json: String {
    JSONValue.object([
      "schema": "galley-history/1", "galley": .string(Release.version),
      "baselines": .array(
        map { history in
          .object([
            "name": .string(history.name), "file": history.file.map { .string($0) },
            "commits": .array(history.commits.map(\.json)), "isShallow": history.isShallow ? .bool(true) : nil,
          ])
        }),
    ]).text
  }
}
