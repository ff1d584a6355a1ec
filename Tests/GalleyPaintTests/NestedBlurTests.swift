import Foundation
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import TestSupport
import Testing

@Suite("Nested blurs")
struct NestedBlurTests {
  private let side = 100.0

  /// The left half of the plane, blurred `depth` times with a standard deviation of `radius`.
  private func picture(depth: Int, radius: Double) -> Picture {
    let half = Rect(x: -40_000, y: -40_000, width: 40_000 + side / 2, height: 80_000)
    let item = (0..<depth).reduce(Picture.Item.fill(.init(.rect(half), .color(.black)))) { inner, _ in
      .group(.init([inner], filter: .blur(radius: radius, bounds: nil)))
    }
    return Picture(size: Size(width: side, height: side), items: [item])
  }

  @Test(
    "The variances of nested blurs add up",
    arguments: [(1, 1000.0), (2, 400), (3, 1000), (8, 200)])
  func variances(depth: Int, radius: Double) throws {
    let bitmap = try Painter().paint(picture(depth: depth, radius: radius), scale: 1)
    let deviation = radius * Double(depth).squareRoot()
    for x in stride(from: 5, to: 100, by: 9) {
      let expected = 255 * 0.5 * erfc((Double(x) + 0.5 - side / 2) / (deviation * 2.0.squareRoot()))
      #expect(abs(Double(bitmap[x, 50].alpha) - expected) < 6, "at \(x) of \(depth) blurs of \(radius)")
    }
  }

  /// The time it takes to blur a megapixel once, in seconds.
  private func megapixel() throws -> Double {
    let size = Size(width: 1024, height: 1024)
    let area = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(.black)))
    let picture = Picture(size: size, items: [.group(.init([area], filter: .blur(radius: 2, bounds: nil)))])
    let painter = try Painter()
    return try ProcessorTime.measure { _ = try painter.paint(picture, scale: 1) } / .seconds(1)
  }

  @Test("Each nested blur costs at most as much as blurring one megapixel, for any radius", arguments: [200.0, 1000])
  func cost(radius: Double) throws {
    let (painter, depth) = (try Painter(), 12)
    let picture = picture(depth: depth, radius: radius)
    let nested = try ProcessorTime.measure { _ = try painter.paint(picture, scale: 1) } / .seconds(1)
    #expect(try nested < megapixel() * Double(depth) + 1)
  }

  @Test("In a PDF, each nested blur costs at most as much as blurring one megapixel")
  func costOnPage() throws {
    let page = PDFPage(picture(depth: 6, radius: 1000))
    let nested = try ProcessorTime.measure { _ = try PDFWriter.bytes(of: [page], painter: Painter()) } / .seconds(1)
    #expect(try nested < megapixel() * 6 + 1)
  }
}
