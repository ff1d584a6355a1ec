import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleySVG
import PictureTestSupport
import Testing

@Suite("Writing SVG files")
struct SVGTests {
  private func svg(_ items: Picture.Item...) throws -> String {
    String(decoding: try Painter().svg(Picture(size: Size(width: 40, height: 30.5), items: items)), as: UTF8.self)
  }

  @Test("An SVG file states its size in points and contains shapes unchanged")
  func shapes() throws {
    let line = Path.elements([.move(Point(x: 0, y: 5)), .line(Point(x: 40, y: 5))])
    let file = try svg(
      .fill(.init(.rect(Rect(x: 1, y: 2, width: 1 / 3.0, height: 4)), .color(RGBA(0, 122, 255, alpha: 0.5)))),
      .stroke(.init(line, .color(.black), width: 0.5, dashes: [4, 2])))
    #expect(
      file == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30.5" viewBox="0 0 40 30.5">
        <defs>
        </defs>
        <rect x="1" y="2" width="0.333" height="4" fill="#007aff" fill-opacity="0.5"/>
        <path d="M0 5L40 5" fill="none" stroke="#000000" stroke-width="0.5" stroke-dasharray="4 2" \
        stroke-miterlimit="10"/>
        </svg>

        """)
  }

  @Test("A group's transform, clip and opacity are inside its shadow filter")
  func groups() throws {
    let file = try svg(
      .group(
        .init(
          [.rect(0, 0, 10, 10, "R")], transform: AffineTransform(translationX: 3, y: -4),
          clip: .rect(Rect(x: 0, y: 0, width: 5, height: 5)), opacity: 0.25,
          shadow: .init(color: .black, radius: 6, offset: Point(x: 0, y: 2)))))
    #expect(
      file.contains(
        "<g filter=\"url(#n1)\"><g transform=\"translate(3 -4)\" clip-path=\"url(#n2)\" opacity=\"0.25\">"))
    #expect(file.contains("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"3\"/><feOffset dx=\"0\" dy=\"2\""))
    #expect(file.contains("<clipPath id=\"n2\""))
  }

  @Test("Text is labelled with its characters, and each glyph outline is written once")
  func text() throws {
    let file = try svg(
      .glyphs(.init(HandmadeRun.make("a<a & \"b\"", size: 10), at: Point(x: 1, y: 12), .color(.black))))
    #expect(file.contains("aria-label=\"a&lt;a &amp; &quot;b&quot;\""))
    // The characters a, <, &, " and b have outlines, and spaces have none. a and " are used twice.
    #expect(file.split(separator: "<path id=").count - 1 == 5)
    #expect(file.split(separator: "<use ").count - 1 == 7)
  }

  @Test("The label of drawn text contains no control characters or line breaks")
  func controls() throws {
    let text = "a\u{9B}31m\u{1B}b\u{7F}\n::error::c"
    let file = try svg(.glyphs(.init(HandmadeRun.make(text, size: 10), at: Point(x: 1, y: 12), .color(.black))))
    #expect(file.contains("aria-label=\"a31mb ::error::c\""))
  }

  @Test("An image that is used repeatedly is embedded once, as PNG")
  func images() throws {
    let image = PictureImage(digest: "dot", bitmap: Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    let place = Rect(x: 5, y: 6, width: 7, height: 8)
    let file = try svg(.image(.init(image, in: place)), .image(.init(image, in: place, isInterpolated: false)))
    #expect(file.split(separator: "data:image/png;base64,iVBORw0KGgo").count == 2)
    #expect(file.contains("<use href=\"#n1\" transform=\"matrix(7 0 0 8 5 6)\"/>"))
    #expect(file.contains("<use href=\"#n1\" transform=\"matrix(7 0 0 8 5 6)\" style=\"image-rendering:pixelated\"/>"))
  }

  @Test("Edges in a rotated group are not aligned to pixels")
  func turned() throws {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    #expect(try !svg(.group(.init([.rect(0, 0, 30, 10, "B")], transform: quarter))).contains("crispEdges"))
  }

  @Test("Edges are aligned to pixels only if that cannot make a thin line disappear")
  func thinLines() throws {
    #expect(try svg(.rect(0, 0, 30, 3, "B")).contains("crispEdges"))
    #expect(try !svg(.rect(0, 0, 30, 0.5, "B")).contains("crispEdges"))
  }

  @Test("Writing the same SVG file twice produces identical bytes")
  func determinism() throws {
    let painter = try Painter()
    #expect(try painter.svg(Sampler.picture) == painter.svg(Sampler.picture))
    #expect(try painter.svg(Sampler.picture) == Painter().svg(Sampler.picture))
  }

  @Test("A picture without an area is rejected")
  func noArea() throws {
    let painter = try Painter()
    #expect(throws: PaintError.canvasWithoutArea(width: 0, height: 3)) {
      try painter.svg(Picture(size: Size(width: 0, height: 3)))
    }
  }
}
