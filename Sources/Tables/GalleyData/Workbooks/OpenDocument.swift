import GalleyFiles
import GalleyXML

/// A LibreOffice spreadsheet (.ods, OpenDocument 1.3 part 3).
package struct OpenDocument {
  package private(set) var sheets: [String] = []
  private var tables: [SheetRows] = []

  private static let content = "content.xml"

  package init(_ bytes: [UInt8]) throws(DataFault) {
    let archive: ZipArchive
    do { archive = try ZipArchive(bytes, sizeLimit: Unpacking.limit) } catch {
      throw .broken(format: "ods", part: error.part)
    }
    var budget = UnpackingBudget(packed: bytes.count)
    try budget.take(archive.size)
    let text: [UInt8]?
    do { text = try archive.contents(of: Self.content) } catch { throw .broken(format: "ods", part: error.part) }
    guard let text else { throw .broken(format: "ods", part: "the file '\(Self.content)'") }
    let reader = OpenDocumentReader()
    tables = try reader.read(text, part: Self.content)
    sheets = tables.map(\.sheet)
  }

  package static func isOne(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0x50, 0x4B]), let archive = try? ZipArchive(bytes) else { return false }
    return archive.isOpenDocumentSheet
  }

  /// Returns the rows of a sheet. If `name` is nil, it is the first sheet with rows.
  package func rows(of name: String?) throws(DataFault) -> SheetRows {
    guard let name else { return tables.first { !$0.rows.isEmpty } ?? tables.first ?? SheetRows(sheet: "") }
    guard let table = tables.first(where: { $0.sheet == name }) else { throw .unknownSheet(name, known: sheets) }
    return table
  }
}
