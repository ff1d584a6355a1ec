package import GalleyFiles
package import GalleyMessages
package import GalleyTemplate

/// The orphaned baselines of a folder: files that no scene produces any more.
///
/// ```swift
/// let orphans = OrphanedBaselines(in: "proofs", of: scenes)
/// print(orphans.text(isRemoved: false))
/// ```
package struct OrphanedBaselines: Sendable {
  package let names: [String]
  package let spared: Int
  /// An error if the path is not a folder or is not readable.
  package let problem: Diagnostic?
  private var store: BaselineStore
  private let isNothing: Bool

  /// Finds the baselines in `folder` that none of `scenes` draws.
  ///
  /// Only files written by Galley are considered; images without a record are ignored. Baselines of scenes in `folders`
  /// are kept, because those scenes were skipped.
  ///
  /// - Parameters:
  ///   - folder: The baseline folder.
  ///   - scenes: All scenes whose baselines are in `folder`. Baselines of a scene that is missing here count as
  ///     orphaned.
  ///   - folders: Folders with scenes that were skipped. Their baselines are kept.
  ///   - files: Lists and reads the files in `folder` (default: regular files on disk).
  package init(
    in folder: String, of scenes: [Scene], sparing folders: [SceneFiles.Folder] = [], files: FileReader = .regularFiles
  ) {
    store = BaselineStore(folder: folder, files: files)
    let plan = CheckPlan(scenes.map { SceneOutline($0) })
    let others = Set(folders.flatMap(\.scenes).map { BaselineName.folder(of: FilePath.stem(of: $0)).lowercased() })
    problem = Self.problem(with: folder, files)
    let all = store.names()
    isNothing = all.isEmpty
    let undrawn = all.filter { !plan.isDrawn($0) }
    names = undrawn.filter { name in
      !others.contains(name.split(separator: "/").first.map { $0.lowercased() } ?? name)
    }
    spared = undrawn.count - names.count
  }

  /// Returns the names of the baselines, one per line, and their number. `isRemoved` is true if they were deleted.
  package func text(isRemoved: Bool) -> String {
    if isNothing { return PrintedText.data([CheckMessages.noBaselines(in: store.folder)]) }
    return PrintedText.data(
      names + [CheckMessages.orphans(names.count, isRemoved: isRemoved)]
        + (spared == 0 ? [] : [CheckMessages.spared(spared)]))
  }

  private static func problem(with folder: String, _ files: FileReader) -> Diagnostic? {
    do throws(FileProblem) { _ = try files.read(folder, -1) } catch {
      switch error {
      case .isFolder, .notFound: return nil
      case .tooLarge, .notRegular: break
      case .notPermitted, .changed, .system: return Diagnostic(error, path: folder)
      }
    }
    return Diagnostic(noFolderOfBaselines: folder)
  }

  /// Deletes the baselines, each with its record.
  package func remove(drafts: Drafts = Drafts()) throws(OutputError) {
    var store = store
    store.drafts = drafts
    for name in names { try store.remove(name) }
  }
}
