public import GalleyFiles
import GalleyPDF
public import GalleyPrint
public import GalleyTemplate

/// A table that is laid out on pages and can be written as a PDF, as pictures and as drawings.
public struct PrintedTable {
  /// The table on its pages.
  public let document: TableDocument
  private let press: Press

  /// Lays out `table`, which was read from `file`, as `plan` says; mistakes are told at `place`.
  ///
  /// - Throws: ``ProofError/print(_:at:)``.
  public init(
    _ table: Table, _ plan: TablePlan, file: String, press: Press = Press(), at place: SourcePlace? = nil
  ) throws(ProofError) {
    self.press = press
    do { document = try TableDocument(table, plan, file: file, engine: press.engine) } catch {
      throw .print(error, at: place)
    }
  }

  /// Writes the pages to `name` below `folder`, and gives the names of the files, in the order of the pages.
  ///
  /// Pictures of several pages are numbered behind the name. Nothing half-written is left behind.
  ///
  /// - Parameters:
  ///   - scale: pixels a point, of PNG files.
  ///   - progress: hears how many pages are done.
  /// - Throws: ``ProofError/output(_:)`` and ``ProofError/paint(_:)``.
  public func write(
    to folder: OutputFolder, as name: String, kind: PrintKind, scale: Double = 2, progress: (Int) -> Void = { _ in }
  ) throws(ProofError) -> [(name: String, bytes: Int)] {
    if kind == .pdf { return [(name, try writePDF(to: folder, as: name, progress: progress))] }
    var files: [(name: String, bytes: Int)] = []
    for page in 0..<document.pageCount {
      let bytes = try bytes(ofPage: page, kind: kind, scale: scale)
      let own = numbered(name, page: page)
      do { try folder.write(bytes, to: own) } catch { throw .output(error) }
      files.append((own, bytes.count))
      progress(page + 1)
    }
    return files
  }

  private func writePDF(to folder: OutputFolder, as name: String, progress: (Int) -> Void) throws(ProofError) -> Int {
    do {
      let file = try folder.begin(name)
      let painter = try press.painter()
      try TablePrinter(document).writePDF(
        painter: painter, to: { bytes throws(OutputError) in try file.write(bytes) }, progress: progress)
      try file.close()
      return file.byteCount
    } catch {
      throw ProofError(anyOf: error)
    }
  }

  private func bytes(ofPage page: Int, kind: PrintKind, scale: Double) throws(ProofError) -> [UInt8] {
    do {
      let picture = try TablePrinter(document).picture(ofPage: page)
      return try kind == .png ? press.painter().png(picture, scale: scale) : press.painter().svg(picture)
    } catch {
      throw ProofError(anyOf: error)
    }
  }

  /// `table.png` of the second of twelve pages is `table-02.png`.
  private func numbered(_ name: String, page: Int) -> String {
    guard document.pageCount > 1 else { return name }
    let digits = String(document.pageCount).count
    let number = String(page + 1)
    let stem = name.dropLast(FilePath.fileExtension(of: name).count + 1)
    let zeros = String(repeating: "0", count: digits - number.count)
    return "\(stem)-\(zeros)\(number).\(FilePath.fileExtension(of: name))"
  }
}
