public import GalleyFiles
import GalleyGeometry
import GalleyMessages
public import GalleyTables

struct ReportReader {
  private let source: SourceText
  private let options: Scene.Options
  private let access: FileAccess
  private var decoder = SceneDecoder()
  private var errors: [SceneError] = []
  private var renamed = RenamedKeys()

  init(_ source: SourceText, options: Scene.Options) {
    self.source = source
    self.options = options
    access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    // Suggestions from the keys of scenes would be wrong in reports.
    decoder.suggestsOwners = false
  }

  mutating func read() throws(SceneErrors) -> ReportFile {
    var tree: SceneNode?
    var foreignKeys: [String] = []
    if FilePath.isMarkdown(source.file) {
      var reader = MarkdownReportReader(source)
      tree = reader.read()
      foreignKeys = reader.foreignKeys
      decoder.errors += reader.errors
    } else {
      var reader = YAMLReader(source)
      tree = reader.read()
      decoder.errors += reader.errors
    }
    guard var root = tree else { throw finished() }
    renamed.replace(in: &root, as: Self.shape.shape)
    for argument in options.overrides {
      do throws(SceneError) {
        var override = try SceneOverride(argument)
        renamed.replace(in: &override, as: Self.shape.shape)
        try override.apply(to: &root)
      } catch {
        decoder.errors.append(error)
      }
    }
    decoder.errors += renamed.errors
    guard let value = decoder.decode(root, as: Self.shape.shape), let keys = Self.shape.read(value) else {
      throw finished()
    }
    var report = report(keys, root)
    report.foreignKeys = foreignKeys
    if !renamed.warnings.isEmpty { report.warnings = SceneErrors(renamed.warnings, quoting: source).errors }
    decoder.errors += errors
    guard decoder.errors.isEmpty else { throw finished() }
    return report
  }

  private static let shape = TypedShape<TypedRecord<ReportKeys>>.record(
    "a report", "A report: text, tables, charts and scene images on pages.")

  private func finished() -> SceneErrors { SceneErrors(decoder.errors, quoting: source) }

  // MARK: The whole report

  private mutating func report(_ keys: TypedRecord<ReportKeys>, _ root: SceneNode) -> ReportFile {
    var report = ReportFile(file: source.file)
    report.title = keys[\.title] ?? ""
    report.subtitle = keys[\.subtitle] ?? ""
    report.author = keys[\.author] ?? ""
    report.date = keys[\.date] ?? ""
    report.language = keys[\.language] ?? keys[\.locale] ?? report.language
    let languagePlace = keys.place(\.language.key) ?? keys.place(\.locale.key) ?? root.place
    if !LocaleName.isOne(report.language) { recordError(.name(.badLocale(report.language)), at: languagePlace) }
    if keys[\.language] != nil, keys[\.locale] != nil {
      recordError(.key(.conflict("locale", with: "language")), at: keys.place(\.locale.key) ?? root.place)
    }
    report.logo = path(keys[\.logo], at: keys.place(\.logo.key))
    readStyle(keys[\.style], at: keys.place(\.style.key), &report)
    report.fonts = readFonts(keys[\.fonts] ?? [], root["fonts"])
    readPages(keys, &report)
    report.contentsDepth = keys[\.contents] ?? 0
    report.hasCover = keys[\.cover] ?? false
    report.isNumbered = keys[\.numbered] ?? false
    report.isJustified = keys[\.justified] ?? false
    report.isHyphenated = keys[\.hyphenation] ?? true
    report.fontSize = keys[\.fontSize]
    var blocks = BlockReader(source, options, access: access, language: keys[\.language] ?? keys[\.locale])
    blocks.data.readNamed(keys[\.data] ?? [])
    let nodes = root["body"].map { $0.items ?? [$0] } ?? []
    for (block, node) in zip(keys[\.body] ?? [], nodes) { blocks.read(block, node) }
    report.blocks = blocks.blocks
    report.notes = blocks.data.notes
    let access = access
    report.path = { name throws(SceneError.Kind) in try access.path(name) }
    errors += blocks.errors + blocks.data.errors
    return report
  }

