/// The reason why the content of a file cannot be read as data.
public enum DataFault: Error, Hashable, Sendable {
  case broken(format: String, part: String)
  /// The compressed content has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// A recognized format that is not supported, such as "PDF files". `help` explains how to convert it.
  case unsupported(format: String, help: String)
  /// The text is not UTF-8, and no other encoding is clearly better than the others. `line` is the first affected line.
  case unclearEncoding([EncodingReading], line: Int?)
  /// A zip archive that is not a workbook and does not contain exactly one file.
  case archive(files: [String])
  case unknownSheet(String, known: [String])
  /// A sheet or another part of a workbook is not valid XML.
  case badSheet(part: String, line: Int, remark: String)
  case noTable
  case database(String)
  /// A query, or a view that it reads, takes more than this number of SQLite steps.
  case queryTooLong(steps: Int)
  /// A query needs more than `limit` bytes of memory, for its rows or for sorting.
  case queryTooLarge(limit: Int)
  case notAQuery(String)
  case queryWithoutDatabase
  case unusedOption(String, files: String)
}
