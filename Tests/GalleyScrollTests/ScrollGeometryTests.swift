import GalleyGeometry
import GalleyScroll
import Testing

@Suite("Scroll offsets and targets")
struct ScrollGeometryTests {
  private let geometry = ScrollGeometry(
    containerSize: Size(width: 390, height: 844), contentSize: Size(width: 390, height: 2000),
    contentInsets: EdgeInsets(top: 47, bottom: 34))

  @Test(
    "An offset at rest is clamped between the insets",
    arguments: [(-48.0, -47.0), (-47, -47), (0, 0), (1190, 1190), (1191, 1190), (.infinity, 1190)])
  func clamping(asked: Double, rests: Double) {
    #expect(geometry.clamped(Point(x: 0, y: asked)).y == rests)
  }

  @Test("Content that fits into the viewport cannot scroll on either axis")
  func fits() {
    let small = ScrollGeometry(
      containerSize: Size(width: 100, height: 100), contentSize: Size(width: 95, height: 20),
      contentInsets: EdgeInsets(top: 10, leading: 5))
    #expect(small.clamped(Point(x: 40, y: 40)) == Point(x: -5, y: -10))
    #expect(small.maximumOffset(along: .vertical) == -10)
  }

  /// y = minY + a.y · (h − H) + o.y, and the same for x.
  @Test(
    "The anchor of a scroll target is aligned with the same anchor of the viewport",
    arguments: [
      (UnitPoint.top, 0.0, 1000.0), (.center, 0, 628), (.bottom, 0, 256), (.top, -52, 948), (.center, 10, 638),
      (UnitPoint(x: 0, y: 0.25), 0, 814),
    ])
  func showing(anchor: UnitPoint, extra: Double, offset: Double) {
    let target = Rect(x: 0, y: 1000, width: 390, height: 100)
    let answer = geometry.offset(showing: target, anchor: anchor, extra: Point(x: 0, y: extra))
    #expect(answer == Point(x: 0, y: offset))
  }

  @Test("The offset of a scroll target is not clamped")
  func unclamped() {
    let first = Rect(x: 0, y: 0, width: 390, height: 100)
    #expect(geometry.offset(showing: first, anchor: .bottom).y == -744)
    #expect(geometry.clamped(geometry.offset(showing: first, anchor: .bottom)).y == -47)
  }
}
