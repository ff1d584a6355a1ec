import Foundation
import Galley
import GalleyImage
import GalleyPDF
import Testing

private let pdftoppm = ["/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm", "/opt/homebrew/bin/pdftoppm"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

@Suite("PDF pages compared with Cairo", .enabled(if: pdftoppm != nil, "needs pdftoppm"))
struct PrintedPagesTests {
  private func table() throws -> DataTable {
    let names = [
      "Grüße ffi", "السلام عليكم لا", "שלום", "हिन्दी क्षत्रिय", "漢字かな", "👍 ok", "a much longer text that has to be broken",
    ]
    let rows = (0..<70).map { "\($0),\(names[$0 % names.count]),\(Double($0) / 8),https://example.org/\($0)" }
    let text = "id,name,share,page\n" + rows.joined(separator: "\n") + "\n"
    return try DataFile("a.csv").table(files: .memory(["a.csv": Array(text.utf8)]))
  }

  @Test("A PDF written by Galley looks like a PDF that Cairo writes", arguments: [false, true])
  func sameAsCairo(isZebra: Bool) throws {
    var plan = TablePlan(title: "Ünits")
    plan.paper.orientation = .portrait
    plan.paper.size = Size(width: 320, height: 480)
    plan.isZebra = isZebra
    let renderContext = RenderContext()
    let document = try TableDocument(table(), plan, file: "a.csv", engine: renderContext.engine)
    #expect(document.fit.layout == .wrapped && document.pageCount > 2)
    var own: [UInt8] = []
    let printer = TablePrinter(document)
    try printer.writePDF(painter: renderContext.painter(), to: { own += $0 })
    let reference = try PDFDocument(painter: renderContext.painter())
    for page in 0..<document.pageCount { try reference.addPage(printer.picture(ofPage: page)) }
    let drawn = try pixels(own)
    let expected = try pixels(reference.finish())
    #expect(drawn.count == document.pageCount && expected.count == document.pageCount)
    for (page, (own, cairo)) in zip(drawn, expected).enumerated() {
      // Cairo rounds glyph positions by up to a quarter of a pixel, so only the edges of glyphs differ.
      let diff = PixelComparison(metric: .yiq, threshold: 0.1).compare(own, cairo)
      #expect(diff.ratio < 0.005, "page \(page + 1): \(diff.ratio * 100) % of the pixels differ to the eye")
      let mean = zip(own.pixels, cairo.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(Double(mean) / Double(own.pixels.count) < 1)
    }
  }

  /// Returns the pages as Poppler rasterises them.
  private func pixels(_ file: [UInt8]) throws -> [Bitmap] {
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).pdf")
    try Data(file).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(pdftoppm))
    process.arguments = ["-r", "144", place.path]
    process.standardOutput = output
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return try PortablePixmap.decodeAll(bytes)
  }
}
