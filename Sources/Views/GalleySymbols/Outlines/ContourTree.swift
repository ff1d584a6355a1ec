import GalleyGeometry

struct ContourTree {
  let contours: [Contour]
  private let parents: [[Int]]

  init(_ contours: [Contour]) {
    let areas = contours.map { abs($0.area) }
    self.contours = contours
    parents = contours.indices.map { index in
      contours.indices.filter {
        $0 != index && areas[$0] > areas[index] && contours[$0].contains(contours[index].start)
      }.sorted { areas[$0] > areas[$1] }
    }
  }

  func root(of index: Int) -> Int { parents[index].first ?? index }

  /// Returns an approximate thickness without holes; for a ring, this is its line width.
  func thickness(of root: Int) -> Double {
    let body = [root] + contours.indices.filter { parents[$0] == [root] }
    let area = body.reduce(0) { $0 + contours[$1].area }
    return 2 * abs(area) / max(body.reduce(0) { $0 + contours[$1].length }, 1e-9)
  }

  /// Returns whether the contour is a mark (a hole that represents something itself, such as a letter) or lies inside a
  /// mark.
  func isMark(_ index: Int, thinnerThan limit: Double) -> Bool {
    guard parents[index].count == 1 else {
      return parents[index].dropFirst().contains { isMark($0, thinnerThan: limit) }
    }
    let contour = contours[index]
    return 2 * abs(contour.area) < limit * contour.length || parents.contains { $0.dropFirst().contains(index) }
  }
}

extension Contour {
  fileprivate var length: Double {
    let points = points
    var length = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      length += ((next.x - point.x) * (next.x - point.x) + (next.y - point.y) * (next.y - point.y)).squareRoot()
    }
    return length
  }
}
