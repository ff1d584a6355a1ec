public import GalleyFiles
public import GalleyMessages
import GalleyRender
public import GalleyTemplate

/// The baselines of a folder that no scene draws any more.
public struct OrphanedBaselines: Sendable {
  public let names: [String]
  /// How many more belong to scenes that were passed over, and stay.
  public let spared: Int
  /// Why the folder can hold no baselines: it is none, or may not be read.
  public let problem: Diagnostic?
  private var store: BaselineStore
  private let isNothing: Bool

  /// Those in `folder` that none of `scenes` draws.
  ///
  /// Only files that Galley wrote are meant: pictures without a record are somebody else's.
  /// Those of scenes in `folders`, which were passed over, are none.
  public init(
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

  /// The names in sentences, a line each, and how many they are; `isRemoved` tells whether they are gone.
  public func text(isRemoved: Bool) -> String {
    if isNothing { return PrintedText.data([CheckWords.noBaselines(in: store.folder)]) }
    return PrintedText.data(
      names + [CheckWords.orphans(names.count, isRemoved: isRemoved)]
        + (spared == 0 ? [] : [CheckWords.spared(spared)]))
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

  /// Removes them, each picture with its record; `drafts` hears of what is on its way.
  public func remove(drafts: Drafts = Drafts()) throws(OutputError) {
    var store = store
    store.drafts = drafts
    for name in names { try store.remove(name) }
  }
}
