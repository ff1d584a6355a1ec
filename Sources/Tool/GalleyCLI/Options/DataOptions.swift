import ArgumentParser
import Galley
import GalleyTables

struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "csv, tsv, json, jsonl, stanzas, xlsx, sqlite, fixed (columns at the same places), words (apart by spaces), ruled (dashes below names) or lines; found by default.",
      valueName: "format"),
    transform: { name in
      guard let format = ImportFormat(rawValue: name) else {
        let known = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is no data format; known are \(known)")
      }
      return format
    })
  var format: ImportFormat?

  @Option(
    help: ArgumentHelp(
      "What stands between cells: a sign, or comma, semicolon, tab, pipe or space; found by default.",
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
          "'\(name)' is no delimiter; one sign is, and so are comma, semicolon, tab, pipe and space")
      }
      return byte
    })
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp(
      "The line that names the columns: its number, or none; found by default.", valueName: "line"),
    transform: { name in
      if name == "none" { return .none }
      guard let line = Int(name), 1...1_000_000 ~= line else {
        throw ValidationError("'\(name)' is no line; --header takes a number from 1, or none")
      }
      return .line(line)
    })
  var header: DataImport.Header = .found

  @Option(
    help: ArgumentHelp(
      "Rows at the end that are no data but sums, sources and notes: their number, or none; found by default.",
      valueName: "rows"),
    transform: { name in
      if name == "none" { return .none }
      guard let count = Int(name), 1...1000 ~= count else {
        throw ValidationError("'\(name)' is no number of rows; --footer takes a number from 1 to 1000, or none")
      }
      return .lines(count)
    })
  var footer: DataImport.Footer = .found

  @Option(
    help: ArgumentHelp(
      "How characters are written, such as utf-8, utf-16, windows-1252 or shift_jis; found by default.",
      valueName: "encoding"),
    transform: { name in
      guard let encoding = TextEncoding(name: name) else {
        let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is no encoding that can be read; known are \(known)")
      }
      return encoding
    })
  var encoding: TextEncoding?

  @Option(
    help: ArgumentHelp("Where the rows of a JSON file are, such as /items; found by default.", valueName: "pointer"))
  var pointer: String?

  @Option(help: ArgumentHelp("The sheet of a workbook; the first with rows by default.", valueName: "name"))
  var sheet: String?

  @Option(help: ArgumentHelp("What a SQLite database is asked; its largest table by default.", valueName: "select"))
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

  /// Throws if the table has no rows because of the options.
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
