import GalleyGeometry
import GalleyViews

/// The part of a scroll view that counts as the page: the topmost uncovered part that is at least half as high as the
/// tallest one. So a header that appears and disappears rarely changes the choice.
struct PageWindow {
  let range: ClosedRange<Double>
  let cover: String?

  static let leastHeight = 24.0
  /// Covering views narrower than this share of the scroll view are ignored if otherwise little would remain uncovered.
  /// A section index at the side, for example, covers a part of every row.
  private static let narrow = 1.0 / 3

  var height: Double { range.upperBound - range.lowerBound }

  init(of scroller: PageScroller, under covers: [PageCovers.Cover]) {
    let window = scroller.window
    let (left, right) = (scroller.contentRange.lowerBound, scroller.contentRange.upperBound)
    let over = covers.filter { cover in
      cover.frame.minX < right - 0.01 && cover.frame.maxX > left + 0.01 && cover.frame.minY < window.maxY - 0.01
        && cover.frame.maxY > window.minY + 0.01
    }
    let all = PageWindow.free(in: window, under: over)
    let wide = over.filter { $0.frame.width >= (right - left) * Self.narrow }
    let isBeside = all.upperBound - all.lowerBound < window.height / 3 && wide.count < over.count
    range = isBeside ? PageWindow.free(in: window, under: wide) : all
    cover = over.max { $0.frame.height < $1.frame.height }?.name
  }

  private static func free(in window: Rect, under covers: [PageCovers.Cover]) -> ClosedRange<Double> {
    var parts: [ClosedRange<Double>] = []
    var start = window.minY
    func close(at end: Double) {
      if end > start { parts.append(start...end) }
    }
    for cover in covers.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      close(at: cover.frame.minY)
      start = max(start, cover.frame.maxY)
    }
    close(at: window.maxY)
    func height(_ part: ClosedRange<Double>) -> Double { part.upperBound - part.lowerBound }
    let tallest = parts.map(height).max() ?? 0
    return parts.first { height($0) >= tallest / 2 } ?? window.minY...window.minY
  }
}
