public import GalleyFiles
public import GalleyTables
public import GalleyTemplate

extension Scene.Options {
  /// Creates options with all views and modifiers.
  ///
  /// - Parameters:
  ///   - overrides: Overrides such as `data.languages.limit=20`, applied in order before the scene is decoded.
  ///   - allowedFolders: Further folders from which files may be read, besides the folder of the scene.
  ///   - files: Reads the scene and its data (default: from disk).
  ///   - progress: Called while data files are being read.
  public init(
    overrides: [String] = [], allowedFolders: [String] = [], files: FileReader = .disk,
    progress: (@Sendable (LoadingProgress) -> Void)? = nil
  ) {
    self.init(
      vocabulary: .standard, overrides: overrides, allowedFolders: allowedFolders, files: files, progress: progress)
  }
}

extension Scene {
  /// Reads the scene file at `path` and all its data, with default options.
  ///
  /// - Parameter path: The path of the scene file.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(contentsOf path: String) throws(SceneErrors) { try self.init(contentsOf: path, options: Options()) }

  /// Reads the scene in `yaml` with default options. Relative paths start at the folder of `file`.
  ///
  /// ```swift
  /// let scene = try Scene(yaml: "{ scene: 1, view: { Text: Hello } }", file: "hello.yaml")
  /// ```
  ///
  /// - Parameters:
  ///   - yaml: The text of the scene.
  ///   - file: The path of the scene for messages and relative paths. The file does not have to exist.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(yaml: String, file: String) throws(SceneErrors) {
    try self.init(yaml: yaml, file: file, options: Options())
  }
}

extension ReportFile {
  /// Reads a report with its data and scenes: YAML, or Markdown if the name ends in `.md`.
  ///
  /// - Parameter path: The path of the report.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(contentsOf path: String) throws(SceneErrors) {
    try self.init(contentsOf: path, options: Scene.Options())
  }

  /// Reads the report in `text`. Relative paths start at the folder of `file`.
  ///
  /// - Parameters:
  ///   - text: The report: Markdown if `file` has a Markdown file extension, otherwise YAML.
  ///   - file: The path of the report for messages and relative paths. The file does not have to exist.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(text: String, file: String) throws(SceneErrors) {
    try self.init(text: text, file: file, options: Scene.Options())
  }
}
