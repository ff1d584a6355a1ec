import GalleyGeometry
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Writing PDF documents", .enabled(if: Tool.readsPDF, "needs pdftotext, pdffonts, pdfinfo and qpdf"))
struct PDFDocumentTests {
  private func document(_ pictures: [Picture], names: [String?] = []) throws -> [UInt8] {
    let document = try PDFDocument(.init(title: "Fahrplan – ü"), painter: Painter())
    for (index, picture) in pictures.enumerated() {
      try document.addPage(picture, name: index < names.count ? names[index] : nil)
    }
    return try document.finish()
  }

  private func read(_ file: [UInt8], with tool: String, _ arguments: String...) throws -> String {
    try #require(Tool(tool)).read(file, arguments)
  }

  private func page(_ items: Picture.Item...) -> Picture {
    Picture(size: Size(width: 300, height: 100), items: items)
  }

  private func text(_ run: GlyphRun) -> Picture.Item {
    .glyphs(.init(run, at: Point(x: 20, y: 50), .color(.black)))
  }

  @Test("qpdf finds no errors in a PDF document with repeated images")
  func check() throws {
    let report = try read(document([Sampler.picture, repeatedImages]), with: "qpdf", "--check", "FILE")
    #expect(report.contains("No syntax or stream encoding errors found"))
    #expect(!report.contains("WARNING"))
  }

  @Test(
    "Text can be extracted from the PDF document",
    arguments: ["Guten Tag, Welt 12:45", "Ünïcödé – „Zitat“", "fi fl ffi"])
  func selectableText(line: String) throws {
    let file = try document([page(text(HandmadeRun.make(line, size: 14)))])
    #expect(try read(file, with: "pdftotext", "FILE", "-").contains(line))
  }

  @Test("Right-to-left text is extracted from a PDF document in reading order")
  func rightToLeft() throws {
    let run = HandmadeRun.make("שלום עולם", HandmadeRun.hebrew, size: 14, isRightToLeft: true)
    #expect(try read(document([page(text(run))]), with: "pdftotext", "FILE", "-").contains("שלום עולם"))
  }

  @Test("A ligature is extracted from a PDF document as its individual letters")
  func ligature() throws {
    // One glyph that stands for two letters, like "fi" in a font with ligatures.
    var run = HandmadeRun.make("xyz", size: 14)
    run.text = "xfiz"
    run.clusters = [.init(bytes: 1, glyphs: 1), .init(bytes: 2, glyphs: 1), .init(bytes: 1, glyphs: 1)]
    #expect(try read(document([page(text(run))]), with: "pdftotext", "FILE", "-").contains("xfiz"))
  }

  @Test("Emoji can be extracted from a PDF document as text although they are drawn as images")
  func emoji() throws {
    let run = HandmadeRun.make("😀🎉", HandmadeRun.emoji, size: 20, isColor: true)
    let file = try document([page(text(run)), page(text(run))])
    #expect(try read(file, with: "pdftotext", "FILE", "-").components(of: "😀🎉") == 2)
    #expect(try read(file, with: "pdffonts", "FILE").contains("Type 3"))
  }

  @Test("A PDF document embeds a subset of each font")
  func fonts() throws {
    let report = try read(document([page(text(HandmadeRun.make("abc", size: 14)))]), with: "pdffonts", "FILE")
    let line = try #require(report.split(separator: "\n").first { $0.contains("+Inter-Regular") })
    // The columns emb, sub and uni mean embedded, subset, and mapped to Unicode.
    #expect(line.split(separator: " ").filter { $0 == "yes" }.count == 3)
  }

  @Test("A PDF document states its title, a fixed date and the sizes of its pages in points")
  func info() throws {
    let wide = Picture(size: Size(width: 421.5, height: 30))
    let report = try read(document([page(), wide]), with: "pdfinfo", "-l", "9", "-isodates", "FILE")
    #expect(report.contains("Fahrplan – ü"))
    #expect(report.contains("2000-01-01T00:00:00Z"))
    #expect(report.contains("Pages:           2"))
    #expect(report.contains("300 x 100 pts"))
    #expect(report.contains("421.5 x 30 pts"))
  }

  @Test("Pages that have a name are listed in the outline of the PDF document")
  func outline() throws {
    let report = try read(document([page(), page()], names: ["One", nil]), with: "qpdf", "--json", "FILE")
    #expect(report.contains("\"title\": \"One\""))
  }

  @Test("Writing the same PDF document twice produces identical bytes")
  func determinism() throws {
    #expect(try document([Sampler.picture, repeatedImages]) == document([Sampler.picture, repeatedImages]))
  }

  @Test("A page size that PDF readers would reject is an error")
  func limits() throws {
    let document = try PDFDocument(painter: Painter())
    #expect(throws: PaintError.pageTooLarge(width: 10, height: 14_401, limit: 14_400)) {
      try document.addPage(Picture(size: Size(width: 10, height: 14_401)))
    }
    #expect(throws: PaintError.canvasWithoutArea(width: 0, height: 1)) {
      try document.addPage(Picture(size: Size(width: 0, height: 1)))
    }
    try document.addPage(Picture(size: Size(width: 10, height: 14_400)))
    #expect(try document.finish().starts(with: Array("%PDF".utf8)))
  }

  private var repeatedImages: Picture {
    let image = PictureImage(digest: "dot", bitmap: Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    let items = (0..<3).map { index in
      Picture.Item.image(.init(image, in: Rect(x: Double(index) * 20, y: 0, width: 10, height: 10)))
    }
    return Picture(size: Size(width: 60, height: 10), items: items + [.group(.init(items, opacity: 0.5))])
  }
}

extension String {
  /// Returns the number of occurrences of `text`.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
