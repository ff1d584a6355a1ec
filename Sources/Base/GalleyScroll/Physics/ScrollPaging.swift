/// Where pages make a scroller rest.
public enum ScrollPaging {
  /// The velocity above which a release turns the page, in points a second.
  public static let tolerance = 10.0

  /// The offset of the page that a scroller goes to when it is let go at `offset` with `velocity`, after it was put
  /// down at `start`.
  ///
  /// Pages are as long as the viewport. A release that is fast enough goes on to the next page in its direction, also
  /// from right where a page rests; another goes to the nearest, and none to more than the page beside the one it began
  /// on.
  public static func goal(from start: Double, at offset: Double, velocity: Double, on track: ScrollTrack) -> Double {
    guard track.extent > 0 else { return track.clamped(offset) }
    let page = (offset - track.lower) / track.extent
    let first = ((track.clamped(start) - track.lower) / track.extent).rounded()
    let goal = min(max(next(after: page, velocity: velocity), first - 1), first + 1)
    return track.clamped(track.lower + goal * track.extent)
  }

  private static func next(after page: Double, velocity: Double) -> Double {
    guard abs(velocity) > tolerance else { return page.rounded() }
    return velocity < 0 ? (page - onPage).rounded(.up) - 1 : (page + onPage).rounded(.down) + 1
  }

  /// How far off a page a scroller may stand and still be on it, in pages: offsets are sums that are not exact.
  private static let onPage = 1e-6
}