  private mutating func readStyle(_ name: String?, at place: SourcePlace?, _ report: inout ReportFile) {
    guard let path = path(name, at: place) else { return }
    do throws(SceneErrors) {
      let style = try PageStyle(contentsOf: path, files: options.files, allowedFolders: options.allowedFolders)
      report.style = style
      report.paper = style.sheet.applied(to: report.paper)
      report.header = style.header
      report.footer = style.footer
    } catch {
      errors += error.errors
    }
  }

  private mutating func readPages(_ keys: TypedRecord<ReportKeys>, _ report: inout ReportFile) {
    if let page = keys[\.page] {
      report.paper.size = page.size
      if !page.isNamed { report.paper.orientation = page.size.width > page.size.height ? .landscape : .portrait }
    }
    report.paper.orientation = keys[\.orientation] ?? report.paper.orientation
    report.paper.margins = keys[\.margins] ?? report.paper.margins
    var pages = PrintReader([])
    for line in [keys[\.header], keys[\.footer]] { line.map { pages.check($0) } }
    errors += pages.errors
    report.header = keys[\.header].map(TablePlan.RunningLine.init) ?? report.header
    report.footer = keys[\.footer].map(TablePlan.RunningLine.init) ?? report.footer
  }

  private mutating func readFonts(_ paths: [String], _ node: SceneNode?) -> [String] {
    zip(paths, node?.items ?? [node].compactMap { $0 }).compactMap { name, node in
      do throws(SceneError.Kind) { return try access.fontPath(name) } catch {
        recordError(error, at: node.place)
        return nil
      }
    }
  }

  private mutating func path(_ name: String?, at place: SourcePlace?) -> String? {
    guard let name, let place else { return nil }
    do throws(SceneError.Kind) { return try access.path(name) } catch {
      recordError(error, at: place)
      return nil
    }
  }

  private mutating func recordError(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }
}

extension ReportFile {
  /// Reads the report at `path`, with its data and scenes: YAML, or Markdown if the name ends in `.md`.
  ///
  /// - Parameters:
  ///   - path: The path of the report.
  ///   - options: The options for reading. They also apply to its scenes.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(contentsOf path: String, options: Scene.Options) throws(SceneErrors) {
    let bytes: [UInt8]
    do { bytes = try options.files.read(path, YAMLBounds.bytes) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: options.files)])
    }
    try self.init(text: String(decoding: bytes, as: UTF8.self), file: path, options: options)
  }

  /// Reads the report in `text`. Relative paths start at the folder of `file`.
  ///
  /// - Parameters:
  ///   - text: The report: Markdown if `file` has a Markdown file extension, otherwise YAML.
  ///   - file: The path of the report for messages and relative paths. The file does not have to exist.
  ///   - options: The vocabulary, the overrides, the allowed folders and the file reader.
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(text: String, file: String, options: Scene.Options) throws(SceneErrors) {
    var reader = ReportReader(SourceText(file: file, bytes: Array(text.utf8)), options: options)
    self = try reader.read()
  }

  /// Returns whether the file is a report rather than a scene: Markdown, or YAML with a line that starts with
  /// `report:`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - files: Reads the file (default: from disk).
  /// - Returns: Whether it is a report. False if the file cannot be read.
  public static func isOne(_ path: String, files: FileReader = .disk) -> Bool {
    if FilePath.isMarkdown(path) { return true }
    guard let bytes = try? files.read(path, YAMLBounds.bytes) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "report:".utf8) }
  }
}

extension FilePath {
  static func isMarkdown(_ path: String) -> Bool { ["md", "markdown"].contains(fileExtension(of: path).lowercased()) }
}
