import GalleyGeometry
import GalleyLayout
import GalleyMotion
import Testing

@testable import GalleyViews

@Suite("Transitions driven by scrolling")
struct ScrollTransitionTests {
  @Test(
    "The phase of a scroll transition depends on how much of the view is visible",
    arguments: [
      // The view is fully visible and touches either edge.
      (50.0, 0.0, 200.0, 0.0), (50, -150, 200, 0),
      // Half of the view is visible, at the start and at the end.
      (50, 25, 200, -0.5), (50, -175, 200, 0.5),
      // The view is outside the window, at the edge and further away.
      (50, 50, 200, -1), (50, 80, 200, -1), (50, -200, 200, 1), (50, -500, 200, 1),
      // The view is longer than the window, and counts as fully visible while it fills the window.
      (400, 100, 200, 0), (400, 300, 200, -0.5), (400, -100, 200, 0.5), (0, 0, 200, 0),
    ])
  func places(length: Double, start: Double, extent: Double, place: Double) {
    #expect(abs(ScrollTransitionRule.place(of: length, from: start, extent) - place) < 1e-12)
  }

  @Test("The effects of a scroll transition are interpolated between full visibility and the edge")
  func appearances() {
    let whole = EmptyVisualEffect()._resolved
    let edge = EmptyVisualEffect().opacity(0.2).scaleEffect(0.5).rotationEffect(.degrees(10)).offset(x: 40)._resolved
    let half = whole.mixed(with: edge, 0.5)
    #expect(abs(half.opacity - 0.6) < 1e-12)
    #expect(half.transform.scale == Size(width: 0.75, height: 0.75))
    #expect(half.transform.offset == Point(x: 20, y: 0))
    #expect(abs(half.transform.angle.degrees - 5) < 1e-9)
    #expect(whole.mixed(with: edge, 0) == whole)
    #expect(whole.mixed(with: edge, 1) == edge)
  }
}
