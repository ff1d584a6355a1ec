import Foundation
import GalleyFiles
import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPicture
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Images inside lines of text")
struct InlineImageTests {
  /// A PNG of one red pixel.
  private let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")

  private func files(_ text: String) throws -> FileReader {
    .memory(["r.md": Array(text.utf8), "logo.png": Array(try #require(png))])
  }

  private func images(_ text: String) throws -> [Rect] {
    let files = try files(text)
    let report = try ReportFile(contentsOf: "r.md", options: Scene.Options(files: files))
    let pages = try DocumentPages(report, DocumentOutline(report), RenderContext(files: files)).pages()
    return pages.flatMap { $0.picture.items.flatMap(Self.rects) }
  }

  private static func rects(_ item: Picture.Item) -> [Rect] {
    switch item {
    case .image(let image): [image.rect]
    case .group(let group):
      group.items.flatMap(rects).map { rect in
        let place = group.transform
        return Rect(
          x: rect.minX * place.a + place.tx, y: rect.minY * place.d + place.ty, width: rect.width * place.a,
          height: rect.height * place.d)
      }
    default: []
    }
  }

  @Test("An inline image is drawn in its line, with the width given in Pandoc attributes")
  func drawn() throws {
    let own = try images("Text with a ![dot](logo.png) inside.\n")
    #expect(own.map(\.size) == [Size(width: 1, height: 1)])
    let sized = try images(
      "Text with ![dot](logo.png){#dot .wide width=30px height=12} and ![dot](logo.png){width=10%}.\n")
    #expect(sized.count == 2 && sized[0].size == Size(width: 30, height: 12))
    #expect(abs(sized[1].width - 45.1) < 0.2 && sized[1].minX > sized[0].maxX)
  }

  @Test("An image alone in a paragraph becomes a figure with the given width and ID")
  func figure() throws {
    let half = try images("![A dot](logo.png \"The dot.\"){#dot width=50%}\n\nSee [](#dot).\n")
    #expect(half.count == 1 && abs((half.first?.width ?? 0) - 225.6) < 0.2)
  }

  @Test("An inline image is embedded in an HTML report")
  func web() throws {
    let files = try files("Text ![dot](logo.png){width=20%} and [![link](logo.png)](https://example.com).\n")
    let report = try ReportFile(contentsOf: "r.md", options: Scene.Options(files: files))
    var page = try DocumentWebPage(report, DocumentOutline(report), RenderContext(files: files))
    var bytes: [UInt8] = []
    try page.write { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("alt=\"dot\" style=\"width:20%;height:auto\"") && text.contains("alt=\"link\" width=\"1\""))
    #expect(!text.contains("{width=") && text.matches(of: #/src="data:image/png/#).count == 2)
  }

  @Test("A missing inline image is an error, and an image on the web causes a warning")
  func missing() throws {
    let files = try files("One\n\ntwo ![a](lost.png) and ![b](https://example.com/b.png)\n")
    let report = try ReportFile(contentsOf: "r.md", options: Scene.Options(files: files))
    let outline = DocumentOutline(report)
    #expect(outline.errors.map(\.place.line) == [3] && outline.warnings.map(\.place.line) == [3])
  }

  @Test(
    "Valid Pandoc attributes are parsed, and any other text in braces is left unchanged",
    arguments: [
      ("{width=50%}", ""), ("{#a .b width=\u{201C}3cm\u{201D}} x", " x"), ("{ }", ""), ("{width=wide}", nil),
      ("{unknown=1}", nil), ("(width=50%)", nil),
    ])
  func attributes(text: String, rest: String?) {
    var image = MarkdownImage(path: "a", alternative: "", title: "")
    #expect(image.take(text) == rest)
  }

  @Test("A Markdown heading may set its ID")
  func headings() throws {
    let report = try ReportFile(
      contentsOf: "r.md", options: Scene.Options(files: try files("# Start {#intro}\n\nSee [](#intro).\n")))
    let outline = DocumentOutline(report)
    #expect(
      outline.errors.isEmpty && outline.headings.map(\.id) == ["intro"] && outline.headings.map(\.title) == ["Start"])
  }
}
