import GalleyGeometry
import Testing

@Suite("Rectangles and insets")
struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("Insetting a rectangle moves every edge, and its sides never become negative")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.insetBy(dx: 60, dy: 25) == Rect(x: 70, y: 45, width: 0, height: 0))
    #expect(rect.insetBy(dx: -5, dy: -1) == Rect(x: 5, y: 19, width: 110, height: 52))
  }

  @Test("Mirrored insets exchange leading and trailing, and mirroring twice restores them")
  func mirroredInsets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.mirrored == EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(insets.mirrored.mirrored == insets)
    #expect(insets.total(along: .horizontal) == 6)
    #expect(insets.total(along: .vertical) == 4)
  }

  @Test(
    "Rectangles that only touch do not intersect",
    arguments: [(109.0, 1.0), (110, 0), (111, 0), (-90, 0), (-89, 1)])
  func touching(x: Double, shared: Double) {
    let other = Rect(x: x, y: 20, width: 100, height: 50)
    #expect(rect.intersects(other) == (shared > 0))
    #expect((rect.intersection(other)?.width ?? 0) == shared)
  }

  @Test("The union of two rectangles contains both")
  func union() {
    #expect(rect.union(Rect(x: 0, y: 60, width: 5, height: 40)) == Rect(x: 0, y: 20, width: 110, height: 80))
  }

  @Test("A unit point is converted to a point in the rectangle")
  func unitPoint() {
    #expect(UnitPoint.center.point(in: rect) == Point(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == Point(x: 110, y: 70))
    #expect(UnitPoint(x: -1, y: 2).point(in: rect) == Point(x: -90, y: 120))
  }
}
