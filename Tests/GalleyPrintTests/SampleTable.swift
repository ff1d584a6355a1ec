import GalleyFiles
import GalleyTemplate
import GalleyText

@testable import GalleyPrint
@testable import GalleyTables

/// Tables of tests, read as the command reads files.
enum SampleTable {
  /// The rows of the file `name` that holds `bytes`.
  static func table(_ bytes: [UInt8], _ name: String = "a.csv") throws -> Table {
    let data = try DataImport(name).read(files: .memory([name: bytes]))
    var meanings = MeaningReader()
    return meanings.read(data.table)
  }

  /// The rows of a file that holds `text`.
  static func table(_ text: String) throws -> Table { try table(Array(text.utf8)) }

  /// `table` as Markdown, printed as `plan` says.
  static func markdown(_ table: Table, _ plan: TablePlan) throws -> String {
    let document = try TableDocument(table, plan, file: "a.csv", engine: TextEngine())
    var bytes: [UInt8] = []
    TableFile.markdown.write(document) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The cells of the rows of a table in Markdown, without its titles.
  static func rows(_ markdown: String) -> [[String]] {
    markdown.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
