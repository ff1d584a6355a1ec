import GalleyGeometry
import GalleyPicture

extension Outline {
  /// Negative distances make strokes thinner. Points and their control points move along the bisector of the adjacent
  /// lines.
  func grown(by distance: Double) -> Outline {
    guard distance != 0 else { return self }
    return Outline(contours.flatMap { $0.grown(by: distance).elements })
  }

  /// Returns the edge of filled areas as a line of `width` inside them. Thinner areas stay filled.
  ///
  /// Holes that are marks, such as the text in a bubble, are filled, because edges around them would overlap. Holes
  /// that contain a shape are also filled, and the shape becomes a hole.
  func hollow(width: Double) -> Outline {
    let tree = ContourTree(contours)
    return Outline(
      tree.contours.indices.flatMap { index -> [Path.Element] in
        let contour = tree.contours[index]
        if tree.thickness(of: tree.root(of: index)) < Outline.lineThickness {
          return contour.grown(by: (width - StrokeWidth.ofFonts) / 2).elements
        }
        if tree.isMark(index, thinnerThan: Outline.markThickness) { return contour.reversed.elements }
        return contour.elements + contour.grown(by: -width).reversed.elements
      })
  }

  /// The maximum thickness of a line, in ems. Lines on the fonts' grid are 2 units thick.
  private static let lineThickness = 2.25 / 17
  /// The maximum thickness of a mark, in ems. Lines 2 units thick are within the limit, but the hole in a lock is not.
  private static let markThickness = 2.3 / 17
}

extension Contour {
  func grown(by distance: Double) -> Contour {
    let points = points
    return replacingPoints(
      by: points.indices.map { index in
        guard let before = Contour.neighbour(of: index, in: points, step: points.count - 1),
          let after = Contour.neighbour(of: index, in: points, step: 1)
        else { return points[index] }
        return Contour.shifted(points[index], between: before, after, by: distance)
      })
  }

  /// Returns a neighbouring point, skipping coincident points so that they move together.
  private static func neighbour(of index: Int, in points: [Point], step: Int) -> Point? {
    var other = (index + step) % points.count
    while other != index, areClose(points[other], points[index]) { other = (other + step) % points.count }
    return other == index ? nil : points[other]
  }

  private static func areClose(_ first: Point, _ second: Point) -> Bool {
    abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
  }

  private static func shifted(_ point: Point, between before: Point, _ after: Point, by distance: Double) -> Point {
    guard let into = direction(from: before, to: point), let out = direction(from: point, to: after) else {
      return point
    }
    // The miter length grows as the directions approach opposite ones.
    let share = 1 + into.x * out.x + into.y * out.y
    guard share > 0.25 else { return point }
    return Point(
      x: point.x + distance * (into.y + out.y) / share, y: point.y - distance * (into.x + out.x) / share)
  }

  private static func direction(from start: Point, to end: Point) -> Point? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 1e-9 ? Point(x: x / length, y: y / length) : nil
  }
}
