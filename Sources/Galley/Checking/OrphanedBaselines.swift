import GalleyDiagnostics
public import GalleyFiles
public import GalleyTemplate

/// The baselines of a folder that no scene draws any more.
public struct OrphanedBaselines: Sendable {
  /// Their names, sorted.
  public let names: [String]
  private let store: BaselineStore

  /// Those in `folder` that none of `scenes` draws.
  ///
  /// Only files that Galley wrote are meant: pictures without a record are somebody else's.
  public init(in folder: String, of scenes: [Scene], files: FileReader = .disk) {
    store = BaselineStore(folder: folder, files: files)
    let plan = CheckPlan(scenes)
    names = store.names().filter { !plan.isDrawn($0) }
  }

  /// The names in sentences, a line each, and how many they are; `isRemoved` tells whether they are gone.
  public func text(isRemoved: Bool) -> String {
    (names + [CheckWords.orphans(names.count, isRemoved: isRemoved)]).joined(separator: "\n")
  }

  /// Removes them.
  public func remove() throws(OutputError) {
    for name in names { try store.remove(name) }
  }
}
