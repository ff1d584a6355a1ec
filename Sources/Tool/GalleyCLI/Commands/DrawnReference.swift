import Galley
import GalleyFiles

/// Scenes that are drawn now, into a temporary folder, and serve as the reference instead of stored baselines.
struct DrawnReference {
  let name: String
  let baselines: String
  let scenes: SceneFiles
  let options: SceneOptions
  private let folder: TemporaryFolder

  /// Uses the scenes of another git revision.
  init(revision: String, of files: SceneFiles, _ options: SceneOptions) throws {
    folder = try TemporaryFolder()
    do throws(CheckError) {
      let tree = try RevisionTree(revision, around: files.paths.first ?? ".", in: folder.path)
      (name, baselines, self.options) = (revision, tree.baselines, options)
      scenes = SceneFiles(at: files.paths.compactMap(tree.path))
    } catch {
      folder.remove()
      throw Failure(error).report()
    }
  }

  /// Uses the same scenes, drawn as in a different version of iOS.
  init(_ version: SystemVersion, of files: SceneFiles, _ options: SceneOptions) throws {
    folder = try TemporaryFolder()
    (name, scenes, self.options) = (version.name, files, options.drawing(version))
    baselines = FilePath.join(folder.path, "baselines")
  }

  func remove() { folder.remove() }
}
