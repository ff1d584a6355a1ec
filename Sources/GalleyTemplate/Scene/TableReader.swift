import GalleyFiles

/// Reads a scene's tables: their files, inline or generated rows, and the steps that shape them.
struct TableReader {
  /// The mistakes so far.
  private(set) var errors: [SceneError] = []
  private let options: Scene.Options
  private let sceneFile: String

  /// A reader for the scene in `sceneFile`, below whose folder data lies.
  init(_ options: Scene.Options, sceneFile: String) {
    self.options = options
    self.sceneFile = sceneFile
  }

  /// The table called `name` that a section describes, or nil after a mistake.
  mutating func read(_ name: String, _ section: SceneNode, _ record: SceneRecord?) -> Table? {
    guard let record else { return InlineRows.table(name, section, errors: &errors) }
    guard var table = readSource(name, section, record) else { return nil }
    var steps = TableSteps(section: section, record: record)
    steps.apply(to: &table)
    errors += steps.errors
    table.file = record.text("file").map { FilePath.join(FilePath.folder(of: sceneFile), $0) }
    // After a mistake the columns are still known, unless one of them could not be derived.
    return steps.errors.isEmpty || record["derive"] == nil ? table : nil
  }

  private mutating func readSource(_ name: String, _ section: SceneNode, _ record: SceneRecord) -> Table? {
    let sources = Self.sources.filter { section[$0] != nil }
    guard sources.count == 1 else {
      if sources.isEmpty {
        errors.append(SceneError(.key(.needsOne(of: Self.sources, owner: "data")), at: section.place))
      } else if let place = section[sources[1]]?.place {
        errors.append(SceneError(.key(.conflict(sources[1], with: sources[0])), at: place))
      }
      return nil
    }
    if let path = record.text("file") { return readFile(path, name, record, at: record.place("file") ?? section.place) }
    if let rows = section["rows"] { return InlineRows.table(name, rows, errors: &errors) }
    guard let recipe = record.record("generate"), let node = section["generate"] else { return nil }
    return generate(name, recipe, node)
  }

  /// Where rows come from, one of which a table has.
  private static let sources = ["file", "rows", "generate"]

  private mutating func generate(_ name: String, _ recipe: SceneRecord, _ node: SceneNode) -> Table? {
    let rows = GeneratedRows(recipe, node)
    errors += rows.errors
    return rows.errors.isEmpty ? rows.table(name) : nil
  }

  private mutating func readFile(_ path: String, _ name: String, _ record: SceneRecord, at place: SourcePlace) -> Table?
  {
    let access = FileAccess(files: options.files, sceneFile: sceneFile, allowedFolders: options.allowedFolders)
    // The scene's folder is where the user reads the path from, so mistakes name the file by it.
    var file = DataFile(FilePath.join(FilePath.folder(of: sceneFile), path))
    file.format = record.word("format").flatMap { DataFormat(rawValue: $0) } ?? DataFormat(pathExtensionOf: path)
    file.delimiter = record.word("delimiter").flatMap { DataFile.Delimiter(rawValue: $0) }
    file.encoding = record.word("encoding").flatMap { TextEncoding(rawValue: $0) }
    file.pointer = record.text("at") ?? ""
    do throws(SceneError.Kind) {
      let (rows, mistakes) = try file.rows(of: access.open(path), progress: options.progress)
      errors += mistakes
      return mistakes.isEmpty ? rows?.table(name) : nil
    } catch {
      if case .table(.pointerNotFound) = error {
        errors.append(SceneError(error, at: record.place("at") ?? place))
      } else {
        errors.append(SceneError(error.naming(path), at: place))
      }
      return nil
    }
  }
}

extension SceneError.Kind {
  /// The mistake with the path as the user wrote it.
  func naming(_ path: String) -> SceneError.Kind {
    switch self {
    case .file(.unreadableFile("", let problem, let nearest)):
      .file(.unreadableFile(path: path, problem, nearest: nearest))
    case .file(.unknownFileType("", let known)): .file(.unknownFileType(path: path, known: known))
    case .file(.notText("", let offset, let isUTF16)): .file(.notText(path: path, offset: offset, isUTF16: isUTF16))
    default: self
    }
  }
}
