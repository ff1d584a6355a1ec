public import GalleyDiagnostics
public import GalleyFiles

/// The scene files that a run is about: those that are named, and those in folders that are named.
public struct SceneFiles: Sendable {
  /// The files, in order, those of a folder sorted by their names.
  public let paths: [String]
  /// Folders without a scene.
  public let problems: [Diagnostic]

  /// The files at `paths`, and those directly in the folders among them.
  public init(at paths: [String], files: FileReader = .disk) {
    var (found, problems): ([String], [Diagnostic]) = ([], [])
    for path in paths {
      guard files.isFolder(path) else {
        found.append(path)
        continue
      }
      let scenes = files.list(path).filter { ["yaml", "yml"].contains(FilePath.fileExtension(of: $0)) }.sorted()
      if scenes.isEmpty { problems.append(Diagnostic(noScenesIn: path)) }
      found += scenes.map { FilePath.join(path, $0) }
    }
    self.paths = found
    self.problems = problems
  }
}
