import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The slices of a circle or ring, clockwise from the top, with their names beside them.
struct PlotRound {
  private(set) var items: [Picture.Item] = []
  private(set) var hotspots: [PlotHotspot] = []
  private let style: PlotStyle

  private struct Slice {
    var index: Int
    var middle: Double
    var layout: TextLayout
    var y = 0.0
  }

  init(_ chart: ReportChart, _ data: ChartData, _ style: PlotStyle, in rect: Rect, panel: Int) {
    self.style = style
    let points = data.points.filter { $0.panel == panel && $0.y > 0 }
    let whole = points.reduce(0) { $0 + $1.y }
    guard whole > 0 else { return }
    let em = style.em
    let radius = max(em, min(rect.height / 2 - em, rect.width * 0.23))
    let center = Point(x: rect.midX, y: rect.midY)
    let share = PlotNumbers.percent(style)
    // All shares have the same number of decimals: one if some share is below 10 %, and none if all are whole.
    let isSmall = points.contains { $0.y / whole < 0.1 }
    let areWhole = points.allSatisfy { abs($0.y / whole * 100 - ($0.y / whole * 100).rounded()) < 1e-9 }
    let step = isSmall && !areWhole ? 0.001 : 0.01
    var slices: [Slice] = []
    var start = -Double.pi / 2
    for point in points {
      let sweep = point.y / whole * 2 * .pi
      let index = Int(point.x)
      let path = Self.path(center, radius, inner: chart.mark == .donut ? radius * 0.58 : 0, start, sweep)
      let color = PlotPalette.color(index, isDark: style.isDark)
      items.append(.fill(.init(path, .color(color))))
      if points.count > 1 {
        items.append(.stroke(.init(path, .color(style.paper), width: em * 0.1)))
      }
      let name = style.text(point.x, of: data)
      let part = share.label(point.y / whole, step: step)
      let text = "\(name) \(part)"
      let room = rect.width / 2 - radius - em * 2.4
      slices.append(
        Slice(
          index: index, middle: start + sweep / 2,
          layout: style.pen.layout(
            chart.hasLabels ? "\(text) (\(style.numbers.text(point.y)))" : text, width: room, limit: 3)))
      let place = Self.at(center, radius * 0.7, start + sweep / 2)
      let spot = Rect(x: place.x - em, y: place.y - em, width: em * 2, height: em * 2)
      hotspots.append(PlotHotspot(rect: spot, text: "\(text), \(style.numbers.text(point.y))"))
      start += sweep
    }
    for isRight in [true, false] {
      place(slices.filter { (cos($0.middle) >= 0) == isRight }, isRight: isRight, center, radius, in: rect)
    }
  }

  static func at(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }

  private static func path(
    _ center: Point, _ radius: Double, inner: Double, _ start: Double, _ sweep: Double
  ) -> Path {
    Path { path in
      path.addRelativeArc(center: center, radius: radius, startAngle: .radians(start), delta: .radians(sweep))
      if inner > 0 {
        path.addRelativeArc(
          center: center, radius: inner, startAngle: .radians(start + sweep), delta: .radians(-sweep))
      } else if sweep < 2 * .pi - 1e-9 {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }

  /// Places the labels of slices. Labels of adjacent thin slices are moved apart.
  private mutating func place(
    _ slices: [Slice], isRight: Bool, _ center: Point, _ radius: Double, in rect: Rect
  ) {
    let em = style.em
    let sorted = slices.sorted { sin($0.middle) < sin($1.middle) }
    let wanted = sorted.map { Self.at(center, radius + em * 0.8, $0.middle).y }
    let heights = sorted.map { $0.layout.size.height }
    let middles = PlotSpread.places(wanted, heights: heights, in: rect.minY...max(rect.minY, rect.maxY))
    for (slice, y) in zip(sorted, middles) {
      let edge = Self.at(center, radius, slice.middle)
      let elbow = Self.at(center, radius + em * 0.6, slice.middle)
      let side = isRight ? 1.0 : -1.0
      let end = Point(x: center.x + side * (radius + em * 1.5), y: y)
      let line = Path.elements([.move(edge), .line(elbow), .line(end)])
      items.append(.stroke(.init(line, .color(style.rule), width: em * 0.08)))
      items += style.pen.items(
        slice.layout, at: Point(x: end.x + side * em * 0.4, y: y), x: isRight ? .start : .end, y: .middle, style.ink)
    }
  }
}

/// Moves labels that would overlap apart, as little as possible.
enum PlotSpread {
  /// Returns the centres of the labels, in the order of `wanted`, which is ascending.
  static func places(_ wanted: [Double], heights: [Double], in range: ClosedRange<Double>) -> [Double] {
    var places = wanted
    var end = range.lowerBound
    for index in places.indices {
      places[index] = max(places[index], end + heights[index] / 2)
      end = places[index] + heights[index] / 2
    }
    var start = range.upperBound
    for index in places.indices.reversed() {
      places[index] = min(places[index], start - heights[index] / 2)
      start = places[index] - heights[index] / 2
    }
    return places
  }
}
