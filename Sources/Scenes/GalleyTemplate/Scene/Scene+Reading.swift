public import GalleyFiles
public import GalleyTables

extension Scene {
  public struct Options: Sendable {
    /// The views and modifiers that the scene may use.
    public var vocabulary: SceneVocabulary
    /// Changes such as `data.languages.limit=20`, applied in order before anything is looked at.
    public var overrides: [String]
    /// Folders besides the scene's own that its files may be read from.
    public var allowedFolders: [String]
    public var files: FileReader
    /// Hears how far the reading of data files has come.
    public var progress: (@Sendable (LoadingProgress) -> Void)?

    /// No changes, no further folders, the machine's own files.
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
  /// Throws every mistake that was found, sorted by place.
  public init(contentsOf path: String, options: Options) throws(SceneErrors) {
    let bytes: [UInt8]
    do { bytes = try options.files.read(path, YAMLBounds.bytes) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: options.files)])
    }
    try self.init(bytes: bytes, file: path, options: options)
  }

  /// Reads the scene in `yaml` as if it were the file `file`.
  public init(yaml: String, file: String, options: Options) throws(SceneErrors) {
    try self.init(bytes: Array(yaml.utf8), file: file, options: options)
  }

  private init(bytes: [UInt8], file: String, options: Options) throws(SceneErrors) {
    var reader = SceneReader(SourceText(file: file, bytes: bytes), options: options)
    self = try reader.read()
  }
}
