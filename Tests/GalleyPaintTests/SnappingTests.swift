import GalleyGeometry
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Alignment of edges to pixels")
struct SnappingTests {
  @Test(
    "Separators of a third, a half or a whole point are sharp at every scale", arguments: [1.0, 2, 3],
    [1 / 3.0, 0.5, 1])
  func separators(scale: Double, height: Double) throws {
    let picture = Picture(size: Size(width: 2, height: 3), items: [.rect(0, 1.2, 2, height, "K")])
    let rows = try Letters.draw(picture, scale: scale)
    #expect(rows.allSatisfy { Set($0).isSubset(of: ["_", "K"]) })
    let black = rows.filter { $0.contains("K") }.count
    #expect(black == max(1, Int((1.2 + height) * scale + 0.5) - Int(1.2 * scale + 0.5)))
  }

  @Test("Three fills of a third of 100 pt become 33, 34 and 33 pixels wide, without a gap")
  func thirds() throws {
    let letters: [Character] = ["R", "G", "B"]
    let items = letters.enumerated().map { Picture.Item.rect(Double($0.offset) * 100 / 3, 0, 100 / 3, 1, $0.element) }
    let row = try Letters.draw(Picture(size: Size(width: 100, height: 1), items: items))[0]
    #expect(
      row == String(repeating: "R", count: 33) + String(repeating: "G", count: 34) + String(repeating: "B", count: 33))
  }

  @Test("However thin a fill is, it never disappears", arguments: [0.001, 0.4, 0.9])
  func thinFill(width: Double) throws {
    let picture = Picture(size: Size(width: 4, height: 1), items: [.rect(1.3, 0, width, 1, "R")])
    #expect(try Letters.draw(picture)[0].filter { $0 == "R" }.count == 1)
  }

  @Test("A fill with zero area is invisible", arguments: [(0.0, 1.0), (1, 0), (-1, 1), (.nan, 1), (.infinity, 0)])
  func emptyFill(width: Double, height: Double) throws {
    let picture = Picture(size: Size(width: 3, height: 1), items: [.rect(1, 0, width, height, "R")])
    #expect(try Letters.draw(picture) == ["___"])
  }

  @Test("A stroked rectangle is aligned to whole pixels")
  func strokedRect() throws {
    let path = Path.rect(Rect(x: 1.5, y: 1.5, width: 3, height: 3))
    let picture = Picture(size: Size(width: 6, height: 6), items: [.stroke(.init(path, Letters.color("R"), width: 1))])
    #expect(try Letters.draw(picture) == ["______", "_RRRR_", "_R__R_", "_R__R_", "_RRRR_", "______"])
  }

  @Test("A hairline is one pixel wide at every scale", arguments: [1.0, 2, 3])
  func hairline(scale: Double) throws {
    let line = Path.elements([.move(Point(x: 0, y: 1.4)), .line(Point(x: 4, y: 1.4))])
    let picture = Picture(
      size: Size(width: 4, height: 3), items: [.stroke(.init(line, Letters.color("K"), width: 0.2))])
    let rows = try Letters.draw(picture, scale: scale)
    #expect(rows.filter { $0 == String(repeating: "K", count: Int(4 * scale)) }.count == 1)
    #expect(rows.filter { $0.contains("K") }.count == 1)
  }

  @Test("Edges in a group that is moved are aligned to pixels after the move")
  func movedGroup() throws {
    let moved = Picture.Item.group(
      .init([.rect(0.3, 0, 2, 1, "R")], transform: AffineTransform(translationX: 0.3, y: 1)))
    #expect(try Letters.draw(Picture(size: Size(width: 4, height: 2), items: [moved])) == ["____", "_RR_"])
  }

  @Test("An image drawn at its own size keeps its pixels at any position")
  func image() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let image = Picture.Image(
      PictureImage(digest: "two", bitmap: bitmap), in: Rect(x: 0.7, y: 0.2, width: 2, height: 1))
    #expect(try Letters.draw(Picture(size: Size(width: 4, height: 1), items: [.image(image)])) == ["_RB_"])
  }

  @Test("An image without interpolation is scaled up with square, unblurred pixels")
  func squares() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let image = Picture.Image(
      PictureImage(digest: "two", bitmap: bitmap), in: Rect(x: 0, y: 0, width: 4, height: 2), isInterpolated: false)
    #expect(try Letters.draw(Picture(size: Size(width: 4, height: 2), items: [.image(image)])) == ["RRBB", "RRBB"])
  }

  @Test("The visible part of a fill that is far larger than the canvas is drawn")
  func hugeFill() throws {
    let picture = Picture(size: Size(width: 3, height: 2), items: [.rect(1, -20_000_000, 1, 40_000_000, "B")])
    #expect(try Letters.draw(picture) == ["_B_", "_B_"])
  }
}
