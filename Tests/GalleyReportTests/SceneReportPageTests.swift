import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleyReport
import Testing

@testable import GalleyTables

@Suite("Scene reports as HTML")
struct SceneReportPageTests {
  private static let hostile = "<script>alert(1)</script>\"'&\u{202E}"

  private static func picture(_ width: Double) -> Picture {
    let size = Size(width: width, height: 10)
    return Picture(size: size, items: [.fill(.init(.rect(Rect(size: size)), .color(.black)))])
  }

  private static func book(_ text: String) -> SceneReport {
    let figure = SceneReport.Figure(picture(20), title: text, caption: text)
    let table = SceneReport.Table(
      title: text, columns: [.init(text), .init("n", isNumber: true)],
      rows: [[.init(text + "\nb"), .init("9", number: 9, target: "a-1")], [.init("c"), .init("10", number: 10)]])
    let film = SceneReport.AnimationBlock(
      anchor: "film",
      frames: [
        .init(picture(20), time: 0, caption: text, mark: text), .init(picture(30), time: 0.5, caption: "two"),
        .init(picture(30), time: 1, caption: "three"),
      ], chosen: [0])
    let finding = SceneReport.Finding(
      anchor: "a-1", number: 1, kind: text, sentence: text, detail: text, picture: picture(40),
      links: [.init(text, to: "a")])
    let plate = SceneReport.Plate(
      anchor: "b", title: text, captions: [text], frame: figure, blueprint: figure, links: [.init(text, to: "a-1")])
    let blocks: [SceneReport.Block] = [
      .heading(text), .sentences([text]), .table(table), .plate(plate), .drawing(figure), .sheet(text, [figure]),
      .findings([finding]), .animation(film),
    ]
    return SceneReport(
      title: text, subject: text, facts: [.init(text, text)],
      chapters: [
        SceneReport.Chapter(
          anchor: "a", title: text, file: text, lead: [text], facts: [.init(text, text)], cover: picture(20),
          sections: [SceneReport.Section(anchor: "s", title: text, note: text, blocks: blocks)])
      ])
  }

  private static func html(_ book: SceneReport) throws -> String {
    String(
      decoding: SceneReportPage(book, drawings: try SceneReportDrawings(of: book, painter: Painter())).html,
      as: UTF8.self)
  }

  @Test("Text from scenes is escaped everywhere in a scene report")
  func escaping() throws {
    let page = try Self.html(Self.book(Self.hostile))
    let plain = try Self.html(Self.book("plain"))
    #expect(page.ranges(of: "<script").count == plain.ranges(of: "<script").count)
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    #expect(page.contains("&lt;script&gt;"))
  }

  @Test("A scene report loads no external resources and runs only its own script")
  func policy() throws {
    let page = try Self.html(Self.book("plain"))
    #expect(
      page.contains("default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-")
    )
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("Each drawing is embedded once per scale, and frames that did not change are not repeated")
  func pictures() throws {
    let book = Self.book("plain")
    #expect(book.pictures.map { "\(Int($0.picture.size.width))@\(Int($0.scale))" } == ["20@1", "20@2", "40@2", "30@1"])
    let page = try Self.html(book)
    // The frames to compare are part of the page; the others are data for the script.
    #expect(page.contains("[[0,\"plain\",\"plain\",\"\"],[0.5,\"two\",\"\",\"<rect x"))
    #expect(page.contains("[1,\"three\",\"\",null]]"))
  }

  @Test("Thumbnails of wide screens have at most as many pixels as thumbnails of a narrow phone")
  func smallPictures() {
    var book = Self.book("plain")
    book.chapters[0].sections = []
    book.chapters[0].cover = Self.picture(720)
    #expect(book.pictures.map(\.scale) == [0.5])
    book.chapters[0].cover = Self.picture(360)
    #expect(book.pictures.map(\.scale) == [1])
  }

  @Test("Table cells have keys for sorting and may contain line breaks and links")
  func tables() throws {
    let page = try Self.html(Self.book("plain"))
    #expect(page.contains("<th scope=\"col\" class=\"number\">n</th>"))
    #expect(page.contains("<td>plain<br>b</td>"))
    #expect(page.contains("<td class=\"number\" data-sort=\"9.0\"><a href=\"#a-1\">9</a></td>"))
  }
}
