import GalleyGeometry
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Glyph drawing")
struct GlyphTests {
  private func paint(_ run: GlyphRun, at origin: Point, scale: Double = 1) throws -> Bitmap {
    let item = Picture.Item.glyphs(.init(run, at: origin, .color(.black)))
    return try Painter().paint(Picture(size: Size(width: 60, height: 30), items: [item]), scale: scale)
  }

  /// Returns the ranges of columns and rows that contain ink.
  private func ink(_ bitmap: Bitmap) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let places = (0..<bitmap.width * bitmap.height).filter { bitmap.pixels[$0 * 4 + 3] > 0 }
    let columns = places.map { $0 % bitmap.width }
    let rows = places.map { $0 / bitmap.width }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  @Test("Glyph positions are rounded to whole pixels")
  func wholePixels() throws {
    let run = HandmadeRun.make("H", size: 20)
    let exact = try paint(run, at: Point(x: 10, y: 22))
    #expect(try paint(run, at: Point(x: 10.4, y: 21.6)) == exact)
    #expect(try paint(run, at: Point(x: 9.5, y: 22.49)) == exact)
    #expect(try paint(run, at: Point(x: 10.5, y: 22)) != exact)
  }

  @Test("Glyphs are drawn on the baseline at every scale", arguments: [1.0, 2, 3])
  func baseline(scale: Double) throws {
    let bitmap = try paint(HandmadeRun.make("H", size: 20), at: Point(x: 10, y: 22), scale: scale)
    #expect(ink(bitmap)?.rows.upperBound == Int(22 * scale) - 1)
  }

  @Test("Emoji have the size that their font specifies", arguments: [1.0, 2, 3])
  func emojiSize(scale: Double) throws {
    let run = HandmadeRun.make("😀", HandmadeRun.emoji, size: 16, isColor: true)
    let bitmap = try paint(run, at: Point(x: 10, y: 22), scale: scale)
    let covered = try #require(ink(bitmap))
    // The bitmaps of Noto Color Emoji are 136 × 128 pixels for 109 pixels per em, and faces fill most of that.
    let width = Double(covered.columns.count) / scale
    #expect(width > 16 * 1.05 && width < 16 * 136 / 109 + 1)
    #expect(Double(covered.rows.upperBound) / scale < 22 + 16 * 0.25)
    #expect(bitmap[Int(20 * scale), Int(17 * scale)].red > bitmap[Int(20 * scale), Int(17 * scale)].blue)
  }

  @Test("Emoji keep their colours and become transparent with the alpha of their paint")
  func emojiAlpha() throws {
    let run = HandmadeRun.make("😀", HandmadeRun.emoji, size: 16, isColor: true)
    let paint = Paint.color(RGBA(0, 0, 255, alpha: 0.5))
    let picture = Picture(
      size: Size(width: 40, height: 30), items: [.glyphs(.init(run, at: Point(x: 10, y: 22), paint))])
    let pixel = try Painter().paint(picture, scale: 1)[20, 17]
    #expect(abs(Int(pixel.alpha) - 128) <= 1)
    #expect(pixel.red > 200 && pixel.blue < 120)
  }

  @Test("A glyph that is missing in the font does not stop the painter")
  func unknownGlyph() throws {
    var run = HandmadeRun.make("ab", size: 16)
    run.glyphs[0].id = 60_000
    let picture = Picture(
      size: Size(width: 40, height: 30), items: [.glyphs(.init(run, at: Point(x: 10, y: 22), .color(.black)))])
    let painter = try Painter()
    _ = try? painter.paint(picture, scale: 1)
    #expect(try painter.png(Sampler.picture, scale: 1) == Painter().png(Sampler.picture, scale: 1))
  }

  @Test("A gradient extends across the whole run of glyphs")
  func gradient() throws {
    let stops = [Paint.Stop(color: RGBA(255, 0, 0), location: 0), Paint.Stop(color: RGBA(0, 0, 255), location: 1)]
    let gradient = Paint.linearGradient(.init(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 60, y: 0)))
    let run = HandmadeRun.make("HHHH", size: 16)
    let picture = Picture(
      size: Size(width: 60, height: 30), items: [.glyphs(.init(run, at: Point(x: 0, y: 22), gradient))])
    let bitmap = try Painter().paint(picture, scale: 2)
    let inked = (0..<120).filter { bitmap[$0, 30].alpha == 255 }
    let first = try #require(inked.first)
    let last = try #require(inked.last)
    #expect(bitmap[first, 30].red > bitmap[last, 30].red + 80)
  }
}
