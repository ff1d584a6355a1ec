import ArgumentParser
import Galley

/// How a data file is read.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("csv, tsv, json, jsonl or stanzas, whatever the extension.", valueName: "format"),
    transform: { name in
      guard let format = DataFormat(rawValue: name) else { throw ValidationError("'\(name)' is no data format") }
      return format
    })
  var format: DataFormat?

  @Option(
    help: ArgumentHelp("What stands between cells: comma, semicolon or tab.", valueName: "delimiter"),
    transform: { name in
      guard let delimiter = DataFile.Delimiter(rawValue: name) else {
        throw ValidationError("'\(name)' is no delimiter")
      }
      return delimiter
    })
  var delimiter: DataFile.Delimiter?

  @Option(help: ArgumentHelp("Where the rows of a JSON file are, such as /items.", valueName: "pointer"))
  var at = ""

  /// The table in `file`, or every mistake of it.
  func read(_ file: String) throws(SceneErrors) -> Table {
    var data = DataFile(file)
    data.format = format ?? data.format
    data.delimiter = delimiter
    data.pointer = at
    let bar = LoadingBar()
    defer { bar.finish() }
    return try data.table(progress: bar.show)
  }
}
