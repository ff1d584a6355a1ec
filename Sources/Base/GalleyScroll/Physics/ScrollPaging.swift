public enum ScrollPaging {
  /// The minimum velocity for turning the page, in points per second.
  public static let tolerance = 10.0

  /// Returns the offset of the page at which a released scroll view comes to rest.
  ///
  /// Pages are as long as the viewport. A release faster than ``tolerance`` goes to the next page in its direction,
  /// even from a page's exact position. A slower release goes to the nearest page. The result is at most one page away
  /// from the page where the drag began.
  ///
  /// - Parameters:
  ///   - start: The offset at touch-down.
  ///   - offset: The offset at release.
  ///   - velocity: The velocity at release, in points per second.
  ///   - track: The range of resting offsets and the length of the viewport.
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

  /// In pages, because offsets are sums with rounding errors.
  private static let onPage = 1e-6
}
