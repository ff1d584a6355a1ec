package import GalleyFiles
import GalleyMessages
import GalleyText

package struct FileAccess {
  package let files: FileReader
  package let sceneFile: String
  package let allowedFolders: [String]

  package init(files: FileReader, sceneFile: String, allowedFolders: [String]) {
    self.files = files
    self.sceneFile = sceneFile
    self.allowedFolders = allowedFolders
  }

  private var sceneFolder: String { FilePath.folder(of: sceneFile) }

  package func open(_ path: String) throws(SceneError.Kind) -> FileStream {
    let full = FilePath.join(sceneFolder, path)
    try checkFolder(path, full)
    do throws(FileProblem) { return try files.open(full) } catch {
      throw .file(.unreadableFile(path: path, error, nearest: error == .notFound ? nearest(to: path) : nil))
    }
  }

  package func bytes(_ path: String) throws(SceneError.Kind) -> [UInt8] {
    _ = try open(path)
    do throws(FileProblem) { return try files.read(FilePath.join(sceneFolder, path), 1 << 26) } catch {
      throw .file(.unreadableFile(path: path, error, nearest: nil))
    }
  }

  /// Returns the full path of a file. The file must be readable, because opening a pipe by its path would block.
  package func path(_ path: String) throws(SceneError.Kind) -> String {
    _ = try open(path)
    return FilePath.join(sceneFolder, path)
  }

  package func fontPath(_ path: String) throws(SceneError.Kind) -> String {
    let full = try self.path(path)
    guard FontLibrary(adding: [full], roots: []).problems().isEmpty else { throw .file(.notAFont(path: path)) }
    return full
  }

  package func folder(_ path: String) throws(SceneError.Kind) -> String {
    let full = FilePath.join(sceneFolder, path)
    try checkFolder(path, full)
    guard files.resolve(full) != nil || !files.list(full).isEmpty else {
      throw .file(.unreadableFile(path: path, .notFound, nearest: nil))
    }
    return full
  }

  private func checkFolder(_ path: String, _ full: String) throws(SceneError.Kind) {
    let isInside = FilePath.staysInside(path) && resolves(full, below: sceneFolder)
    guard !isInside, !allowedFolders.contains(where: { isBelow(full, $0) }) else { return }
    throw .file(.fileOutside(path: path, folder: sceneFolder))
  }

  private func resolves(_ full: String, below folder: String) -> Bool {
    guard let file = files.resolve(full), let folder = files.resolve(folder) else { return true }
    return FilePath.isBelow(file, folder)
  }

  private func isBelow(_ full: String, _ folder: String) -> Bool {
    guard let file = files.resolve(full), let root = files.resolve(folder) else {
      return FilePath.isBelow(FilePath.normalized(full), FilePath.normalized(folder))
    }
    return FilePath.isBelow(file, root)
  }

  private func nearest(to path: String) -> String? {
    let folder = FilePath.folder(of: path)
    let names = files.list(FilePath.join(sceneFolder, folder)).sorted()
    let closest = Suggestion.closest(to: FilePath.name(of: path), among: names)
    return closest.map { FilePath.folderPrefix(folder) + $0 }
  }
}
