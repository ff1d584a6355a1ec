package import GalleyMessages

extension DataFault {
  package var words: Words {
    switch self {
    case .broken(let format, let part): Words("this \(format) file is broken: \(part) cannot be read")
    case .tooLarge(let limit):
      Words(
        "this file unpacks to more than \(Words.bytes(limit))",
        help: "a packed file may unpack to 128 MB and 64 times its size; if you trust it, unpack it first")
    case .unsupported(let format, let help): Words("\(format) are not read", help: help)
    case .unclearEncoding(let readings, let line):
      Words(
        "\(line.map { "line \(Words.grouped($0))" } ?? "the text") is not UTF-8, and its encoding is not clear: "
          + readings.map { "\($0.encoding.rawValue) reads '\($0.word)'" }.joined(separator: ", "),
        help: "name it, for example with --encoding \(readings.first?.encoding.rawValue ?? "windows-1252")")
    case .archive(let files):
      files.isEmpty
        ? Words("the zip archive holds no file")
        : Words(
          "the zip archive holds \(Words.count(files.count, "file")): \(Self.shown(files))",
          help: "unpack it, and name the file to read")
    case .unknownSheet(let name, let known):
      Words("the workbook has no sheet '\(name)'", help: "its sheets are \(Words.alternatives(known))")
    case .badSheet(let part, let line, let remark):
      Words("the workbook's file '\(part)' is broken at line \(line): \(remark)")
    case .noTable: Words("the database has no table")
    case .database(let remark): Words("SQLite says: \(remark)")
    case .queryTooLong(let steps):
      Words(
        "the query, or a view that it reads, takes more than \(Words.grouped(steps)) steps of SQLite",
        help: "select fewer rows with --query, or put the result into a table of its own")
    case .queryTooLarge(let limit):
      Words("the query needs more than \(Words.bytes(limit)) of memory", help: "select fewer rows with --query")
    case .notAQuery(let query):
      Words("'\(query)' is no single query", help: "one SELECT is asked, and nothing can be changed")
    case .unusedOption(let option, let files):
      Words("'\(option)' has no effect on this file: it is for \(files)", help: "leave it out")
    case .queryWithoutDatabase:
      Words("--query is for SQLite databases", help: "rows of other files are chosen with --where")
    }
  }

  private static func shown(_ files: [String]) -> String {
    let names = files.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return files.count > 5 ? names + " and \(files.count - 5) more" : names
  }
}
