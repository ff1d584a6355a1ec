import ArgumentParser
import Galley

/// How a data file is read.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("csv, tsv, json, jsonl or stanzas, whatever the extension.", valueName: "format"),
    transform: { name in
      guard let format = DataFormat(rawValue: name) else {
        let known = DataFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is no data format; known are \(known)")
      }
      return format
    })
  var format: DataFormat?

  @Option(
    help: ArgumentHelp(
      "What stands between cells: comma, semicolon or tab; the first line shows it by default.", valueName: "delimiter"),
    transform: { name in
      let signs: [String: DataFile.Delimiter] = [",": .comma, ";": .semicolon, "\t": .tab, "\\t": .tab]
      guard let delimiter = DataFile.Delimiter(rawValue: name) ?? signs[name] else {
        throw ValidationError("'\(name)' is no delimiter; known are comma, semicolon and tab")
      }
      return delimiter
    })
  var delimiter: DataFile.Delimiter?

  @Option(
    help: ArgumentHelp("How characters are written: utf-8, utf-16, latin-1 or windows-1252.", valueName: "encoding"),
    transform: { name in
      guard let encoding = TextEncoding(name: name) else {
        let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(name)' is no encoding that can be read; known are \(known)")
      }
      return encoding
    })
  var encoding: TextEncoding?

  @Option(help: ArgumentHelp("Where the rows of a JSON file are, such as /items.", valueName: "pointer"))
  var pointer = ""

  /// The table in `file`, or every mistake of it.
  func read(_ file: String) throws(SceneErrors) -> DataTable {
    var data = DataFile(file)
    data.format = format ?? data.format
    data.delimiter = delimiter
    data.encoding = encoding
    data.pointer = pointer
    let bar = LoadingBar()
    defer { bar.finish() }
    return try data.table(progress: bar.show)
  }
}
