import GalleyGeometry

struct CutLine {
  let start: Point
  let end: Point
  let owner: Int

  private var minY: Double { min(start.y, end.y) }
  private var maxY: Double { max(start.y, end.y) }
  private var minX: Double { min(start.x, end.x) }
  private var maxX: Double { max(start.x, end.x) }

  static func cuts(of lines: [CutLine]) -> [[Point]] {
    var cuts = lines.map { [$0.start, $0.end] }
    let order = lines.indices.sorted { lines[$0].minY < lines[$1].minY }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        if lines[second].minY > lines[first].maxY { break }
        let (one, other) = (lines[first], lines[second])
        guard one.minX <= other.maxX, other.minX <= one.maxX else { continue }
        for point in one.meets(other) {
          cuts[first].append(point)
          cuts[second].append(point)
        }
      }
    }
    return zip(lines, cuts).map { line, points in line.inOrder(points) }
  }

  private func inOrder(_ points: [Point]) -> [Point] {
    if points.count == 2 { return points }
    let way = end - start
    func share(_ point: Point) -> Double { (point.x - start.x) * way.x + (point.y - start.y) * way.y }
    return points.sorted { share($0) < share($1) }
  }

  /// Returns the common points: none, one, or the ends of a section that both lines share.
  private func meets(_ other: CutLine) -> [Point] {
    let (way, otherWay, gap) = (end - start, other.end - other.start, other.start - start)
    let area = way.x * otherWay.y - way.y * otherWay.x
    let lengths = ((way.x * way.x + way.y * way.y) * (otherWay.x * otherWay.x + otherWay.y * otherWay.y)).squareRoot()
    if abs(area) <= 1e-12 * lengths {
      return [start, end].filter(other.holds) + [other.start, other.end].filter(holds)
    }
    let share = (gap.x * otherWay.y - gap.y * otherWay.x) / area
    let otherShare = (gap.x * way.y - gap.y * way.x) / area
    let reach = CutLine.reach
    guard share >= -reach, share <= 1 + reach, otherShare >= -reach, otherShare <= 1 + reach else { return [] }
    return [Point(x: start.x + way.x * share, y: start.y + way.y * share).onGrid]
  }

  /// The tolerance as a fraction of the line, because the ends have rounding errors.
  private static let reach = 1e-9

  private func holds(_ point: Point) -> Bool {
    let (way, gap) = (end - start, point - start)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let along = gap.x * way.x + gap.y * way.y
    return abs(way.x * gap.y - way.y * gap.x) <= 2e-5 * length && along >= 0 && along <= length * length
  }
}
