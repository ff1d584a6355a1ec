import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Simplifies charts with more points than a page has pixels: fewer shapes give the same pixels.
enum PlotDensity {
  /// The maximum number of points that a scatter plot draws one by one. With more points, it is drawn as cells.
  static let limit = 3000

  /// The width of a pixel column, in points on the page.
  private static let column = 0.25

  /// Keeps the first, lowest, highest and last point in each pixel column. The lines between them cover all other
  /// points.
  static func outline(_ points: [Point], isHorizontal: Bool) -> [Path.Element] {
    guard let first = points.first else { return [] }
    if points.count < 2000 { return [.move(first)] + points.dropFirst().map { .line($0) } }
    func along(_ point: Point) -> Double { isHorizontal ? point.y : point.x }
    func deep(_ point: Point) -> Double { isHorizontal ? point.x : point.y }
    var elements: [Path.Element] = [.move(first)]
    var (start, index) = (0, 0)
    while index < points.count {
      let key = (along(points[index]) / column).rounded(.down)
      var (low, high) = (index, index)
      start = index
      while index < points.count, (along(points[index]) / column).rounded(.down) == key {
        if deep(points[index]) < deep(points[low]) { low = index }
        if deep(points[index]) > deep(points[high]) { high = index }
        index += 1
      }
      for kept in Set([start, low, high, index - 1]).sorted() where kept > 0 { elements.append(.line(points[kept])) }
    }
    return elements
  }

  /// Returns squares that are darker the more points they contain. Adjacent squares of the same darkness become one
  /// rectangle.
  static func cells(_ points: [Point], side: Double, _ color: RGBA, _ ink: RGBA) -> [Picture.Item] {
    guard let first = points.first, side > 0 else { return [] }
    var bounds = (minX: first.x, maxX: first.x, minY: first.y, maxY: first.y)
    for point in points {
      bounds = (
        min(bounds.minX, point.x), max(bounds.maxX, point.x), min(bounds.minY, point.y), max(bounds.maxY, point.y)
      )
    }
    let columns = Int(min((bounds.maxX - bounds.minX) / side, 10_000)) + 1
    let rows = Int(min((bounds.maxY - bounds.minY) / side, 10_000)) + 1
    var counts = [UInt32](repeating: 0, count: columns * rows)
    for point in points {
      let column = min(Int((point.x - bounds.minX) / side), columns - 1)
      let row = min(Int((point.y - bounds.minY) / side), rows - 1)
      counts[row * columns + column] += 1
    }
    let steps = steps(upTo: counts.max() ?? 0)
    let levels = counts.map { count in steps.reduce(0) { count >= $1 ? $0 + 1 : $0 } }
    var paths = [Path](repeating: Path(), count: steps.count)
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let start = column
        let level = levels[row * columns + column]
        while column < columns, levels[row * columns + column] == level { column += 1 }
        guard level > 0 else { continue }
        paths[level - 1].addRect(
          Rect(
            x: bounds.minX + (Double(start) - 0.5) * side, y: bounds.minY + (Double(row) - 0.5) * side,
            width: Double(column - start) * side, height: side))
      }
    }
    return zip(paths, tints(color, ink)).filter { !$0.0.isEmpty }.map { path, tint in
      .fill(.init(path, .color(tint)))
    }
  }

  private static let opacities = [0.25, 0.4, 0.55, 0.7, 0.85, 1]
  private static let inkShares = [0.3, 0.55, 0.8]

  /// Returns the colours from a pale one to a mixture with `ink`, so that differences in density are also visible in
  /// the centre of a cloud.
  private static func tints(_ color: RGBA, _ ink: RGBA) -> [RGBA] {
    opacities.map { color.multiplyingAlpha(by: $0) } + inkShares.map { color.blended(with: ink, share: $0) }
  }

  /// Returns the smallest number of points for each level. From level to level, it grows by the same factor.
  private static func steps(upTo maximum: UInt32) -> [UInt32] {
    let count = opacities.count + inkShares.count
    return (0..<count).map { UInt32(pow(Double(max(maximum, 1)), Double($0) / Double(count)).rounded(.up)) }
  }
}
