import GalleyGeometry
import GalleyImage
import GalleyPDF
import GalleyPaint
import GalleyPicture
import TestSupport
import Testing

@Suite("Nested shadows")
struct NestedShadowTests {
  private let black = Paint.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1))

  private func shadow(_ radius: Double, alpha: Double = 0.33) -> Picture.Shadow {
    Picture.Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha), radius: radius, offset: Point(x: 1, y: 2))
  }

  private func square(_ x: Double, _ y: Double) -> Picture.Item {
    .fill(.init(.rect(Rect(x: x, y: y, width: 20, height: 20)), black))
  }

  /// `depth` nested groups, each with a square and a shadow.
  private func picture(depth: Int, radius: Double, side: Double = 200) -> Picture {
    var items = [square(90, 90)]
    for level in 0..<depth {
      let group = Picture.Group(
        items, transform: AffineTransform(translationX: Double(level % 3) - 1, y: 0), shadow: shadow(radius))
      items = [square(Double(10 + level % 5 * 30), 20), .group(group)]
    }
    return Picture(size: Size(width: side, height: side), items: items)
  }

  private func time(_ body: () throws -> Void) rethrows -> Double {
    try ProcessorTime.measure(body) / .seconds(1)
  }

  @Test("The cost of nested shadows grows linearly with their depth, for any radius", arguments: [4.0, 24, 120])
  func depth(radius: Double) throws {
    let painter = try Painter()
    func seconds(_ depth: Int) throws -> Double {
      let picture = picture(depth: depth, radius: radius)
      return try time { _ = try painter.paint(picture, scale: 1) }
    }
    let few = try seconds(6)
    #expect(try seconds(36) < few * 18 + 1)
  }

  @Test("In a PDF, the cost of nested shadows grows linearly with their depth", arguments: [2.0, 24, 120])
  func depthOnPage(radius: Double) throws {
    func seconds(_ depth: Int) throws -> Double {
      let page = PDFPage(picture(depth: depth, radius: radius))
      return try time { _ = try PDFWriter.bytes(of: [page], painter: Painter()) }
    }
    let few = try seconds(6)
    #expect(try seconds(36) < few * 18 + 1)
  }

  @Test("A shadow is cast by all content of its group together, drawn as one image", arguments: [3.0, 10, 24, 40])
  func layers(radius: Double) throws {
    let (painter, size) = (try Painter(), Size(width: 200, height: 200))
    let inner = Picture.Group([square(60, 80), square(150, 40)], shadow: shadow(radius, alpha: 0.8))
    func group(_ item: Picture.Item) -> Picture.Item { .group(.init([item], shadow: shadow(radius, alpha: 0.8))) }
    let nested = try painter.paint(Picture(size: size, items: [group(.group(inner))]), scale: 1)
    let beneath = try painter.paint(Picture(size: size, items: [.group(inner)]), scale: 1)
    let image = Picture.Image(PictureImage(beneath), in: Rect(size: size))
    let expected = try painter.paint(Picture(size: size, items: [group(.image(image))]), scale: 1)
    // The image ends at the edge of the canvas, so content outside casts no shadow; the margins are not compared.
    for y in 20..<180 {
      for x in 20..<180 {
        let place = (y * 200 + x) * 4 + 3
        #expect(abs(Int(nested.pixels[place]) - Int(expected.pixels[place])) <= 6, "\(x), \(y)")
      }
    }
  }

  @Test("A shadow does not change if part of it is outside the canvas")
  func edges() throws {
    let painter = try Painter()
    for (depth, radius) in [(1, 40.0), (2, 12), (3, 30), (6, 24)] {
      let whole = try painter.paint(picture(depth: depth, radius: radius), scale: 1)
      var items = picture(depth: depth, radius: radius).items
      items = [.group(.init(items, transform: AffineTransform(translationX: -70, y: -60)))]
      let part = try painter.paint(Picture(size: Size(width: 60, height: 60), items: items), scale: 1)
      for y in 0..<60 {
        for x in 0..<60 {
          let (inside, outside) = ((y * 60 + x) * 4 + 3, ((y + 60) * 200 + x + 70) * 4 + 3)
          #expect(abs(Int(part.pixels[inside]) - Int(whole.pixels[outside])) <= 4, "\(depth): \(x), \(y)")
        }
      }
    }
  }

  @Test("In a PDF, soft shadows are stored as low-resolution images that end at the edge of the page")
  func images() throws {
    let painter = try Painter()
    for (radius, maximum) in [(1000.0, 5_000), (40, 20_000), (2, 2_000_000)] {
      let notes = try painter.shadows(
        of: Picture.Group([square(90, 90), square(90, 90_000)], shadow: shadow(radius)), at: .zero,
        visible: Rect(x: 0, y: 0, width: 300, height: 400))
      let group = Picture.Group([square(90, 90), square(90, 90_000)], shadow: shadow(radius))
      let cast = try #require(notes.shadow(of: group, at: .zero))
      #expect(cast.bitmap.width * cast.bitmap.height < maximum, "\(radius)")
      #expect(cast.rect.maxY < 400 + radius * 3 + 10)
    }
  }

  @Test("In a PDF, each shadow is a single image")
  func imageCount() throws {
    let page = PDFPage(picture(depth: 8, radius: 12))
    let file = try PDFWriter.bytes(of: [page], painter: Painter())
    let text = String(decoding: file, as: UTF8.self)
    // Each consists of a colour image and an alpha image.
    #expect(text.split(separator: "/Subtype/Image", omittingEmptySubsequences: false).count - 1 == 16)
  }
}
