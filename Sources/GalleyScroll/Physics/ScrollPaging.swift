/// Where pages make a scroller rest.
public enum ScrollPaging {
  /// The velocity above which a release turns the page, in points a second.
  public static let tolerance = 10.0

  /// The offset of the page that a scroller goes to when it is let go at `offset` with `velocity`, after it was put
  /// down at `start`.
  ///
  /// Pages are as long as the viewport. A release that is fast enough goes on to the page in its direction, another to
  /// the nearest, and none to more than the page beside the one it began on.
  public static func goal(from start: Double, at offset: Double, velocity: Double, on track: ScrollTrack) -> Double {
    guard track.extent > 0 else { return track.clamped(offset) }
    let page = (offset - track.lower) / track.extent
    let turned = page + (abs(velocity) > tolerance ? (velocity < 0 ? -0.5 : 0.5) : 0)
    let first = ((track.clamped(start) - track.lower) / track.extent).rounded()
    let goal = min(max(turned.rounded(), first - 1), first + 1)
    return track.clamped(track.lower + goal * track.extent)
  }
}
