import GalleyGeometry
import GalleyPaint
import GalleyPicture
import Testing

@Suite("Corners of rounded rectangles")
struct CornerTests {
  private func paint(_ side: Double, radius: Double, _ style: RoundedCornerStyle) throws -> Bitmap {
    let square = Rect(x: 0, y: 0, width: side, height: side)
    let fill = Picture.Item.fill(.init(.roundedRect(square, cornerRadius: radius, style: style), .color(.black)))
    return try Painter().paint(Picture(size: square.size, items: [fill]), scale: 1)
  }

  private func area(_ bitmap: Bitmap) -> Double {
    stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) / 255 }
  }

  @Test("A circular corner leaves out an area of r²·(1 − π/4)", arguments: [8.0, 20, 30])
  func circular(radius: Double) throws {
    let missing = 100 * 100 - area(try paint(100, radius: radius, .circular))
    #expect(abs(missing - 4 * radius * radius * (1 - .pi / 4)) < 4)
  }

  @Test("A continuous corner begins earlier than a circular one and covers nearly the same area")
  func continuous() throws {
    let smooth = try paint(200, radius: 40, .continuous)
    let round = try paint(200, radius: 40, .circular)
    // 1.5287 · 40 = 61: the side is straight beyond 61 and curved before. A circular corner would still be straight at
    // 48.
    #expect(smooth[62, 0].alpha == 255)
    #expect(smooth[48, 0].alpha < 255)
    #expect(round[48, 0].alpha == 255)
    #expect(abs(area(smooth) - area(round)) < 200)
  }

  @Test("A continuous corner is drawn as circular if its side is too short for smoothing", arguments: [50.0, 51, 1000])
  func capsule(radius: Double) throws {
    #expect(try paint(100, radius: radius, .continuous) == paint(100, radius: 50, .circular))
  }

  @Test("As the side gets shorter, the smoothing decreases continuously to a circular corner")
  func transition() throws {
    var previous = area(try paint(100, radius: 30, .continuous))
    for radius in stride(from: 31.0, through: 50, by: 1) {
      let next = area(try paint(100, radius: radius, .continuous))
      #expect(next < previous && previous - next < 130)
      previous = next
    }
  }

  @Test("A corner is symmetrical about its diagonal", arguments: [RoundedCornerStyle.circular, .continuous])
  func symmetry(style: RoundedCornerStyle) throws {
    let bitmap = try paint(60, radius: 20, style)
    var greatest = 0
    for y in 0..<60 {
      for x in 0..<60 {
        greatest = max(greatest, abs(Int(bitmap[x, y].alpha) - Int(bitmap[y, x].alpha)))
        greatest = max(greatest, abs(Int(bitmap[x, y].alpha) - Int(bitmap[59 - x, 59 - y].alpha)))
      }
    }
    // Cairo samples 15 lines per pixel row and 256 positions per line. Half a line makes a difference of 8 levels.
    #expect(greatest <= 9)
  }

  @Test("A corner radius of zero or less gives a sharp corner", arguments: [0.0, -5])
  func sharp(radius: Double) throws {
    #expect(area(try paint(10, radius: radius, .continuous)) == 100)
  }
}
