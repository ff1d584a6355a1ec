/// The start and end of a piece of ink along one axis, in points of the scene. At both ends, the coverage of the last
/// pixel determines the position within that pixel.
package struct InkExtent: Hashable, Sendable {
  package var start: Double
  package var end: Double

  package init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }

  package var length: Double { end - start }
  package var middle: Double { (start + end) / 2 }

  package func overlap(with other: InkExtent) -> Double { min(end, other.end) - max(start, other.start) }

  package func union(_ other: InkExtent) -> InkExtent { InkExtent(min(start, other.start), max(end, other.end)) }

  package func moved(by distance: Double) -> InkExtent { InkExtent(start + distance, end + distance) }

  /// Returns the smallest distance that any of the edges moved if it is at most `limit`, and otherwise the distance
  /// that the first edge moved.
  package static func move(_ edges: [Double], limit: Double) -> Double {
    let least = edges.min { abs($0) < abs($1) } ?? 0
    return abs(least) <= limit ? least : edges.first ?? 0
  }
}
