import GalleyDiff
import Testing

@testable import GalleyReport

@Suite("Overlays of changed areas and frames")
struct OverlayTests {
  @Test("Outlines surround the changed areas and stay inside the image")
  func areas() {
    let overlay = AreaOverlay(
      [PixelRect(x: 8, y: 4, width: 2, height: 1), PixelRect(x: 0, y: 0, width: 20, height: 10)],
      on: TestReview.image())
    #expect(overlay.outlines == "M0 0v1M20 0v1M0 0h20M0 1v7M20 1v7M0 8v2M20 8v2M0 10h20")
    #expect(overlay.veil == "M0 0h20v10h-20zM0 0h20v1h-20zM0 1h20v7h-20zM0 8h20v2h-20z")
    #expect(AreaOverlay([], on: TestReview.image()).outlines.isEmpty)
  }

  @Test("Overlapping areas are merged, and each of their pixels belongs to one part", arguments: 0..<40)
  func overlapping(seed: Int) {
    var dice = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func number(_ limit: Int) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(dice >> 33) % limit
    }
    let rects = (0..<(1 + seed % 9)).map { _ in
      PixelRect(x: number(20), y: number(20), width: number(12), height: number(12))
    }
    let union = RectUnion(rects)
    func holds(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
      x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
    }
    func isCovered(_ x: Int, _ y: Int) -> Bool { rects.contains { holds($0, x, y) } }
    for y in 0..<32 {
      for x in 0..<32 {
        #expect(union.parts.count { holds($0, x, y) } == (isCovered(x, y) ? 1 : 0))
        // An edge lies between a changed and an unchanged pixel.
        let left = union.edges.count { $0.isVertical && $0.x == x && y >= $0.y && y < $0.y + $0.length }
        let top = union.edges.count { !$0.isVertical && $0.y == y && x >= $0.x && x < $0.x + $0.length }
        #expect(left == (isCovered(x, y) != isCovered(x - 1, y) ? 1 : 0))
        #expect(top == (isCovered(x, y) != isCovered(x, y - 1) ? 1 : 0))
      }
    }
  }

  @Test("Frames found in both layouts are outlined once; others get the colour of the old or new layout")
  func boxes() throws {
    var markup = Markup()
    try #require(LayoutOverlay(TestReview.layout(rows: [4]), TestReview.layout(rows: [4, 7]))).write(to: &markup)
    let svg = String(decoding: markup.bytes, as: UTF8.self)
    #expect(svg.contains("aria-label=\"3 boxes in both, 0 only before, 1 only now\""))
    #expect(svg.contains("class=\"common\" d=\"M0 0h20v10h-20zM1 1h9v2h-9zM0 4h20v2h-20z\""))
    #expect(svg.contains("<g class=\"new\"><path d=\"M0 7h20v2h-20z\"><title>Row 20 × 2 at (0, 7)</title></path></g>"))
    #expect(svg.contains("<g class=\"old\"></g>"))
    #expect(LayoutOverlay(nil, TestReview.layout(rows: [])) == nil)
  }

  @Test("If one of two views with identical frames was removed, one frame is shown as removed")
  func equalBoxes() throws {
    var markup = Markup()
    try #require(LayoutOverlay(TestReview.layout(rows: [4, 4]), TestReview.layout(rows: [4]))).write(to: &markup)
    #expect(String(decoding: markup.bytes, as: UTF8.self).contains("3 boxes in both, 1 only before, 0"))
  }
}
