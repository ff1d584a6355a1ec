import GalleyFiles
import GalleyMessages
import GalleyTables

/// Reads the data of a report. Each file is read only once.
struct ReportDataReader {
  private(set) var errors: [SceneError] = []
  private(set) var notes: [ImportNote] = []
  private let access: FileAccess
  private let options: Scene.Options
  private let locale: String
  private var named: [String: Table] = [:]
  private var broken: Set<String> = []
  private var files: [String: Table] = [:]

  init(_ options: Scene.Options, file: String, locale: String) {
    access = FileAccess(files: options.files, sceneFile: file, allowedFolders: options.allowedFolders)
    self.options = options
    self.locale = locale
  }

  mutating func readNamed(_ entries: [Named<TypedRecord<ReportDataKeys>>]) {
    for entry in entries {
      let keys = entry.value
      guard let path = keys[\.file], let place = keys.place(\.file.key) else {
        broken.insert(entry.name)
        continue
      }
      var file = DataImport(FilePath.join(FilePath.folder(of: access.sceneFile), path))
      file.format = keys[\.format]
      file.encoding = keys[\.encoding]
      file.pointer = keys[\.pointer]
      file.sheet = keys[\.sheet]
      file.query = keys[\.query]
      if let sign = keys[\.delimiter] { file.delimiter = delimiter(sign, at: keys.place(\.delimiter.key) ?? place) }
      let rows = read(file, path, reported: keys[\.columns] ?? [], at: place)
      if let query = keys[\.query], rows?.rowCount == 0, keys[\.rows.allowsEmpty] != true {
        errors.append(SceneError(.table(.noRows(.query(query))), at: keys.place(\.query.key) ?? place))
      }
      guard let table = rows.flatMap({ shaped($0, keys, at: place) })
      else {
        broken.insert(entry.name)
        continue
      }
      named[entry.name] = table
    }
  }

  private mutating func delimiter(_ text: String, at place: SourcePlace) -> UInt8? {
    let names = ["comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|", "space": " ", "colon": ":"]
    let sign = names[text] ?? text
    if sign.utf8.count == 1 { return sign.utf8.first }
    let expected = "one character, or comma, semicolon, tab, pipe, space or colon"
    errors.append(SceneError(.value(.wrongType(expected: expected, found: "'\(text)'")), at: place))
    return nil
  }

  /// Returns the rows of `source`, which is the name of data in the report or a file. Returns nil after reporting
  /// errors.
  package mutating func rows(_ source: String, columns: [String] = [], at place: SourcePlace) -> Table? {
    if let table = named[source] { return table }
    if broken.contains(source) { return nil }
    let known = named.keys.sorted()
    // A name without a dot is probably a misspelled data name and not a file.
    if !source.contains("."), let suggestion = Suggestion.closest(to: source, among: known) {
      errors.append(
        SceneError(.table(.unknownTable(source, known: known, suggestion: suggestion)), at: place))
      return nil
    }
    let key = ([source] + columns).joined(separator: "\n")
    if let table = files[key] { return table }
    let file = DataImport(FilePath.join(FilePath.folder(of: access.sceneFile), source))
    guard let table = read(file, source, reported: columns, at: place) else { return nil }
    files[key] = table
    return table
  }

  private mutating func read(
    _ file: DataImport, _ path: String, reported columns: [String], at place: SourcePlace
  ) -> Table? {
    do throws(SceneError.Kind) { _ = try access.path(path) } catch {
      errors.append(SceneError(error, at: place))
      return nil
    }
    do throws(SceneErrors) {
      let data = try file.read(files: options.files, progress: options.progress)
      var meanings = MeaningReader(given: ColumnList(columns, of: data.table).given, locale: locale)
      let table = meanings.read(data.table)
      notes += data.notes.map(\.withoutHeading) + meanings.notes
      return table
    } catch {
      errors += error.errors
      return nil
    }
  }

  // MARK: Rows

  /// Returns the table with its derived columns, filters, order and limit applied, or nil after reporting errors.
  mutating func shaped<Keys: ReportRowKeys>(
    _ table: Table, _ keys: TypedRecord<Keys>, at place: SourcePlace
  ) -> Table? {
    let steps = RowSteps(
      derived: keys[\.rows.derive] ?? [], conditions: keys[\.rows.filter] ?? [], sort: keys[\.rows.sort] ?? [],
      limit: keys[\.rows.limit], allowsEmpty: keys[\.rows.allowsEmpty] ?? false)
    do throws(SceneErrors) { return try steps.applied(to: table) } catch {
      let places = [
        "--derive": keys.place(\.rows.derive.key), "--where": keys.place(\.rows.filter.key),
        "--sort": keys.place(\.rows.sort.key),
      ]
      errors += error.errors.map { located($0, at: (places[$0.place.file] ?? nil) ?? place, table) }
      return nil
    }
  }

  /// Returns the error with its position in the file. The position is found by searching for the text of the expression
  /// after its key.
  private func located(_ error: SceneError, at place: SourcePlace, _ table: Table) -> SceneError {
    var kind = error.kind
    if case .table(.unknownColumn(let name, _, _, _)) = kind, let several = table.columnsInOneText(name) {
      kind = several
    }
    guard let text = error.excerpt, let column = error.place.column, let line = place.line else {
      return SceneError(kind, at: place)
    }
    for number in line..<line + Self.reach {
      guard let source = SourceLine.read(number, of: place.file, options.files) else { break }
      guard let start = source.offset(of: text) else { continue }
      let found = SourcePlace(
        file: place.file, line: number, column: start + column, length: error.place.length)
      return SceneError(kind, at: found, excerpt: source)
    }
    return SceneError(kind, at: place)
  }

  /// The number of lines to search, which is more than the expressions of a key usually span.
  private static let reach = 40

  mutating func check(_ name: String, of table: Table, at place: SourcePlace) -> Int? {
    if let index = table.columnIndex(name) { return index }
    errors.append(SceneError(table.columnsInOneText(name) ?? table.unknownColumn(name), at: place))
    return nil
  }
}

extension Table {
  fileprivate func columnsInOneText(_ text: String) -> SceneError.Kind? {
    let parts = text.split(separator: ",").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard parts.count > 1, parts.allSatisfy({ $0 == "*" || isColumn($0) }) else { return nil }
    return .table(.columnsInOneText(text, parts: parts))
  }

  private func isColumn(_ text: String) -> Bool {
    columnIndex(text) != nil || columnIndex(String(text.prefix { $0 != ":" && $0 != "=" })) != nil
  }
}

extension String {
  /// Returns the offset of `part`, in Unicode scalars.
  fileprivate func offset(of part: String) -> Int? {
    let (text, part) = (Array(unicodeScalars), Array(part.unicodeScalars))
    guard part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).first { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}

protocol ReportRowKeys: RecordKeys {
  var rows: ReportRowFields { get }
}

extension ReportTableKeys: ReportRowKeys {}
extension ReportChartKeys: ReportRowKeys {}
extension ReportDataKeys: ReportRowKeys {}
