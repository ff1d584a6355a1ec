import Foundation
import Testing

@testable import GalleyPreviewRunner

@Suite("The page with all previews")
struct PreviewPageTests {
  private func record(
    _ name: String, file: String? = nil, variant: String = "", problems: [String] = [], source: String? = nil
  ) throws -> PreviewRecord {
    var record = try #require(PreviewRecord(text: #"{"name": "", "variant": "", "problems": []}"#))
    (record.name, record.file, record.variant, record.problems) = (name, file, variant, problems)
    (record.source, record.line) = (source, source == nil ? nil : 12)
    return record
  }

  /// Returns the strings between `start` and `end` in their order.
  private func texts(_ start: String, _ end: String, in html: String) -> [String] {
    html.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  @Test("Images on the page are grouped by module, file and preview")
  func groups() throws {
    let page = PreviewPage(records: [
      try record("App/Card/Empty", file: "1.png", source: "App/Card.swift"),
      try record("App/Card/Empty", file: "2.png", variant: "dark+rtl", source: "App/Card.swift"),
      try record("App/Card", file: "3.png", source: "App/Card.swift"),
      try record("App/Row/A/B", file: "4.png"), try record("Kit/Card/Empty", file: "5.png", source: "Kit/Card.swift"),
    ])
    #expect(texts("<h2 data-name=\"", "\"", in: page.html) == ["App", "Kit"])
    #expect(texts("<h3 tabindex=\"-1\">", "<", in: page.html) == ["Card.swift", "Row", "Card.swift"])
    #expect(texts("<h4>", "<", in: page.html) == ["Empty", "Card", "A/B", "Empty"])
    let first = texts("<article class=\"preview\">", "</article>", in: page.html)[0]
    #expect(texts("<img loading=\"lazy\" decoding=\"async\" src=\"", "\"", in: first) == ["1.png", "2.png"])
    #expect(texts("<div class=\"facts\"><span>", "<", in: first) == ["default", "dark + rtl"])
    #expect(texts("alt=\"", "\"", in: first) == ["Empty", "Empty, dark + rtl"])
    #expect(page.html.contains("aria-live=\"polite\">5 images</output>"))
  }

  @Test("The page states the size of an image before it is loaded")
  func sizes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(header(width: 1179, height: 400) + [0]).write(to: folder.appending(path: "Card.png"))
    let records = [try record("App/Card", file: "Card.png"), try record("App/Row", file: "Row.png")]
    let figures = texts(
      "<figure", "</figure>", in: PreviewPage(records: records, output: folder.path, scale: 3).html)
    #expect(figures[0].contains("width=\"393\" height=\"133\" style=\"--w:393;--h:133.33\""))
    #expect(figures[0].contains("393 × 133.33 pt"))
    #expect(!figures[1].contains("width=") && !figures[1].contains(" pt<"))
  }

  @Test("For a preview without an image, the page shows the errors")
  func problems() throws {
    let page = PreviewPage(records: [try record("App/Card", problems: ["<stopped> & lost"])])
    let figure = texts("<figure", "</figure>", in: page.html)[0]
    #expect(figure.contains("Not drawn") && !figure.contains("<img"))
    #expect(figure.contains("<li class=\"problem\">&lt;stopped&gt; &amp; lost</li>"))
  }

  @Test("The source location can be copied, and is a link if the page contains the file's path")
  func sources() throws {
    var known = try record("App/Card", source: "App/Card.swift")
    let unknown = PreviewPage(records: [known]).html
    #expect(unknown.contains("<p class=\"place\">Card.swift:12<button"))
    #expect(unknown.contains("data-text=\"App/Card.swift:12\""))
    known.path = "../Sources/My App/Card.swift"
    let page = PreviewPage(records: [known]).html
    #expect(page.contains("<a href=\"../Sources/My%20App/Card.swift#L12\">Card.swift:12</a>"))
    #expect(page.contains("data-text=\"../Sources/My App/Card.swift:12\""))
    #expect(!PreviewPage(records: [try record("App/Card")]).html.contains("class=\"place\""))
  }

  @Test("The title of a preview cannot add elements or attributes to the page")
  func escapes() throws {
    let page = PreviewPage(records: [try record("App/<b>/\"&'", file: "a\"b.png")])
    let figure = texts("<article", "</article>", in: page.html)[0]
    #expect(figure.contains("<h4>&quot;&amp;&#39;</h4>") && figure.contains("src=\"a%22b.png\""))
    #expect(page.html.contains("<h3 tabindex=\"-1\">&lt;b&gt;</h3>"))
    #expect(PreviewPageText.address("javascript:1") == "javascript%3A1")
  }

  @Test("The security policy of the page allows only its own script and files")
  func policy() throws {
    let html = PreviewPage(records: []).html
    let policy = try #require(texts("Content-Security-Policy\" content=\"", "\"", in: html).first)
    #expect(policy.hasPrefix("default-src 'none'; ") && policy.contains("script-src 'self' file: 'sha256-"))
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(texts("<script src=\"", "\"", in: html) == ["check.js"])
  }

  @Test("The size of a PNG image is read from its header")
  func headers() {
    let header = header(width: 70_000, height: 1)
    let size = PNGSize(header: header)
    #expect(size?.width == 70_000 && size?.height == 1)
    #expect(PNGSize(header: Array(header.dropLast())) == nil)
    #expect(PNGSize(header: Array(header.dropFirst()) + [0]) == nil)
    #expect(PNGSize(header: self.header(width: 0, height: 1)) == nil)
  }

  /// Returns the beginning of a PNG image.
  private func header(width: UInt32, height: UInt32) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    return signature + [width, height].flatMap { withUnsafeBytes(of: $0.bigEndian) { Array($0) } }
  }
}
