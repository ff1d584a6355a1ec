import GalleyFiles

/// Reads a scene's tables: their files or inline rows, and the steps that shape them.
struct TableReader {
  /// The door to the disk.
  let files: FileReader
  /// The scene file as the user named it; data lies below its folder.
  let sceneFile: String
  /// Further folders that data may be read from.
  let allowedFolders: [String]
  /// The mistakes so far.
  private(set) var errors: [SceneError] = []

  /// Bytes of a data file: 256 MiB.
  static let byteLimit = 256 << 20

  init(files: FileReader, sceneFile: String, allowedFolders: [String]) {
    self.files = files
    self.sceneFile = sceneFile
    self.allowedFolders = allowedFolders
  }

  /// The table called `name` that a section describes, or nil after a mistake.
  mutating func read(_ name: String, _ section: SceneNode, _ record: SceneRecord?) -> Table? {
    guard let record else { return InlineRows.table(name, section, errors: &errors) }
    guard var table = readSource(name, section, record) else { return nil }
    var steps = TableSteps(section: section, record: record)
    steps.apply(to: &table)
    errors += steps.errors
    // After a mistake the columns are still known, unless one of them could not be derived.
    return steps.errors.isEmpty || record["derive"] == nil ? table : nil
  }

  private mutating func readSource(_ name: String, _ section: SceneNode, _ record: SceneRecord) -> Table? {
    switch (record.text("file"), section["rows"]) {
    case (let path?, nil): return readFile(path, name, record, at: record.place("file") ?? section.place)
    case (nil, let rows?): return InlineRows.table(name, rows, errors: &errors)
    case (.some, .some(let rows)):
      errors.append(SceneError(.conflict("rows", with: "file"), at: rows.place))
    case (nil, nil):
      if section["file"] == nil {
        errors.append(SceneError(.needsOne(of: ["file", "rows"], owner: "data"), at: section.place))
      }
    }
    return nil
  }

  private mutating func readFile(_ path: String, _ name: String, _ record: SceneRecord, at place: SourcePlace) -> Table?
  {
    let access = FileAccess(files: files, sceneFile: sceneFile, allowedFolders: allowedFolders)
    let bytes: [UInt8]
    do { bytes = try access.read(path, limit: Self.byteLimit) } catch {
      errors.append(SceneError(error, at: place))
      return nil
    }
    // The scene's folder is where the user reads the path from, so mistakes name the file by it.
    let file = FilePath.join(FilePath.folder(of: sceneFile), path)
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let offset = UTF8Scan.firstInvalid(in: content) {
      report([DataProblem(.invalidUTF8(byte: content[offset]), at: offset)], in: content, file)
      return nil
    }
    return parse(content, path, file, name, record, at: place)
  }

  private mutating func parse(
    _ bytes: [UInt8], _ path: String, _ file: String, _ name: String, _ record: SceneRecord, at place: SourcePlace
  ) -> Table? {
    do throws(DataProblem) {
      switch FilePath.fileExtension(of: path) {
      case "csv", "tsv":
        let (table, problems) = CSVReader.read(bytes, name: name, delimiter: delimiter(path, record))
        report(problems, in: bytes, file)
        return problems.isEmpty ? table : nil
      case "json": return try JSONReader.read(bytes, name: name, pointer: record.text("at") ?? "")
      case "jsonl", "ndjson": return try JSONReader.readLines(bytes, name: name)
      default:
        let known = [".csv", ".tsv", ".json", ".jsonl"]
        errors.append(SceneError(.unknownFileType(path: path, known: known), at: place))
        return nil
      }
    } catch {
      if case .pointerNotFound = error.kind, let place = record.place("at") {
        errors.append(SceneError(error.kind, at: place))
      } else {
        report([error], in: bytes, file)
      }
      return nil
    }
  }

  private func delimiter(_ path: String, _ record: SceneRecord) -> UInt8 {
    switch record.word("delimiter") ?? (FilePath.fileExtension(of: path) == "tsv" ? "tab" : "comma") {
    case "tab": UInt8(ascii: "\t")
    case "semicolon": UInt8(ascii: ";")
    default: UInt8(ascii: ",")
    }
  }

  private mutating func report(_ problems: [DataProblem], in bytes: [UInt8], _ file: String) {
    guard !problems.isEmpty else { return }
    let source = SourceText(file: file, bytes: bytes)
    for problem in problems {
      let place = source.place(at: problem.offset)
      errors.append(SceneError(problem.kind, at: place, excerpt: place.line.flatMap(source.line)))
    }
  }
}
