package import GalleyFiles
package import GalleyMessages
import GalleyTemplate

/// The scene files of a run: the given files, and the scenes directly inside the given folders.
///
/// ```swift
/// let files = SceneFiles(at: ["scenes", "extra/login.yaml"])
/// print(files.paths)
/// ```
package struct SceneFiles: Sendable {
  /// The paths in the given order. The scenes of a folder are sorted by name.
  package let paths: [String]
  /// Folders without scenes, and scene paths that are not files.
  package let problems: [Diagnostic]
  package let passedOver: [Folder]

  package struct Folder: Hashable, Sendable {
    package let path: String
    package let scenes: [String]
  }

  /// Finds the scene files at `paths`.
  ///
  /// Subfolders are not searched, because they may belong to something else. Subfolders with scenes are listed in
  /// ``passedOver``.
  ///
  /// - Parameters:
  ///   - paths: Scene files and folders of scenes, in any combination.
  ///   - files: Lists the folders (default: on disk).
  package init(at paths: [String], files: FileReader = .regularFiles) {
    var (found, problems): ([String], [Diagnostic]) = ([], [])
    let folders = paths.filter(files.isFolder)
    // Reading a pipe could block.
    for path in paths {
      guard folders.contains(path) else {
        if files.isNoFile(path) { problems.append(Diagnostic(.notRegular, path: path)) } else { found.append(path) }
        continue
      }
      let scenes = Self.scenes(in: path, files)
      if scenes.isEmpty { problems.append(Diagnostic(noScenesIn: path)) }
      for scene in scenes {
        if files.isNoFile(scene) { problems.append(Diagnostic(.notRegular, path: scene)) } else { found.append(scene) }
      }
    }
    self.paths = found
    self.problems = problems
    let known = Set((found + folders).compactMap(files.resolve))
    var seen = known
    passedOver = folders.flatMap { Self.passedOver(in: $0, files, &seen, depth: 0) }
  }

  private static func scenes(in folder: String, _ files: FileReader) -> [String] {
    files.list(folder).filter(isSceneName).sorted().map { FilePath.join(folder, $0) }
  }

  /// Excludes hidden files, such as `.pre-commit-config.yaml`, because they belong to tools.
  private static func isSceneName(_ name: String) -> Bool {
    ["yaml", "yml"].contains(FilePath.fileExtension(of: name)) && !name.hasPrefix(".") && name != PreviewFile.name
  }

  private static let depthLimit = 4

  private static func passedOver(
    in folder: String, _ files: FileReader, _ seen: inout Set<String>, depth: Int
  ) -> [Folder] {
    guard depth < depthLimit else { return [] }
    var folders: [Folder] = []
    // Hidden folders belong to tools.
    for name in files.list(folder).sorted() where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      guard files.isFolder(path), let resolved = files.resolve(path), seen.insert(resolved).inserted else { continue }
      let scenes = scenes(in: path, files).filter { files.isScene($0) && !seen.contains(files.resolve($0) ?? $0) }
      if !scenes.isEmpty { folders.append(Folder(path: path, scenes: scenes)) }
      folders += passedOver(in: path, files, &seen, depth: depth + 1)
    }
    return folders
  }
}

extension SceneFiles.Folder {
  public var note: String { CheckMessages.passedOver(path, scenes: scenes.count) }
}

extension FileReader {
  /// Whether the path is something other than a file or a folder, such as a pipe.
  fileprivate func isNoFile(_ path: String) -> Bool {
    do { _ = try read(path, -1) } catch .notRegular { return true } catch { return false }
    return false
  }

  fileprivate func isScene(_ path: String) -> Bool {
    guard let stream = try? open(path) else { return false }
    var start = [UInt8](repeating: 0, count: 4096)
    let count = start.withUnsafeMutableBytes { (try? stream.read(into: $0)) ?? 0 }
    return String(decoding: start[..<count], as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("scene:") }
  }
}
