import GalleyGeometry

struct EdgeChains {
  private var elements: [Path.Element] = []

  /// Joins edges to closed outlines. At each point, the number of edges that begin must be the same as the number of
  /// edges that end.
  init(_ edges: [(start: Point, end: Point)]) {
    var next = Dictionary(grouping: edges.indices) { edges[$0].start }
    var isTaken = Array(repeating: false, count: edges.count)
    for first in edges.indices where !isTaken[first] {
      var points: [Point] = []
      var edge: Int? = first
      while let index = edge, !isTaken[index] {
        isTaken[index] = true
        points.append(edges[index].start)
        edge = EdgeChains.follower(of: edges[index].end, in: &next, isTaken)
      }
      add(EdgeChains.corners(of: points))
    }
  }

  var path: Path { .elements(elements) }

  private static func follower(of end: Point, in next: inout [Point: [Int]], _ isTaken: [Bool]) -> Int? {
    while let candidate = next[end]?.popLast() { if !isTaken[candidate] { return candidate } }
    return nil
  }

  private mutating func add(_ corners: [Point]) {
    guard corners.count > 2, let first = corners.first else { return }
    elements.append(.move(first))
    elements += corners.dropFirst().map { .line($0) }
    elements.append(.close)
  }

  private static func corners(of points: [Point]) -> [Point] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let (first, second) = (points[index] - before, after - points[index])
      let isStraight = abs(first.x * second.y - first.y * second.x) <= 1e-9
      return !isStraight || first.x * second.x + first.y * second.y < 0
    }.map { points[$0] }
  }
}
