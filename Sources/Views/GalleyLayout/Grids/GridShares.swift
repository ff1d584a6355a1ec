import GalleyGeometry

struct GridShares {
  private var lengths: [Double]

  init(count: Int, space: Double?, _ measure: (Int, Double?) -> Double) {
    lengths = Array(repeating: 0, count: count)
    guard let space, space < .infinity else {
      for track in 0..<count { lengths[track] = measure(track, space) }
      return
    }
    var available = space
    var left = count
    for track in GridShares.order(count, measure) {
      lengths[track] = measure(track, max(available / Double(left), 0))
      available -= lengths[track]
      left -= 1
    }
  }

  /// Orders the tracks by increasing flexibility. Among tracks of unlimited length, the largest minimum comes first.
  private static func order(_ count: Int, _ measure: (Int, Double?) -> Double) -> [Int] {
    let bounds = (0..<count).map { (minimum: measure($0, 0), maximum: measure($0, .infinity)) }
    let ranges = bounds.map { $0.minimum == .infinity ? 0 : $0.maximum - $0.minimum }
    return (0..<count).sorted { first, second in
      if ranges[first] == .infinity, ranges[second] == .infinity, bounds[first].minimum != bounds[second].minimum {
        return bounds[first].minimum > bounds[second].minimum
      }
      if ranges[first] != ranges[second] { return ranges[first] < ranges[second] }
      return first < second
    }
  }

  subscript(track: Int) -> Double { lengths[track] }
}
