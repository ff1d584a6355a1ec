import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Context for placing layout nodes")
struct PlacementContextTests {
  private let around = PlacementContext(
    visible: Rect(x: 0, y: 0, width: 844, height: 390), screen: Rect(x: 0, y: 0, width: 844, height: 390),
    safeArea: Rect(x: 47, y: 0, width: 763, height: 369))

  @Test(
    "A node extends into the safe area only on sides where it touches the edge",
    arguments: [
      (Rect(x: 47, y: 0, width: 763, height: 369), EdgeInsets(leading: 47, bottom: 21, trailing: 34)),
      (Rect(x: 47, y: 50, width: 100, height: 100), EdgeInsets(leading: 47)),
      (Rect(x: 47.02, y: 50, width: 100, height: 100), EdgeInsets.zero),
      (Rect(x: 100, y: 269, width: 100, height: 100), EdgeInsets(bottom: 21)),
      (Rect(x: 0, y: 0, width: 844, height: 390), EdgeInsets.zero),
    ])
  func unsafeInsets(bounds: Rect, insets: EdgeInsets) {
    #expect(around.unsafeInsets(around: bounds, isRightToLeft: false) == insets)
    #expect(around.unsafeInsets(around: bounds, isRightToLeft: true) == insets.mirrored)
  }

  @Test("A child's placement context uses coordinates relative to the origin of the child")
  func moved() {
    let child = around.moved(to: Point(x: 100, y: 10))
    #expect(child.safeArea == Rect(x: -53, y: -10, width: 763, height: 369))
    #expect(child.toCanvas == AffineTransform(translationX: 100, y: 10))
  }

  @Test("A right-to-left context mirrors frames, and mirroring twice restores them")
  func reading() {
    let rect = Rect(x: 10, y: 5, width: 20, height: 7)
    let size = Size(width: 100, height: 50)
    #expect(rect.reading(false, in: size) == rect)
    #expect(rect.reading(true, in: size) == Rect(x: 70, y: 5, width: 20, height: 7))
    #expect(rect.reading(true, in: size).reading(true, in: size) == rect)
  }
}
