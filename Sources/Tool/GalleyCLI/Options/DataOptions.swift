import ArgumentParser
import Galley
import GalleyTables

struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Format of the file, such as csv. (default: detected)",
      discussion: """
        Formats: csv, tsv, json, jsonl, stanzas, xlsx, sqlite, fixed (fixed-width columns), words (columns separated \
        by spaces), ruled (a line of dashes below the header), lines.
        """,
      valueName: "format"),
    transform: { name in
      guard let format = ImportFormat(rawValue: name) else {
        let known = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is not a data format; use \(known)")
      }
      return format
    })
  var format: ImportFormat?

  @Option(
    help: ArgumentHelp(
      "Character between cells, or its name. (default: detected)",
      discussion: "Names: comma, semicolon, tab, pipe, space.",
      valueName: "delimiter"),
    transform: { name in
      let names = [
        "comma": ",", "semicolon": ";", "tab": "\t", "\\t": "\t", "pipe": "|", "space": " ", "colon": ":",
      ]
      let sign = names[name] ?? name
      guard sign.utf8.count == 1, let byte = sign.utf8.first, byte < 0x7F, !Character(sign).isLetter,
        !Character(sign).isNumber, byte != 0x22, !Character(sign).isNewline
      else {
        throw ValidationError(
          "'\(name)' is not a delimiter; write one character, or comma, semicolon, tab, pipe or space")
      }
      return byte
    })
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp(
      "Line number of the header row, or none. (default: detected)", valueName: "line"),
    transform: { name in
      if name == "none" { return .none }
      guard let line = Int(name), 1...1_000_000 ~= line else {
        throw ValidationError("'\(name)' is not a line number; write --header with a number from 1, or none")
      }
      return .line(line)
    })
  var header: DataImport.Header = .found

  @Option(
    help: ArgumentHelp(
      "Number of footer rows to leave out, or none. (default: detected)",
      discussion: "Footer rows are totals, sources and notes at the end of the file.",
      valueName: "rows"),
    transform: { name in
      if name == "none" { return .none }
      guard let count = Int(name), 1...1000 ~= count else {
        throw ValidationError("'\(name)' is not a number of rows; write --footer with a number from 1 to 1000, or none")
      }
      return .lines(count)
    })
  var footer: DataImport.Footer = .found

  @Option(
    help: ArgumentHelp(
      "Encoding of the file, such as utf-8 or windows-1252. (default: detected)",
      valueName: "encoding"),
    transform: { name in
      guard let encoding = TextEncoding(name: name) else {
        let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is not a known encoding; use \(known)")
      }
      return encoding
    })
  var encoding: TextEncoding?

  @Option(
    help: ArgumentHelp("JSON Pointer to the rows, such as /items. (default: detected)", valueName: "pointer"))
  var pointer: String?

  @Option(help: ArgumentHelp("Workbook sheet to read. (default: the first sheet with rows)", valueName: "name"))
  var sheet: String?

  @Option(
    help: ArgumentHelp("SELECT statement for a SQLite database. (default: the largest table)", valueName: "select"))
  var query: String?

  func read(_ file: String, files: FileReader = Inputs.files) throws(SceneErrors) -> ImportedData {
    var data = DataImport(file)
    data.format = format
    data.delimiter = delimiter
    data.header = header
    data.footer = footer
    data.encoding = encoding
    data.pointer = pointer
    data.sheet = sheet
    data.query = query
    let bar = LoadingBar()
    defer { bar.finish() }
    return try data.read(files: files, progress: bar.show)
  }

  /// Throws an error if the options leave the table without rows.
  func refuseEmpty(_ table: DataTable, file: String) throws(SceneErrors) {
    guard table.rowCount == 0 else { return }
    let reason: (SceneError.Kind.Tables.EmptyResult, place: String)
    if let query {
      reason = (.query(query), "--query")
    } else if case .line(let line) = header {
      reason = (.header(line: line), "--header")
    } else if case .lines(let count) = footer {
      reason = (.footer(rows: count), "--footer")
    } else {
      reason = (.file, file)
    }
    throw SceneErrors([SceneError(.table(.noRows(reason.0)), at: SourcePlace(file: reason.place))])
  }
}
