import GalleyFiles

package enum ArchiveContent: Hashable, Sendable {
  case workbook
  case file(name: String, bytes: [UInt8])

  package init(_ bytes: [UInt8]) throws(DataFault) {
    let archive: ZipArchive
    do { archive = try ZipArchive(bytes) } catch { throw .broken(format: "zip", part: error.part) }
    let names = Set(archive.names)
    if names.contains("xl/workbook.xml") || archive.isOpenDocumentSheet {
      self = .workbook
      return
    }
    if let document = Self.document(archive, names) { throw document }
    let files = archive.names.filter { !Self.isMetadata($0) }
    guard files.count == 1, let name = files.first else { throw .archive(files: files) }
    do {
      guard let content = try archive.contents(of: name) else { throw DataFault.archive(files: files) }
      self = .file(name: name, bytes: content)
    } catch let fault as ZipArchive.Fault {
      throw .broken(format: "zip", part: fault.part)
    } catch {
      throw .archive(files: files)
    }
  }

  private static func isMetadata(_ name: String) -> Bool {
    name.hasSuffix("/") || name.hasPrefix("__MACOSX/") || name == ".DS_Store" || name.hasSuffix("/.DS_Store")
  }

  private static func document(_ archive: ZipArchive, _ names: Set<String>) -> DataFault? {
    let office = "convert it first, for example: soffice --headless --convert-to xlsx FILE"
    if names.contains("xl/workbook.bin") { return .unsupported(format: "binary workbooks (.xlsb)", help: office) }
    if names.contains("word/document.xml") {
      return .unsupported(format: "Word documents (.docx)", help: "copy the table into a workbook or a CSV file first")
    }
    if names.contains("ppt/presentation.xml") {
      return .unsupported(format: "presentations (.pptx)", help: "copy the table into a workbook or a CSV file first")
    }
    if names.contains("Index/Document.iwa") || names.contains("Index.zip") {
      return .unsupported(format: "Numbers documents", help: "export it as Excel or CSV first")
    }
    let type = (try? archive.contents(of: "mimetype")).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if type.hasPrefix("application/") {
      return .unsupported(
        format: "documents of the type \(type.prefix { !$0.isWhitespace })",
        help: "export its table as a workbook or a CSV file first")
    }
    return nil
  }
}

extension ZipArchive {
  /// Whether the archive is a LibreOffice spreadsheet.
  var isOpenDocumentSheet: Bool {
    let type = (try? contents(of: "mimetype")).flatMap { $0 } ?? []
    return type.starts(with: "application/vnd.oasis.opendocument.spreadsheet".utf8)
  }
}
