package import GalleyFiles
import GalleyJSON
package import GalleyTables
package import GalleyTemplate

/// A folder that records from which inputs the files of scenes were drawn, so that unchanged files are not drawn again.
///
/// Scenes with warnings, and scenes read from a pipe, are drawn every time.
package struct RenderCache: Sendable {
  private let cache: ResultCache
  private let isFresh: Bool

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache.
  ///   - isFresh: Whether to ignore existing entries and draw everything. New entries are still stored.
  ///   - drafts: Records files while they are being written.
  ///   - inputs: Reads the inputs of earlier runs, to check whether they have changed.
  package init(
    _ folder: String, isFresh: Bool = false, drafts: Drafts = Drafts(), inputs: FileReader = .regularFiles
  ) {
    cache = ResultCache(folder, drafts: drafts, inputs: inputs)
    self.isFresh = isFresh
  }

  /// A scene to draw, or its files if they are up to date.
  package struct Input: Sendable {
    package let file: String
    /// The scene; `nil` if all its files are up to date.
    package internal(set) var scene: Scene?
    /// The files that are up to date; empty if the scene must be drawn.
    package let known: [RenderedFile]
    let names: [String]
    let key: String?
    let recorder: InputRecorder?

    /// Creates the input for a scene that is drawn without a cache.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - files: Reads the scene's images and symbols (default: from disk).
    package init(_ scene: Scene, files: FileReader = .disk) {
      (file, known, names, key, recorder) = (scene.file, [], [], nil, nil)
      (self.scene, self.files) = (scene, files)
    }

    init(
      file: String, scene: Scene?, known: [(name: String, file: RenderedFile)], key: String, recorder: InputRecorder?
    ) {
      (self.file, self.scene, self.key, self.recorder) = (file, scene, key, recorder)
      (self.known, names) = (known.map(\.file), known.map(\.name))
      files = recorder?.files ?? .disk
    }

    package var paths: [String] { scene?.files.map(\.path) ?? names }

    /// Reads the scene's images and symbols.
    package let files: FileReader
  }

  /// Reads the scene at `path`, unless its files are up to date.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - options: The options for reading the scene.
  ///   - settings: Everything else that affects the files, such as command line options.
  ///   - folder: The folder of the written files.
  ///   - adapt: Changes the scene before it is drawn.
  package func input(
    _ path: String, options: Scene.Options, settings: [String], into folder: OutputFolder,
    adapt: (inout Scene) throws(SceneErrors) -> Void
  ) throws(SceneErrors) -> Input {
    let key = ResultCache.name(
      "render", [path, folder.path] + settings + ["set"] + options.overrides + ["allow"] + options.allowedFolders)
    if !isFresh, let files = known(key, in: folder) {
      return Input(file: path, scene: nil, known: files, key: key, recorder: nil)
    }
    let recorder = InputRecorder(options.files)
    var recorded = options
    recorded.files = recorder.files
    var scene = try Scene(contentsOf: path, options: recorded)
    try adapt(&scene)
    guard scene.warnings.isEmpty else { return Input(scene, files: options.files) }
    return Input(file: path, scene: scene, known: [], key: key, recorder: recorder)
  }

  /// Stores the files of a scene. Nothing is stored if the scene was read without a cache, or if files are missing.
  ///
  /// - Parameters:
  ///   - files: The written files, in the order of the input's paths.
  ///   - input: The input that ``RenderCache`` returned for the scene.
  ///   - renderer: The renderer that drew the files. Its searches for fonts are recorded as inputs.
  package func keep(_ files: [RenderedFile], of input: Input, by renderer: SceneRenderer) {
    guard let key = input.key, let inputs = input.recorder?.record()?.adding(renderer.fontSearch, cache.machine),
      files.count == input.paths.count
    else { return }
    let result = zip(input.paths, files).map { name, file in
      JSONValue.object([
        "name": .string(name), "kind": .string(file.kind.rawValue), "sha256": file.digest.map { .string($0) },
      ])
    }
    cache.keep(.init(inputs: inputs, result: .array(result)), as: key)
  }

  private func known(_ key: String, in folder: OutputFolder) -> [(name: String, file: RenderedFile)]? {
    guard let entry = cache.entry(key), case .array(let list) = entry.result, !list.isEmpty,
      entry.inputs.holds(cache.machine)
    else { return nil }
    var files: [(String, RenderedFile)] = []
    for object in list {
      guard let name = object["name"]?.string, let kind = object["kind"]?.string.flatMap(OutputKind.init),
        let digest = object["sha256"]?.string, let file = RenderedFile(existing: name, kind, digest, in: folder)
      else { return nil }
      files.append((name, file))
    }
    return files
  }
}
