public enum DataFault: Error, Hashable, Sendable {
  case broken(format: String, part: String)
  /// The unpacked content is larger than this number of bytes.
  case tooLarge(limit: Int)
  /// A format such as "PDF files". `help` explains how to convert them.
  case unsupported(format: String, help: String)
  /// The text is not UTF-8, and none of the other encodings is clearly the best. `line` is the first affected line.
  case unclearEncoding([EncodingReading], line: Int?)
  /// An archive that is not a workbook and does not contain exactly one file.
  case archive(files: [String])
  case unknownSheet(String, known: [String])
  /// A part of a workbook is not valid XML.
  case badSheet(part: String, line: Int, remark: String)
  case noTable
  case database(String)
  /// The query takes more than this number of SQLite steps, including those of views that it reads.
  case queryTooLong(steps: Int)
  /// The query needs more than this number of bytes for its rows or for sorting.
  case queryTooLarge(limit: Int)
  case notAQuery(String)
  case queryWithoutDatabase
  case unusedOption(String, files: String)
}
