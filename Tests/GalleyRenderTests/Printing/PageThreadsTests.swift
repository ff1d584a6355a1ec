import Foundation
import Galley
import GalleyFiles
import GalleyGeometry
import GalleyPDF
import GalleyPages
import GalleyPaint
import GalleyPrint
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@Suite("Drawing pages in parallel")
struct PageThreadsTests {
  private let renderContext = RenderContext()

  /// Returns the PDF of `document`, drawn by `count` threads.
  private func bytes(of document: TableDocument, by count: Int) throws -> [UInt8] {
    let printer = TablePrinter(document)
    let others = try (1..<count).map { _ in
      PageArtist(try printer.copy(engine: renderContext.engine.copy()), painter: try Painter())
    }
    var bytes: [UInt8] = []
    try TablePrinter(document, others: others).writePDF(painter: renderContext.painter(), to: { bytes += $0 })
    return bytes
  }

  /// A table with a number and the text `cell(row)` in each row.
  private func document(
    rows: Int, stacked: Bool = false, _ cell: (Int) -> String
  ) throws -> TableDocument {
    let text =
      "name,share,group\n" + (0..<rows).map { "\(cell($0)),\(Double($0) / 8),\($0 / 40)" }.joined(separator: "\n")
    let table = try DataFile("a.csv").table(files: .memory(["a.csv": Array((text + "\n").utf8)]))
    var plan = TablePlan(title: "Ünits")
    plan.paper.size = Size(width: 320, height: 240)
    plan.groups = stacked ? [] : ["group"]
    if stacked { plan.stacking = .always }
    return try TableDocument(table, plan, file: "a.csv", engine: renderContext.engine)
  }

  /// Contents of cells: plain letters, and content such as other fonts, emoji and ligatures, which only the writer can
  /// draw.
  private static let kinds: [(name: String, cells: [String])] = [
    ("letters", ["alpha", "Beta", "gamma delta"]),
    ("other fonts now and then", ["alpha", "beta", "gamma", "delta", "السلام", "eta", "theta", "漢字"]),
    ("emoji on every page", ["alpha", "👍 ok", "🇩🇪"]),
    ("one glyph of several meanings", ["Ω", "\u{2126}", "K", "\u{212A}", "ffi", "e\u{301}", "é"]),
  ]

  @Test("The PDF of a table is byte-identical with any number of threads", arguments: kinds.indices, [false, true])
  func sameBytes(kind: Int, stacked: Bool) throws {
    let cells = Self.kinds[kind].cells
    let document = try document(rows: 300, stacked: stacked) { cells[($0 * 7 + $0 / 50) % cells.count] }
    #expect(document.pageCount > 20)
    let alone = try bytes(of: document, by: 1)
    for count in 2...3 { #expect(try bytes(of: document, by: count) == alone) }
  }

  @Test("Each font file is read once for all threads, and few pages are drawn twice")
  func fontsAreReadOnce() throws {
    let document = try document(rows: 600) { ["row \($0)", "السلام \($0)", "漢字 \($0)", "かな \($0)"][$0 % 4] }
    #expect(document.pageCount > 40)
    var counts: [[Int]] = []
    for count in [1, 3] {
      let printer = TablePrinter(document)
      let others = try (1..<count).map { _ in
        PageArtist(try printer.copy(engine: renderContext.engine.copy()), painter: try Painter())
      }
      let painter = try Painter()
      let writer = try PDFWriter(PDFDocument.Metadata(), painter: painter, to: PDFTarget { _ in })
      try TablePrinter(document, others: others).addPages(to: writer, painter: painter)
      counts.append([writer.fontFilesRead, writer.redrawnPages])
    }
    #expect(counts[0][1] == 0 && counts[0][0] >= 3)
    #expect(counts[1][0] == counts[0][0])
    #expect(counts[1][1] <= 3, "\(counts[1][1]) of \(document.pageCount) pages")
  }

  @Test("A font that first occurs on a late page is embedded with any number of threads")
  func lateFont() throws {
    let document = try document(rows: 400) { $0 == 390 ? "漢字" : "row \($0)" }
    let alone = try bytes(of: document, by: 1)
    #expect(try bytes(of: document, by: 2) == alone)
    #expect(alone.count > (try bytes(of: self.document(rows: 400) { "row \($0)" }, by: 2)).count)
  }

  @Test("The pages that a command writes are identical with any number of workers")
  func sameFiles() throws {
    let text = "name,number\n" + (0..<3_000).map { "row \($0),\($0 * 37 % 101)" }.joined(separator: "\n")
    let table = try DataFile("a.csv").table(files: .memory(["a.csv": Array(text.utf8)]))
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [Data] = []
    for workers in 1...3 {
      let printed = try PrintedTable(
        table, TablePlan(title: "Rows"), file: "a.csv", renderContext: renderContext, workers: workers)
      #expect(printed.document.pageCount >= 48)
      let pages = PageFiles("\(workers).pdf", in: OutputFolder(folder.path), kind: .pdf)
      _ = try printed.write(to: pages)
      files.append(try Data(contentsOf: folder.appending(path: "\(workers).pdf")))
    }
    #expect(files[0] == files[1] && files[0] == files[2])
  }
}
