import GalleyGeometry

extension Contour {
  func contains(_ point: Point) -> Bool {
    let points = points
    var isInside = false
    for (index, end) in points.enumerated() {
      let start = points[(index + points.count - 1) % points.count]
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      if point.x < start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) { isInside.toggle() }
    }
    return isInside
  }
}
