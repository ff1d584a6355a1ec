import GalleyGeometry
import Testing

@Suite("Rounding to pixels")
struct PixelGridTests {
  @Test(
    "An edge is rounded to the nearest pixel; half pixels are rounded up",
    arguments: [
      (1.0, 0.49, 0.0), (1, 0.5, 1), (1, -0.5, 0), (1, -0.51, -1), (1, 1.5, 2), (2, 0.24, 0), (2, 0.25, 0.5),
      (2, 10.75, 11), (3, 0.5, 0.6666666666666666), (3, 0.16666666666666667, 0.3333333333333333),
    ] as [(Double, Double, Double)])
  func edges(scale: Double, length: Double, snapped: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(length) - snapped) < 1e-12)
  }

  @Test("Thirds of 100 pt become 33, 34 and 33 pixels")
  func thirds() {
    let grid = PixelGrid(scale: 1)
    let columns = (0..<3).map { grid.snap(Rect(x: Double($0) * 100 / 3, y: 0, width: 100.0 / 3, height: 10)) }
    #expect(columns.map(\.width) == [33, 34, 33])
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0.maxX == $1.minX })
  }

  @Test("A pixel scale that is not a positive number counts as 1", arguments: [0, -2, .nan, .infinity] as [Double])
  func noScale(scale: Double) {
    #expect(PixelGrid(scale: scale) == PixelGrid(scale: 1))
  }

  @Test(
    "A length is rounded up to whole pixels unless it exceeds them by less than 0.001",
    arguments: [
      (1.0, 10.0, 10.0), (1, 10.0009, 10), (1, 10.0011, 11), (2, 10.2, 10.5), (2, 10.5004, 10.5), (2, 10.5006, 11),
      (1, 0, 0),
    ] as [(Double, Double, Double)])
  func up(scale: Double, length: Double, rounded: Double) {
    #expect(PixelGrid(scale: scale).roundUp(length) == rounded)
  }
}
