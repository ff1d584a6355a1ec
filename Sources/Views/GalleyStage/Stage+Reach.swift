import GalleyGeometry
package import GalleyScroll
package import GalleyViews

extension Stage {
  /// Overscroll is allowed as long as some content stays visible.
  package func problem(putting name: String, at destination: ScrollDestination) -> ViewProblem.Kind? {
    guard case .offset(let point) = destination else { return nil }
    place()
    guard let scroller = tree.scroller(name), scroller.sheet == nil else { return nil }
    for axis in Axis.allCases {
      let track = scroller.track(along: axis)
      let (lower, upper) = (min(track.lower, track.upper), max(track.lower, track.upper))
      guard point[axis] != 0, track.extent > 0, max(lower - point[axis], point[axis] - upper) >= track.extent else {
        continue
      }
      return .outOfReach(scroller: name, offset: point[axis], lower: lower, upper: upper, extent: track.extent)
    }
    return nil
  }
}
