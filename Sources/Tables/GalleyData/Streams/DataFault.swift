/// Why what lies in a file cannot be read as data, as data.
public enum DataFault: Error, Hashable, Sendable {
  /// A compressed file is broken, or unpacks to more bytes than `limit`.
  case broken(format: String, part: String)
  /// What is compressed unpacks to more bytes than `limit`.
  case tooLarge(limit: Int)
  /// A format that is known by its content and is not read, such as "PDF files"; `help` says how to convert it.
  case unsupported(format: String, help: String)
  /// A text is not UTF-8, and none of these encodings reads it clearly better than the others; `line` is the first such.
  case unclearEncoding([EncodingReading], line: Int?)
  /// A zip archive that is not a workbook and holds these files, which are not one.
  case archive(files: [String])
  case unknownSheet(String, known: [String])
  /// A workbook's sheet, or a part of it, is no XML that is read.
  case badSheet(part: String, line: Int, remark: String)
  case noTable
  case database(String)
  /// A query, or a view that it reads, takes more than so many steps of SQLite.
  case queryTooLong(steps: Int)
  /// A query needs more memory than so many bytes, for its rows or for sorting them.
  case queryTooLarge(limit: Int)
  case notAQuery(String)
  case queryWithoutDatabase
  case unusedOption(String, files: String)
}
