import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleySVG
import Testing

@Suite("HTML markup")
struct HTMLMarkupTests {
  @Test(
    "Quotation marks that HTML does not require are omitted",
    arguments: [
      ("<g id=\"a\">", "<g id=a>"),
      ("<use href=\"#n1\" x=\"1.5\"/>\n", "<use href=#n1 x=1.5 />"),
      ("<text y=\"2\" dx=\"0 1\">a \"b\" = c</text>\n", "<text y=2 dx=\"0 1\">a \"b\" = c</text>"),
      ("<path d=\"M0 0\"/>", "<path d=\"M0 0\"/>"),
      (
        "<a b=\"\" c=\"d=e\" f=\"g>h\" i=\"it's\" j=\"`\" k=\"l/m\"/>",
        "<a b=\"\" c=\"d=e\" f=\"g>h\" i=\"it's\" j=\"`\" k=l/m />"
      ),
      ("<g aria-label=\"&quot;&amp;\">\n<g>\n</g></g>", "<g aria-label=&quot;&amp;><g></g></g>"),
      ("<p d=\"M0.5 10.05L-0.25 0\" x=\"0.1\" y=\"100.0\"/>", "<p d=\"M.5 10.05L-.25 0\" x=.1 y=100.0 />"),
      ("<g fill=\"#ffcc00\" stroke=\"#fc0000\" c=\"#123456\">", "<g fill=#fc0 stroke=#fc0000 c=#123456>"),
      ("<g aria-label=\"0.5\" href=\"0.5\">0.5</g>", "<g aria-label=0.5 href=0.5>0.5</g>"),
      ("<g a=\"x", "<g a=x"), ("a", "a"), ("", ""),
    ])
  func shortened(long: String, short: String) {
    #expect(HTMLMarkup.shortened(long) == short)
  }

  @Test("A miter limit is written only if it differs from that in the style sheet")
  func miterLimits() throws {
    var sheet = SVGSheet(try Painter())
    func line(_ limit: Double) throws -> String {
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: Point(x: 10, y: 10))
      }
      let stroke = Picture.Stroke(line, .color(.black), style: StrokeStyle(lineWidth: 2, miterLimit: limit))
      return try sheet.content(of: Picture(size: Size(width: 20, height: 20), items: [.stroke(stroke)]), scale: 1)
    }
    #expect(try !line(10).contains("miterlimit"))
    #expect(try line(4).contains(" stroke-miterlimit=4 "))
    #expect(try sheet.rules().contains("svg{stroke-miterlimit:10}"))
  }
}
