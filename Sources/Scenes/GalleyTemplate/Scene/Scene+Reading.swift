public import GalleyFiles
public import GalleyTables

extension Scene {
  /// How to read a scene: the values to override, and the files that it may read.
  ///
  /// ```swift
  /// let options = Scene.Options(overrides: ["data.languages.limit=20"], allowedFolders: ["shared"])
  /// let scene = try Scene(contentsOf: "inbox.yaml", options: options)
  /// ```
  public struct Options: Sendable {
    public var vocabulary: SceneVocabulary
    public var overrides: [String]
    public var allowedFolders: [String]
    public var files: FileReader
    public var progress: (@Sendable (LoadingProgress) -> Void)?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - vocabulary: The views and modifiers that the scene may use.
    ///   - overrides: Overrides such as `data.languages.limit=20`, applied in order before the scene is decoded.
    ///   - allowedFolders: Further folders from which files may be read, besides the folder of the scene.
    ///   - files: Reads the scene and its data (default: from disk).
    ///   - progress: Called while data files are being read.
    public init(
      vocabulary: SceneVocabulary, overrides: [String] = [], allowedFolders: [String] = [], files: FileReader = .disk,
      progress: (@Sendable (LoadingProgress) -> Void)? = nil
    ) {
      self.vocabulary = vocabulary
      self.overrides = overrides
      self.allowedFolders = allowedFolders
      self.files = files
      self.progress = progress
    }
  }

  /// Reads the scene file at `path` and all its data.
  ///
  /// - Parameters:
  ///   - path: The path of the scene file.
  ///   - options: The vocabulary, the overrides, the allowed folders and the file reader.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(contentsOf path: String, options: Options) throws(SceneErrors) {
    let bytes: [UInt8]
    do { bytes = try options.files.read(path, YAMLBounds.bytes) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: options.files)])
    }
    try self.init(bytes: bytes, file: path, options: options)
  }

  /// Reads the scene in `yaml`. Relative paths start at the folder of `file`.
  ///
  /// - Parameters:
  ///   - yaml: The text of the scene.
  ///   - file: The path of the scene for messages and relative paths. The file does not have to exist.
  ///   - options: The vocabulary, the overrides, the allowed folders and the file reader.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(yaml: String, file: String, options: Options) throws(SceneErrors) {
    try self.init(bytes: Array(yaml.utf8), file: file, options: options)
  }

  private init(bytes: [UInt8], file: String, options: Options) throws(SceneErrors) {
    var reader = SceneReader(SourceText(file: file, bytes: bytes), options: options)
    self = try reader.read()
  }
}
