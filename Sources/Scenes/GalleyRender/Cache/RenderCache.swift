public import GalleyFiles
import GalleyJSON
public import GalleyTables
public import GalleyTemplate

/// A folder that knows of scenes what their files were made from, so that what is as it was need not be drawn again.
///
/// Everything counts by digests of contents: the scene and its data, images and fonts, the program and its libraries,
/// and the files that were written. Scenes that warn of something, or are read from a pipe, are drawn each time.
public struct RenderCache: Sendable {
  private let cache: ResultCache
  private let isFresh: Bool

  /// The cache in `folder`; one that `isFresh` draws everything. `drafts` hears of what is being written, and `inputs`
  /// reads what earlier runs read.
  public init(
    _ folder: String, isFresh: Bool = false, drafts: Drafts = Drafts(), inputs: FileReader = .regularFiles
  ) {
    cache = ResultCache(folder, drafts: drafts, inputs: inputs)
    self.isFresh = isFresh
  }

  /// A scene with what is known of its files.
  public struct Input: Sendable {
    public let file: String
    /// The scene; nil where all its files are there, as they would be written.
    public internal(set) var scene: Scene?
    /// The files that are there; empty where the scene has to be drawn.
    public let known: [RenderedFile]
    let names: [String]
    /// What it is told from others by; nil where nothing is kept of it.
    let key: String?
    let recorder: InputRecorder?

    public init(_ scene: Scene, files: FileReader = .disk) {
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

    public var paths: [String] { scene?.files.map(\.path) ?? names }

    /// Where the files are read that its pictures show.
    public let files: FileReader
  }

  /// The scene at `path`, as far as it has to be read, with `options`; `settings` are what else decides on its files,
  /// which are written to `folder`.
  ///
  /// `adapt` makes of a scene that was read the one that is drawn.
  public func input(
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

  public func keep(_ files: [RenderedFile], of input: Input, by renderer: SceneRenderer) {
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

  /// The files that are kept under `key`, where all that they were made from is as it was, and so are they.
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
