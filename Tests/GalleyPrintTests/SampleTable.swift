import GalleyFiles
import GalleyTemplate
import GalleyText

@testable import GalleyPrint
@testable import GalleyTables

/// Tables for tests, read in the same way as files are read by the command.
enum SampleTable {
  static func table(_ bytes: [UInt8], _ name: String = "a.csv") throws -> Table {
    let data = try DataImport(name).read(files: .memory([name: bytes]))
    var meanings = MeaningReader()
    return meanings.read(data.table)
  }

  static func table(_ text: String) throws -> Table { try table(Array(text.utf8)) }

  /// Returns `table` as Markdown, printed according to `plan`.
  static func markdown(_ table: Table, _ plan: TablePlan) throws -> String {
    let document = try TableDocument(table, plan, file: "a.csv", engine: TextEngine())
    var bytes: [UInt8] = []
    TableFile.markdown.write(document) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the cells of a Markdown table without its header.
  static func rows(_ markdown: String) -> [[String]] {
    markdown.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
