import GalleyGeometry

struct ScrollTracks {
  private struct Reach {
    var low: Point
    var high: Point

    subscript(axis: Axis) -> Double { high[axis] - low[axis] }
    var axis: Axis { self[.horizontal] > self[.vertical] ? .horizontal : .vertical }
  }

  private var reaches: [String: Reach] = [:]

  init(_ records: [FrameRecord]) {
    for scroller in records.lazy.flatMap(\.scrollers) {
      var reach = reaches[scroller.name] ?? Reach(low: scroller.distance, high: scroller.distance)
      for axis in Axis.allCases {
        reach.low[axis] = min(reach.low[axis], scroller.distance[axis])
        reach.high[axis] = max(reach.high[axis], scroller.distance[axis])
      }
      reaches[scroller.name] = reach
    }
  }

  /// The scroll view that moves furthest. If several move equally far, it is the first by name.
  var furthest: String? {
    let ways = reaches.mapValues { $0[$0.axis] }
    return ways.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  func axis(of name: String) -> Axis { reaches[name]?.axis ?? .vertical }

  private static let tolerance = 0.5

  func axisName(of name: String) -> String {
    let movesBoth = reaches[name].map { reach in Axis.allCases.allSatisfy { reach[$0] > ScrollTracks.tolerance } }
    guard movesBoth ?? false else { return "" }
    return axis(of: name) == .horizontal ? "x" : "y"
  }
}
