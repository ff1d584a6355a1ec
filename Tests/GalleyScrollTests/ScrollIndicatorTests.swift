import GalleyGeometry
import GalleyScroll
import Testing

@Suite("Scroll indicators")
struct ScrollIndicatorTests {
  /// A track of 406 pt (400 without margins) for 1,000 pt of content: the indicator is 100 pt long.
  private let geometry = ScrollGeometry(
    containerSize: Size(width: 100, height: 406), contentSize: Size(width: 100, height: 1000))

  private func bar(_ offset: Double, _ geometry: ScrollGeometry? = nil, mirrored: Bool = false) -> Rect? {
    ScrollIndicator.frame(
      for: geometry ?? self.geometry, offset: Point(x: 0, y: offset), along: .vertical, mirrored: mirrored)
  }

  @Test("The length and position of a scroll indicator show which part of the content is visible")
  func share() {
    let length = 400 * 406.0 / 1000
    #expect(bar(0) == Rect(x: 94, y: 3, width: 3, height: length))
    #expect(bar(594) == Rect(x: 94, y: 403 - length, width: 3, height: length))
    #expect(bar(297)?.midY == 203)
  }

  @Test("Overscrolling shortens the scroll indicator at most to its thickness", arguments: [10.0, 100, 159.4, 1000])
  func pulled(by pull: Double) throws {
    let length = max(400 * 406.0 / 1000 - pull, 3)
    let above = try #require(bar(-pull))
    let below = try #require(bar(594 + pull))
    #expect(above.minY == 3)
    #expect(abs(above.height - length) < 1e-9)
    #expect(abs(below.maxY - 403) < 1e-9)
    #expect(abs(below.height - length) < 1e-9)
  }

  @Test("At rest, a scroll indicator is at least 36 pt long")
  func shortest() {
    let long = ScrollGeometry(
      containerSize: Size(width: 100, height: 406), contentSize: Size(width: 100, height: 1_000_000))
    #expect(bar(0, long)?.height == 36)
  }

  @Test(
    "Content that fits, or nearly fits, has no scroll indicator",
    arguments: [(406.0, false), (406.5, false), (406.6, true)])
  func none(content: Double, shows: Bool) {
    let geometry = ScrollGeometry(
      containerSize: Size(width: 100, height: 406), contentSize: Size(width: 100, height: content))
    #expect((bar(0, geometry) != nil) == shows)
  }

  @Test("The vertical scroll indicator respects insets and is on the left in right-to-left layouts")
  func insets() {
    var inset = geometry
    inset.contentInsets = EdgeInsets(top: 20, leading: 1, bottom: 30, trailing: 7)
    #expect(bar(-20, inset)?.minY == 23)
    #expect(bar(624, inset)?.maxY == 373)
    #expect(bar(0, inset)?.maxX == 90)
    #expect(bar(0, inset, mirrored: true)?.minX == 10)
    #expect(bar(0, mirrored: true)?.minX == 3)
  }

  @Test("The horizontal scroll indicator is at the bottom and starts at the leading edge")
  func horizontal() {
    let wide = ScrollGeometry(
      containerSize: Size(width: 406, height: 100), contentSize: Size(width: 1000, height: 100))
    func bar(_ offset: Double, mirrored: Bool) -> Rect? {
      ScrollIndicator.frame(for: wide, offset: Point(x: offset, y: 0), along: .horizontal, mirrored: mirrored)
    }
    let length = 400 * 406.0 / 1000
    #expect(bar(0, mirrored: false) == Rect(x: 3, y: 94, width: length, height: 3))
    #expect(bar(0, mirrored: true) == Rect(x: 403 - length, y: 94, width: length, height: 3))
    #expect(bar(594, mirrored: true)?.minX == 3)
  }
}
