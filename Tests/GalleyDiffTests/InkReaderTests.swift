import GalleyDiff
import GalleyGeometry
import Testing

@Suite("Detecting text and shapes on a uniform background")
struct InkReaderTests {
  private let window = Rect(x: 0, y: 0, width: 12, height: 3)

  private func reader(_ rows: String, scale: Double = 1) -> InkReader {
    InkReader(drawing(rows), at: ImageMatch(scale: scale, x: 0, y: 0, likeness: 1))
  }

  @Test("If a shape covers half of a pixel, its edge is in the middle of the pixel")
  func halfPixel() throws {
    let reader = reader(
      """
      ____________
      __GKKK__KK__
      ____________
      """)
    let background = try #require(reader.background(in: window))
    let words = reader.columns(in: window, on: background, gap: 2)
    #expect(words.count == 2)
    #expect(abs(words[0].start - 2.5) < 0.01 && words[0].end == 6 && words[1] == InkExtent(8, 10))
    #expect(reader.columns(in: window, on: background, gap: 3).count == 1)
    #expect(reader.rows(in: window, on: background, gap: 1) == [InkExtent(1, 2)])
  }

  @Test("Positions of text and shapes are given in points of the scene, not in pixels")
  func scale() throws {
    let reader = reader("__KKKK______\n__KKKK______\n____________", scale: 2)
    let background = try #require(reader.background(in: Rect(x: 0, y: 0, width: 6, height: 1.5)))
    #expect(reader.columns(in: Rect(x: 0, y: 0, width: 6, height: 1), on: background, gap: 1) == [InkExtent(1, 3)])
  }

  @Test("The edges of a shape are found only if the background around it is uniform")
  func box() {
    let plain = (0..<14).map { y in
      (0..<14).map { x in (4..<10).contains(x) && (4..<9).contains(y) ? "B" : "_" }.joined()
    }
    let frame = Rect(x: 4, y: 4, width: 6, height: 5)
    #expect(reader(plain.joined(separator: "\n")).box(of: frame, reach: 2, isExact: true) == frame)
    let striped = plain.enumerated().map { $0.offset % 2 == 0 ? $0.element.replacing("_", with: "R") : $0.element }
    #expect(reader(striped.joined(separator: "\n")).box(of: frame, reach: 2, isExact: true) == nil)
  }

  @Test("A label that became wider counts as unmoved if one of its edges or its centre did not move")
  func move() {
    #expect(InkExtent.move([-3, 0.2, -1.4], limit: 1) == 0.2)
    #expect(InkExtent.move([-3, 5, 1.5], limit: 1) == -3)
  }
}
