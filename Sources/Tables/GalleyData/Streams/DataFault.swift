public enum DataFault: Error, Hashable, Sendable {
  case broken(format: String, part: String)
  /// In compressed content, in bytes.
  case tooLarge(limit: Int)
  /// Such as "PDF files". `help` explains how to convert it.
  case unsupported(format: String, help: String)
  /// No encoding other than UTF-8 is clearly better than the others. `line` is the first affected line.
  case unclearEncoding([EncodingReading], line: Int?)
  /// Neither a workbook nor a zip archive of exactly one file.
  case archive(files: [String])
  case unknownSheet(String, known: [String])
  /// A part of a workbook is not valid XML.
  case badSheet(part: String, line: Int, remark: String)
  case noTable
  case database(String)
  /// In SQLite steps, also of a view that the query reads.
  case queryTooLong(steps: Int)
  /// In bytes, for rows or for sorting.
  case queryTooLarge(limit: Int)
  case notAQuery(String)
  case queryWithoutDatabase
  case unusedOption(String, files: String)
}
