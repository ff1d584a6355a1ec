import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Painting of pictures")
struct PainterTests {
  @Test("A painter keeps the pixels of the last file until it paints again")
  func lastRows() throws {
    let painter = try Painter()
    let picture = Picture(size: Size(width: 4, height: 6))
    #expect(painter.lastRows().map(\.repeats) == nil)
    let file = try painter.png(picture, scale: 1)
    let rows = try #require(painter.lastRows())
    #expect(try ImageDecoder.decode(file) == rows.pixels.bitmap())
    #expect(rows.repeats == rows.pixels.repeats())
    _ = try painter.paint(picture, scale: 1)
    #expect(painter.lastRows().map(\.repeats) == nil)
  }

  @Test("A canvas that is too large is refused before memory is allocated")
  func limits() throws {
    let painter = try Painter()
    func size(_ width: Double, _ height: Double) -> Picture { Picture(size: Size(width: width, height: height)) }
    #expect(throws: PaintError.canvasTooLarge(width: 32_768, height: 1, limit: 32_767)) {
      try painter.paint(size(32_768, 1), scale: 1)
    }
    #expect(throws: PaintError.canvasTooLarge(width: 1, height: 40_000, limit: 32_767)) {
      try painter.paint(size(0.5, 20_000), scale: 2)
    }
    #expect(throws: PaintError.tooManyPixels(width: 20_000, height: 20_000, limit: 1 << 28)) {
      try painter.paint(size(20_000, 20_000), scale: 1)
    }
    #expect(throws: PaintError.canvasWithoutArea(width: 0, height: 5)) { try painter.paint(size(0, 5), scale: 1) }
    #expect(throws: PaintError.canvasWithoutArea(width: -4, height: 10)) { try painter.paint(size(-2, 5), scale: 2) }
    #expect(throws: PaintError.self) { try painter.paint(size(.nan, 5), scale: 1) }
    #expect(throws: PaintError.self) { try painter.paint(size(.infinity, 5), scale: 1) }
    #expect(throws: PaintError.self) { try painter.paint(size(5, 5), scale: .nan) }
    #expect(throws: PaintError.self) { try painter.paint(size(5, 5), scale: 0) }
    #expect(try painter.paint(size(32_767, 1), scale: 1).width == 32_767)
  }

  @Test(
    "Canvas sizes that are not whole pixels are rounded up",
    arguments: [(10.0, 3.0, 30), (10.1, 2, 21), (33.333_333_4, 3, 100)])
  func roundsUp(points: Double, scale: Double, pixels: Int) throws {
    #expect(try Painter().paint(Picture(size: Size(width: points, height: 1)), scale: scale).width == pixels)
  }

  @Test("Painting the same picture again, or with another painter, gives the same pixels")
  func determinism() throws {
    let painter = try Painter()
    let first = try painter.png(Sampler.picture, scale: 2, background: .white)
    _ = try painter.paint(Picture(size: Size(width: 9, height: 9), items: [.rect(0, 0, 5, 5, "R")]), scale: 3)
    #expect(try painter.png(Sampler.picture, scale: 2, background: .white) == first)
    #expect(try Painter().png(Sampler.picture, scale: 2, background: .white) == first)
  }

  @Test("Painters on different threads produce identical bytes")
  func threads() async throws {
    let expected = try Painter().png(Sampler.picture, scale: 1)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try Painter().png(Sampler.picture, scale: 1) } }
      for try await file in group { #expect(file == expected) }
    }
  }

  @Test(
    "Painting directly to a PNG file gives the same bytes as encoding the painted bitmap", arguments: [nil, RGBA.white])
  func sameFile(background: RGBA?) throws {
    let painter = try Painter()
    let bitmap = try painter.paint(Sampler.picture, scale: 2, background: background)
    let file = try painter.png(Sampler.picture, scale: 2, background: background)
    #expect(try ImageDecoder.decode(file) == bitmap)
    #expect(PNG.encode(bitmap, scale: 2) == file)
  }

  @Test("A canvas without a background is transparent")
  func transparent() throws {
    let bitmap = try Painter().paint(
      Picture(size: Size(width: 2, height: 1), items: [.rect(0, 0, 1, 1, "R")]), scale: 1)
    #expect(bitmap.pixels == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test("The error for an unreadable font file names it, and later painting works")
  func unreadableFont() throws {
    let missing = FontFace(family: "No", style: "Regular", path: "/nowhere/no.otf")
    var run = HandmadeRun.make("a", size: 10)
    run.font = missing
    let broken = Picture(
      size: Size(width: 20, height: 20), items: [.glyphs(.init(run, at: Point(x: 0, y: 12), .color(.black)))])
    let painter = try Painter()
    #expect(throws: PaintError.unreadableFont(path: "/nowhere/no.otf")) { try painter.paint(broken, scale: 1) }
    let inside = Picture(
      size: broken.size, items: [.group(.init(broken.items + [.rect(0, 0, 1, 1, "R")], opacity: 0.5))])
    #expect(throws: PaintError.unreadableFont(path: "/nowhere/no.otf")) { try painter.paint(inside, scale: 1) }
    #expect(try painter.png(Sampler.picture, scale: 1) == Painter().png(Sampler.picture, scale: 1))
  }

  @Test("An image is scaled down by averaging all its pixels")
  func averaging() throws {
    // One column in three is black. Picking single pixels would show stripes; the average is a uniform grey.
    let pixels = (0..<90 * 3).flatMap { (index: Int) -> [UInt8] in
      index % 3 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let image = PictureImage(Bitmap(width: 90, height: 3, pixels: pixels))
    let picture = Picture(
      size: Size(width: 30, height: 1), items: [.image(.init(image, in: Rect(x: 0, y: 0, width: 30, height: 1)))])
    let bitmap = try Painter().paint(picture, scale: 1)
    #expect((0..<30).allSatisfy { bitmap[$0, 0] == (170, 170, 170, 255) })
  }

  @Test("A gradient runs from its first to its last colour")
  func gradient() throws {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1)]
    let gradient = Paint.linearGradient(.init(stops: stops, start: Point(x: 10, y: 0), end: Point(x: 30, y: 0)))
    let fill = Picture.Item.fill(.init(.rect(Rect(x: 0, y: 0, width: 40, height: 1)), gradient))
    let bitmap = try Painter().paint(Picture(size: Size(width: 40, height: 1), items: [fill]), scale: 1)
    #expect(bitmap[2, 0].red == 0)
    #expect(bitmap[38, 0].red == 255)
    #expect(abs(Int(bitmap[19, 0].red) - 121) < 4)
  }
}
