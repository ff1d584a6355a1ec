import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Paths")
struct PathTests {
  private let drop = Path.elements([
    .move(Point(x: 2, y: 3)),
    .curve(control1: Point(x: -4, y: 5), control2: Point(x: 6, y: 9), end: Point(x: 1, y: 7)),
    .line(Point(x: 0, y: 4)), .close,
  ])

  @Test("The bounds of a path include every point and control point")
  func bounds() {
    #expect(drop.bounds == Rect(x: -4, y: 3, width: 10, height: 6))
    #expect(Path.ellipse(Rect(x: 1, y: 2, width: 3, height: 4)).bounds == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The bounds of a path without points are empty")
  func empty() {
    #expect(Path.elements([]).bounds == .zero)
    #expect(Path.elements([.close]).bounds == .zero)
  }

  @Test(
    "Moving a path moves all of its points",
    arguments: [
      Path.rect(Rect(x: 0, y: 0, width: 4, height: 4)),
      .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1, style: .continuous),
      .ellipse(Rect(x: 0, y: 0, width: 4, height: 4)), .elements([.move(.zero), .line(Point(x: 4, y: 4)), .close]),
    ])
  func movement(path: Path) {
    let offset = Point(x: 3, y: -2)
    #expect(path.offsetBy(offset).bounds == path.bounds.offsetBy(offset))
    #expect(path.offsetBy(offset).offsetBy(Point(x: -3, y: 2)) == path)
  }
}
