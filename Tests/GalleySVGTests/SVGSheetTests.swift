import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import GalleySVG
import PictureTestSupport
import Testing

@Suite("SVG drawings that share a page")
struct SVGSheetTests {
  private static func picture(_ items: Picture.Item...) -> Picture {
    Picture(size: Size(width: 100, height: 50), items: items)
  }

  private static func text(_ run: GlyphRun, _ color: RGBA = .black) -> Picture.Item {
    .glyphs(.init(run, at: Point(x: 10, y: 20), .color(color)))
  }

  @Test("Plain text remains text, with the size and position of its run")
  func plainText() throws {
    var sheet = SVGSheet(try Painter())
    let content = try sheet.content(of: Self.picture(Self.text(HandmadeRun.make("H&I 1", size: 12))), scale: 1)
    #expect(
      content
        == "<text class=g0 x=10 y=20>H&amp;I 1</text>")
    let rules = try sheet.rules()
    #expect(rules.contains("@font-face{font-family:galley-0;src:url(data:font/sfnt;base64,"))
    #expect(rules.contains("\n.g0{font-family:galley-0;font-size:12px;fill:#000000}\n"))
  }

  @Test("Letter offsets are written only up to the last letter that has one")
  func shifts() throws {
    var run = HandmadeRun.make("HHHH", size: 10)
    for index in 2..<4 { run.glyphs[index].x -= 1.25 }
    run.glyphs[1].y = -3
    run.glyphs[2].y = -3
    var sheet = SVGSheet(try Painter())
    let content = try sheet.content(of: Self.picture(Self.text(run)), scale: 1)
    #expect(content.contains(" dx=\"0 0 -1.25\" dy=\"0 -3 0 3\">"), "\(content)")
  }

  @Test("Glyphs that no single character represents are written as private-use characters")
  func privateUse() throws {
    var sheet = SVGSheet(try Painter())
    let hebrew = HandmadeRun.make("שלום", HandmadeRun.hebrew, size: 12, isRightToLeft: true)
    var ligature = HandmadeRun.make("fx", size: 12)
    ligature.clusters = [.init(bytes: 2, glyphs: 2)]
    for run in [hebrew, ligature] {
      let content = try sheet.content(of: Self.picture(Self.text(run)), scale: 1)
      let letters = try #require(content.split(separator: ">").dropFirst().first).prefix { $0 != "<" }
      #expect(letters.unicodeScalars.count == run.glyphs.count)
      #expect(letters.unicodeScalars.allSatisfy { (0xE000...0xF8FF).contains($0.value) }, "\(content)")
    }
  }

  @Test("If a character has two different glyphs, the character itself represents only the first")
  func twoGlyphs() throws {
    var sheet = SVGSheet(try Painter())
    let first = HandmadeRun.make("A", size: 12)
    var second = first
    second.glyphs[0].id += 1
    let contents = try [first, second, first].map { try sheet.content(of: Self.picture(Self.text($0)), scale: 1) }
    #expect(contents[0].contains(">A<") && contents[0] == contents[2])
    #expect(contents[1].contains(">\u{E000}<"))
  }

  @Test("Clips, gradients, images and emoji that several drawings use are defined once")
  func definitions() throws {
    var sheet = SVGSheet(try Painter())
    let first = try sheet.content(of: Sampler.picture, scale: 1)
    let definitions = sheet.definitions
    #expect(!definitions.isEmpty)
    #expect(try sheet.content(of: Sampler.picture, scale: 2) == first)
    #expect(sheet.definitions == definitions)
  }

  @Test("A shape that is drawn several times is defined once")
  func shapes() throws {
    var sheet = SVGSheet(try Painter())
    func card(_ x: Double, _ color: RGBA) -> Picture.Item {
      let rect = Rect(x: x, y: 5, width: 20, height: 10)
      return .fill(.init(.roundedRect(rect, cornerRadius: 4, style: .continuous), .color(color)))
    }
    let content = try sheet.content(of: Self.picture(card(1.25, .black), card(40, .white)), scale: 1)
    #expect(
      content == """
        <use href=#n1 x=1.25 y=5 fill=#000 /><use href=#n1 x=40 y=5 fill=#fff />
        """)
    #expect(sheet.definitions.split(separator: "<path").count == 1)
  }

  @Test("Images are reduced to the size in which they are shown, unless interpolation is off")
  func images() throws {
    let pixels = (0..<10_000).flatMap { index -> [UInt8] in [UInt8(index % 251), UInt8(index / 100), 90, 255] }
    let image = PictureImage(Bitmap(width: 100, height: 100, pixels: pixels))
    func width(_ points: Double, _ scale: Double = 1, isInterpolated: Bool = true) throws -> String {
      var sheet = SVGSheet(try Painter())
      let rect = Rect(x: 0, y: 0, width: points, height: points)
      let item = Picture.Item.image(.init(image, in: rect, isInterpolated: isInterpolated))
      let group = Picture.Group([item], transform: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
      _ = try sheet.content(of: Self.picture(.group(group)), scale: 1)
      return String(sheet.definitions.prefix(22))
    }
    #expect(try width(40) == "<image id=n1 width=100")
    #expect(try width(20).contains("width=50"))
    #expect(try width(20, 2).contains("width=100"))
    #expect(try width(5).contains("width=13"))
    #expect(try width(5, isInterpolated: false).contains("width=100"))
  }

  @Test("A drawing with too many items for a browser becomes an image")
  func manyItems() throws {
    var sheet = SVGSheet(try Painter())
    let dots = (0..<5000).map { index -> Picture.Item in
      Picture.Item.rect(Double(index % 100), Double(index / 100), 0.5, 0.5, "R")
    }
    let content = try sheet.content(of: Picture(size: Size(width: 100, height: 50), items: dots), scale: 2)
    #expect(content.hasPrefix("<image width=100 height=50 "))
    #expect(content.contains("href=data:image/webp;base64,"))
  }

  @Test("Writing the same page of drawings twice produces identical bytes")
  func equalBytes() throws {
    func page() throws -> [String] {
      var sheet = SVGSheet(try Painter())
      return [try sheet.content(of: Sampler.picture, scale: 1), sheet.definitions, try sheet.rules()]
    }
    #expect(try page() == page())
  }
}
