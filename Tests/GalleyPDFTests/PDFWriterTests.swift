import GalleyFiles
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Writing PDF files", .enabled(if: Tool.readsPDF, "needs pdftotext, pdffonts, pdfinfo and qpdf"))
struct PDFWriterTests {
  private func document(_ pictures: [Picture], names: [String?] = []) throws -> [UInt8] {
    let pages = pictures.enumerated().map { index, picture in
      let name = index < names.count ? names[index] : nil
      return PDFPage(picture, outline: name.map { [PDFPage.OutlineEntry($0)] } ?? [])
    }
    return try PDFWriter.bytes(of: pages, .init(title: "Fahrplan – ü"), painter: Painter())
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

  @Test("qpdf finds no errors in a PDF with repeated images")
  func check() throws {
    let report = try read(document([Sampler.picture, repeatedImages]), with: "qpdf", "--check", "FILE")
    #expect(report.contains("No syntax or stream encoding errors found"))
    #expect(!report.contains("WARNING"))
  }

  @Test("Writing the pages of a PDF in batches produces the same bytes", arguments: 1...5)
  func stretches(count: Int) throws {
    let run = HandmadeRun.make("Guten Tag", size: 14)
    let pages = [
      page(text(run)), Sampler.picture, repeatedImages, page(text(HandmadeRun.make("fi", size: 9)), text(run)), page(),
    ]
    let whole = try document(pages, names: ["One", nil, "Three"])
    var fragments: [(PDFFragment, [UInt8])] = []
    for number in 0..<count {
      let stretch = PDFStretch(
        pages.count * number / count..<pages.count * (number + 1) / count, isLast: number == count - 1)
      var bytes: [UInt8] = []
      let target = PDFTarget(stretch) { piece throws(OutputError) in
        bytes += piece
      } note: {
        fragments.append(($0, bytes))
      }
      let writer = try PDFWriter(.init(title: "Fahrplan – ü"), painter: Painter(), to: target)
      for index in writer.pages(of: pages.count) {
        let names = [0: "One", 2: "Three"]
        try writer.add(PDFPage(pages[index], outline: names[index].map { [PDFPage.OutlineEntry($0)] } ?? []))
      }
      try writer.finish()
    }
    var joined: [UInt8] = []
    var joiner = PDFJoiner { piece throws(OutputError) in joined += piece }
    for (fragment, bytes) in fragments { try joiner.add(fragment, bytes) }
    try joiner.finish()
    #expect(joined == whole)
    #expect(PDFJoiner.areWhole(fragments.map(\.0)))
    #expect(!PDFJoiner.areWhole(fragments.dropLast().map(\.0)))
    #expect(count == 1 || !PDFJoiner.areWhole(fragments.dropFirst().map(\.0)))
    #expect(count == 1 || !PDFJoiner.areWhole(fragments.reversed().map(\.0)))
  }

  @Test("Text can be extracted from the PDF", arguments: ["Guten Tag, Welt 12:45", "Ünïcödé – „Zitat“", "fi fl ffi"])
  func selectableText(line: String) throws {
    let file = try document([page(text(HandmadeRun.make(line, size: 14)))])
    #expect(try read(file, with: "pdftotext", "FILE", "-").contains(line))
  }

  @Test("In a PDF, a group's description is its alternative text, and its own text stays selectable")
  func alternative() throws {
    var group = Picture.Group([text(HandmadeRun.make("Guten Tag", size: 14))])
    group.alternative = "Umsatz – je Monat"
    let file = try document([page(.group(group), text(HandmadeRun.make("danach", size: 14)))])
    #expect(try read(file, with: "qpdf", "--check", "FILE").contains("No syntax or stream encoding errors found"))
    let said = try read(file, with: "pdftotext", "FILE", "-")
    #expect(said.contains("Guten Tag") && said.contains("danach"))
    let plain = try read(file, with: "qpdf", "--qdf", "--stream-data=uncompress", "FILE", "-")
    // The text is stored in UTF-16 with a byte order mark.
    let expected =
      "FEFF"
      + Array("Umsatz – je Monat".utf16).map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    #expect(plain.contains("/Span<</Alt") && plain.uppercased().contains(expected))
  }

  @Test("Right-to-left text is extracted from a PDF in reading order")
  func rightToLeft() throws {
    let run = HandmadeRun.make("שלום עולם", HandmadeRun.hebrew, size: 14, isRightToLeft: true)
    #expect(try read(document([page(text(run))]), with: "pdftotext", "FILE", "-").contains("שלום עולם"))
  }

  @Test("A ligature is extracted from a PDF as its individual letters")
  func ligature() throws {
    // One glyph that stands for two letters, like "fi" in a font with ligatures.
    var run = HandmadeRun.make("xyz", size: 14)
    run.text = "xfiz"
    run.clusters = [.init(bytes: 1, glyphs: 1), .init(bytes: 2, glyphs: 1), .init(bytes: 1, glyphs: 1)]
    #expect(try read(document([page(text(run))]), with: "pdftotext", "FILE", "-").contains("xfiz"))
  }

  @Test("Emoji can be extracted from a PDF as text although they are drawn as images")
  func emoji() throws {
    let run = HandmadeRun.make("😀🎉", HandmadeRun.emoji, size: 20, isColor: true)
    let file = try document([page(text(run)), page(text(run))])
    #expect(try read(file, with: "pdftotext", "FILE", "-").components(of: "😀🎉") == 2)
    #expect(try read(file, with: "pdffonts", "FILE").contains("Type 3"))
  }

  @Test("A PDF embeds a subset of each font")
  func fonts() throws {
    let report = try read(document([page(text(HandmadeRun.make("abc", size: 14)))]), with: "pdffonts", "FILE")
    let line = try #require(report.split(separator: "\n").first { $0.contains("+Inter-Regular") })
    // The columns emb, sub and uni mean embedded, subset, and mapped to Unicode.
    #expect(line.split(separator: " ").filter { $0 == "yes" }.count == 3)
  }

  @Test("A PDF states its title, a fixed date and the sizes of its pages in points")
  func info() throws {
    let wide = Picture(size: Size(width: 421.5, height: 30))
    let report = try read(document([page(), wide]), with: "pdfinfo", "-l", "9", "-isodates", "FILE")
    #expect(report.contains("Fahrplan – ü"))
    #expect(report.contains("2000-01-01T00:00:00Z"))
    #expect(report.contains("Pages:           2"))
    #expect(report.contains("300 x 100 pts"))
    #expect(report.contains("421.5 x 30 pts"))
  }

  @Test("Pages that have a name are listed in the outline of the PDF")
  func outline() throws {
    let report = try read(document([page(), page()], names: ["One", nil]), with: "qpdf", "--json", "FILE")
    #expect(report.contains("\"title\": \"One\""))
  }

  @Test("Writing the same PDF twice produces identical bytes")
  func determinism() throws {
    #expect(try document([Sampler.picture, repeatedImages]) == document([Sampler.picture, repeatedImages]))
  }

  @Test("A page size that PDF readers would reject is an error")
  func limits() throws {
    let writer = try PDFWriter(painter: Painter()) { _ in }
    #expect(throws: PDFError.paint(.pageTooLarge(width: 10, height: 14_401, limit: 14_400))) {
      try writer.add(Picture(size: Size(width: 10, height: 14_401)))
    }
    #expect(throws: PDFError.paint(.canvasWithoutArea(width: 0, height: 1))) {
      try writer.add(Picture(size: Size(width: 0, height: 1)))
    }
    #expect(writer.pageCount == 0)
  }

  @Test("PDF pages look the same as in a PDF that Cairo writes")
  func sameAsCairo() throws {
    let pictures = [Sampler.picture, gradients, turned]
    let reference = try PDFDocument(painter: Painter())
    for picture in pictures { try reference.addPage(picture) }
    let expected = try Tool.pixels(reference.finish())
    let drawn = try Tool.pixels(document(pictures))
    #expect(drawn.count == pictures.count && expected.count == pictures.count)
    for (page, (own, cairo)) in zip(drawn, expected).enumerated() {
      #expect(own.width == cairo.width && own.height == cairo.height)
      let distances = zip(own.pixels, cairo.pixels).map { abs(Int($0) - Int($1)) }
      // Edges may differ by the coverage of one pixel, but areas must not differ.
      let share = Double(distances.filter { $0 > 24 }.count) / Double(max(distances.count, 1))
      #expect(share < 0.004, "page \(page + 1): \(share * 100) % of the channels are further than 24 levels apart")
    }
  }

  private var repeatedImages: Picture {
    let image = PictureImage(digest: "dot", bitmap: Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    let items = (0..<3).map { index in
      Picture.Item.image(.init(image, in: Rect(x: Double(index) * 20, y: 0, width: 10, height: 10)))
    }
    return Picture(size: Size(width: 60, height: 10), items: items + [.group(.init(items, opacity: 0.5))])
  }
}

