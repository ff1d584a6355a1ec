public import GalleyFiles
public import GalleyTables
public import GalleyTemplate

extension Scene.Options {
  /// All views and modifiers. By default without overrides and further folders, with the files of the machine.
  public init(
    overrides: [String] = [], allowedFolders: [String] = [], files: FileReader = .disk,
    progress: (@Sendable (LoadingProgress) -> Void)? = nil
  ) {
    self.init(
      vocabulary: .standard, overrides: overrides, allowedFolders: allowedFolders, files: files, progress: progress)
  }
}

extension Scene {
  /// Reads the scene file at `path` and all its data.
  ///
  /// - Throws: every mistake that was found, sorted by place.
  public init(contentsOf path: String) throws(SceneErrors) { try self.init(contentsOf: path, options: Options()) }

  /// Reads the scene in `yaml` as if it were the file `file`.
  public init(yaml: String, file: String) throws(SceneErrors) {
    try self.init(yaml: yaml, file: file, options: Options())
  }
}

extension ReportFile {
  /// Reads the report at `path` with its data and its scenes: YAML, or Markdown if the name ends in `.md`.
  ///
  /// - Throws: every mistake that was found, sorted by place.
  public init(contentsOf path: String) throws(SceneErrors) {
    try self.init(contentsOf: path, options: Scene.Options())
  }

  /// Reads the report in `text` as if it were the file `file`.
  public init(text: String, file: String) throws(SceneErrors) {
    try self.init(text: text, file: file, options: Scene.Options())
  }
}
