package import GalleyMessages

extension DataFault {
  package var words: Words {
    switch self {
    case .broken(let format, let part): Words("this \(format) file is broken: cannot read \(part)")
    case .tooLarge(let limit):
      Words(
        "this file decompresses to more than \(Words.bytes(limit))",
        help: "the limit is 128 MB and 64 times the compressed size; if you trust the file, decompress it first")
    case .unsupported(let format, let help): Words("galley does not read \(format)", help: help)
    case .unclearEncoding(let readings, let line):
      Words(
        "\(line.map { "line \(Words.grouped($0))" } ?? "the text") is not UTF-8, and the encoding is ambiguous: "
          + readings.map { "\($0.encoding.rawValue) reads '\($0.word)'" }.joined(separator: ", "),
        help: "name the encoding, for example --encoding \(readings.first?.encoding.rawValue ?? "windows-1252")")
    case .archive(let files):
      files.isEmpty
        ? Words("the zip archive contains no file")
        : Words(
          "the zip archive contains \(Words.count(files.count, "file")): \(Self.shown(files))",
          help: "unpack it, and name the file to read")
    case .unknownSheet(let name, let known):
      Words("the workbook has no sheet '\(name)'", help: "its sheets are \(Words.alternatives(known))")
    case .badSheet(let part, let line, let remark):
      Words("the file '\(part)' in the workbook is broken at line \(line): \(remark)")
    case .noTable: Words("the database has no table")
    case .database(let remark): Words("SQLite reports: \(remark)")
    case .queryTooLong(let steps):
      Words(
        "the query, or a view that it reads, takes more than \(Words.grouped(steps)) SQLite steps",
        help: "select fewer rows with --query, or store the result in a table")
    case .queryTooLarge(let limit):
      Words("the query needs more than \(Words.bytes(limit)) of memory", help: "select fewer rows with --query")
    case .notAQuery(let query):
      Words(
        "'\(query)' is not a single query",
        help: "write one SELECT statement; statements that change data are not allowed")
    case .unusedOption(let option, let files):
      Words("'\(option)' has no effect on this file: it is for \(files)", help: "leave it out")
    case .queryWithoutDatabase:
      Words("--query is for SQLite databases", help: "for other files, select rows with --where")
    }
  }

  private static func shown(_ files: [String]) -> String {
    let names = files.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return files.count > 5 ? names + " and \(files.count - 5) more" : names
  }
}