extension PDFWriterTests {
  private var gradients: Picture {
    let stops = [(RGBA(255, 0, 0), 0.0), (RGBA(0, 0, 255, alpha: 0.2), 0.6), (RGBA(0, 128, 0), 1)].map {
      Paint.Stop(color: $0.0, location: $0.1)
    }
    let gradient = Paint.linearGradient(.init(stops: stops, start: Point(x: 10, y: 10), end: Point(x: 110, y: 60)))
    let line = Path.elements([.move(Point(x: 130, y: 80)), .line(Point(x: 190, y: 20))])
    return Picture(
      size: Size(width: 200, height: 100),
      items: [
        .fill(
          .init(.roundedRect(Rect(x: 10, y: 10, width: 100, height: 50), cornerRadius: 12, style: .circular), gradient)),
        .stroke(.init(line, gradient, width: 6)),
        .glyphs(.init(HandmadeRun.make("Wort", size: 30), at: Point(x: 20, y: 92), gradient)),
      ])
  }

  private var turned: Picture {
    let square = Picture.Item.fill(.init(.rect(Rect(x: 0, y: 0, width: 30, height: 20)), .color(RGBA(200, 40, 40))))
    let round = Picture.Item.fill(.init(.ellipse(Rect(x: 10, y: 5, width: 30, height: 30)), .color(RGBA(40, 40, 200))))
    let word = Picture.Item.glyphs(.init(HandmadeRun.make("Kopf", size: 14), at: Point(x: 0, y: 30), .color(.black)))
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 60, ty: 20)
    return Picture(
      size: Size(width: 240, height: 120),
      items: [
        .group(.init([square, round, word], transform: turn, opacity: 0.5)),
        .group(.init([square, round], transform: AffineTransform(translationX: 120, y: 10), mask: [word])),
        .group(
          .init([round], transform: AffineTransform(scaleX: 2, y: 0.5).followed(by: .init(translationX: 130, y: 60)))),
        .group(
          .init(
            [square], transform: .init(translationX: 180, y: 30),
            shadow: .init(color: .black, radius: 6, offset: Point(x: 2, y: 4)))),
        .group(.init([round], transform: .init(translationX: 190, y: 40), blendMode: .multiply)),
      ])
  }
}

extension String {
  /// Returns the number of occurrences of `text`.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
