import GalleyGeometry
import GalleyPicture
import GalleyTemplate

extension PlotMarks {
  private var lineWidth: Double { em * 0.16 }

  /// The maximum number of points with tooltips. If there are more, none has one.
  static let tooltipLimit = 400

  // MARK: Lines

  mutating func drawLines() {
    for series in data.series.indices {
      let points = data.points.filter { $0.panel == panel && $0.series == series }
      for piece in data.pieces(points) {
        drawLine(piece.map { frame.point($0.x, $0.y) }, series, isWhole: points.count == 1)
      }
      if data.points.count <= Self.tooltipLimit { addHotspots(points, points.map { frame.point($0.x, $0.y) }) }
    }
    drawTrends()
  }

  /// Draws a line. A single point is drawn as a dot, which is large if it is the whole series.
  private mutating func drawLine(_ places: [Point], _ series: Int, isWhole: Bool) {
    let ink = color(series)
    guard places.count > 1 else {
      let radius = isWhole ? em * 0.3 : lineWidth * 0.9
      for place in places { add(.fill(.init(PlotSymbol.path(series, at: place, radius: radius), .color(ink)))) }
      return
    }
    let path = Path.elements(PlotDensity.outline(places, isHorizontal: frame.isHorizontal))
    let stroke = StrokeStyle(
      lineWidth: lineWidth, lineCap: .round, lineJoin: .round, dash: PlotPalette.dashes(series).map { $0 * lineWidth })
    add(.stroke(.init(path, .color(ink), style: stroke)))
  }

  private mutating func addHotspots(_ points: [ChartData.Point], _ places: [Point]) {
    let side = em * 0.9
    for (point, place) in zip(points, places) {
      let rect = Rect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
      add(hotspot: rect, point, value: point.y)
    }
  }

  mutating func drawTrends() {
    guard let trend = chart.trend else { return }
    for series in data.series.indices {
      let points = data.points.filter { $0.panel == panel && $0.series == series }
      guard let line = ChartTrend(trend, points) else { continue }
      var places = line.places.map { frame.point($0.x, $0.y) }
      if frame.along.isLogarithmic || frame.values.isLogarithmic, let first = line.places.first,
        let last = line.places.last, line.places.count == 2
      {
        // A straight line through the values is a curve on a logarithmic axis.
        places = (0...100).map { step in
          let share = Double(step) / 100
          return frame.point(first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share)
        }
      }
      let path = Path.elements(PlotDensity.outline(places, isHorizontal: frame.isHorizontal))
      let width = em * 0.16
      let ink = data.series.count > 1 ? color(series) : style.ink
      add(.stroke(.init(path, .color(ink), width: width, dashes: [2, 1.5].map { $0 * width })))
    }
  }

  // MARK: Areas

  /// Returns the pieces of an area between gaps. Stacked areas have no gaps, because the areas above need a base.
  private func pieces(_ area: ChartShapes.Area) -> [ChartShapes.Area] {
    let points = data.points.filter { $0.panel == area.panel }
    guard data.series.count == 1, !data.gaps.isEmpty, points.map(\.x) == area.places else { return [area] }
    var start = 0
    return data.pieces(points).map { piece in
      let range = start..<start + piece.count
      start = range.upperBound
      return ChartShapes.Area(
        panel: area.panel, series: area.series, places: Array(area.places[range]), low: Array(area.low[range]),
        high: Array(area.high[range]))
    }
  }

  mutating func drawAreas() {
    for area in shapes.areas.flatMap(pieces) where area.panel == panel && !area.places.isEmpty {
      let ink = color(area.series)
      let bottom = frame.values.domain.lowerBound
      let upper = zip(area.places, area.high).map { frame.point($0, $1) }
      let lower = zip(area.places, area.low).map { frame.point($0, max($1, bottom)) }
      if upper.count == 1 {
        add(.fill(.init(PlotSymbol.path(area.series, at: upper[0], radius: em * 0.3), .color(ink))))
        continue
      }
      let top = PlotDensity.outline(upper, isHorizontal: frame.isHorizontal)
      let base = PlotDensity.outline(Array(lower.reversed()), isHorizontal: frame.isHorizontal)
      var elements = top
      for element in base {
        if case .move(let point) = element { elements.append(.line(point)) } else { elements.append(element) }
      }
      let opacity = data.series.count > 1 ? 0.85 : 0.35
      let shape = Path.elements(elements + [.close])
      let color = ink.multiplyingAlpha(by: opacity)
      let stripes = PlotPalette.stripes(area.series)
      for item in Self.filled(shape, in: shape.bounds, color, stripes: stripes, style.paper, em: em) { add(item) }
      add(.stroke(.init(.elements(top), .color(ink), width: em * 0.12)))
    }
    guard data.points.count <= Self.tooltipLimit else { return }
    for area in shapes.areas where area.panel == panel {
      let own = Dictionary(
        data.points.filter { $0.panel == panel && $0.series == area.series }.map { ($0.x, $0) }
      ) { first, _ in first }
      for (x, high) in zip(area.places, area.high) {
        guard let point = own[x] else { continue }
        let (place, side) = (frame.point(x, high), em * 0.9)
        let rect = Rect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
        add(hotspot: rect, point, value: point.y)
      }
    }
  }

  // MARK: Points

  mutating func drawPoints() {
    let count = data.points.count
    let radius = em * (count > 2000 ? 0.14 : count > 300 ? 0.25 : 0.3)
    let opacity = count > 300 ? 0.6 : count > 60 ? 0.8 : 1
    for series in data.series.indices {
      let points = data.points.filter { $0.panel == panel && $0.series == series }
      let ink = color(series)
      if count > PlotDensity.limit {
        let visible = frame.rect.insetBy(dx: -em, dy: -em)
        let places = points.map { frame.point($0.x, $0.y) }.filter(visible.contains)
        for item in PlotDensity.cells(places, side: em * 0.16, ink, style.ink) { add(item) }
        continue
      }
      for point in points {
        let path = PlotSymbol.path(series, at: frame.point(point.x, point.y), radius: radius)
        add(.fill(.init(path, .color(ink.multiplyingAlpha(by: opacity)))))
      }
    }
    if count <= Self.tooltipLimit * 2 {
      let points = data.points.filter { $0.panel == panel }
      addHotspots(points, points.map { frame.point($0.x, $0.y) })
    }
    drawTrends()
  }
}
