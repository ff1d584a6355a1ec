import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

/// Draws the marks of one panel.
struct PlotMarks {
  let chart: ReportChart
  let data: ChartData
  let shapes: ChartShapes
  let style: PlotStyle
  let frame: PlotFrame
  let panel: Int
  private(set) var items: [Picture.Item] = []
  private(set) var hotspots: [PlotHotspot] = []

  var em: Double { style.em }

  init(
    _ chart: ReportChart, _ data: ChartData, _ shapes: ChartShapes, _ style: PlotStyle, _ frame: PlotFrame, panel: Int
  ) {
    (self.chart, self.data, self.shapes, self.style) = (chart, data, shapes, style)
    (self.frame, self.panel) = (frame, panel)
    // Error bars are below points and lines, and above bars.
    if shapes.bars.isEmpty { drawErrorBars() }
    switch chart.mark {
    case .bar, .histogram: drawBars()
    case .area: drawAreas()
    case .line: drawLines()
    case .point: drawPoints()
    case .box: drawBoxes()
    case .pie, .donut, .heat: break
    }
    if !shapes.bars.isEmpty { drawErrorBars() }
  }

  func color(_ series: Int) -> RGBA { style.color(series, of: data) }

  mutating func add(_ item: Picture.Item) { items.append(item) }

  mutating func add(hotspot rect: Rect, _ point: ChartData.Point, value: Double) {
    let name = data.series.count > 1 ? data.series[point.series] : ""
    let text = [data.panels[panel], name, style.text(point.x, of: data), style.numbers.text(value)]
    hotspots.append(PlotHotspot(rect: rect, text: text.filter { !$0.isEmpty }.joined(separator: ", ")))
  }

  // MARK: Bars

  /// Returns the start and end of a bar along the axis, in points on the page.
  private func span(_ bar: ChartShapes.Bar) -> ClosedRange<Double> {
    if bar.end.isFinite {
      let (start, end) = (frame.place(bar.x), frame.place(bar.end))
      let gap = min(0.5, (end - start) * 0.04)
      return start + gap...max(start + gap, end - gap)
    }
    return span(at: bar.point.x, part: bar.part)
  }

  private func span(at x: Double, part: Int) -> ClosedRange<Double> {
    let width = min((data.slot ?? 1) * frame.unit * 0.8, em * 9 * Double(shapes.parts))
    let middle = frame.place(x)
    let own = width / Double(shapes.parts)
    let start = middle - width / 2 + Double(part) * own
    return start...start + own * (shapes.parts > 1 ? 0.92 : 1)
  }

  private mutating func drawBars() {
    for bar in shapes.bars where bar.point.panel == panel {
      let (low, high) = (min(bar.start, bar.stop), max(bar.start, bar.stop))
      let places = span(bar)
      let ends = [frame.place(ofValue: low), frame.place(ofValue: high)].sorted()
      let rect = frame.rect(places: places, values: ends[0]...ends[1])
      items += Self.filled(
        rect, color(bar.point.series), stripes: PlotPalette.stripes(bar.point.series), style.paper, em: em)
      if shapes.bars.count <= Self.tooltipLimit * 2 { add(hotspot: rect, bar.point, value: bar.point.y) }
      if chart.hasLabels { drawLabel(of: bar, in: rect) }
    }
    if chart.hasTotals { drawTotals() }
  }

  /// Draws the value of a bar: inside its section of a stack if it fits there, or next to the end of a single bar.
  private mutating func drawLabel(of bar: ChartShapes.Bar, in rect: Rect) {
    let value = chart.hasShares ? bar.stop - bar.start : bar.point.y
    let text = chart.hasShares ? PlotNumbers.percent(style).label(value, step: 0.01) : style.numbers.text(value)
    let pen = style.pen.smaller(0.9)
    let layout = pen.layout(text)
    let isStacked = data.series.count > 1 && shapes.parts == 1
    if isStacked {
      guard layout.inkWidth <= rect.width, layout.size.height <= rect.height else { return }
      items += pen.items(
        layout, at: Point(x: rect.midX, y: rect.midY), x: .middle, y: .middle, color(bar.point.series).readableInk)
    } else if frame.isHorizontal {
      let x = value < 0 ? rect.minX - em * 0.3 : rect.maxX + em * 0.3
      items += pen.items(layout, at: Point(x: x, y: rect.midY), x: value < 0 ? .end : .start, y: .middle, style.muted)
    } else if layout.inkWidth <= rect.width * 1.25 || shapes.parts == 1 && layout.inkWidth <= frame.unit {
      let y = value < 0 ? rect.maxY : rect.minY
      items += pen.items(layout, at: Point(x: rect.midX, y: y), x: .middle, y: value < 0 ? .start : .end, style.muted)
    }
  }

  private mutating func drawTotals() {
    let pen = style.pen.smaller(0.9)
    for total in shapes.totals where total.panel == panel {
      let layout = pen.layout(style.numbers.text(total.value), isBold: true)
      let top = chart.hasShares ? 1 : total.top
      let anchor = frame.point(total.x, top)
      items +=
        frame.isHorizontal
        ? pen.items(layout, at: Point(x: anchor.x + em * 0.3, y: anchor.y), x: .start, y: .middle, style.ink)
        : pen.items(layout, at: anchor, x: .middle, y: .end, style.ink)
    }
  }

  /// Returns a rectangle with stripes in the colour of the paper.
  static func filled(_ rect: Rect, _ color: RGBA, stripes: Int, _ paper: RGBA, em: Double) -> [Picture.Item] {
    filled(.rect(rect), in: rect, color, stripes: stripes, paper, em: em)
  }

  static func filled(
    _ shape: Path, in rect: Rect, _ color: RGBA, stripes: Int, _ paper: RGBA, em: Double
  ) -> [Picture.Item] {
    let fill = Picture.Item.fill(.init(shape, .color(color)))
    guard stripes > 0, rect.width > 0, rect.height > 0 else { return [fill] }
    var path = Path()
    let distance = max(em * 0.55, (rect.width + rect.height) / 200)
    for start in stride(from: -rect.height, to: rect.width, by: distance) {
      let (left, right) = (rect.minX + start, rect.minX + start + rect.height)
      path.move(to: Point(x: left, y: stripes == 1 ? rect.maxY : rect.minY))
      path.addLine(to: Point(x: right, y: stripes == 1 ? rect.minY : rect.maxY))
    }
    let lines = Picture.Item.stroke(.init(path, .color(paper), width: em * 0.14))
    return [fill, .group(.init([lines], clip: shape))]
  }

  // MARK: Boxes

  private mutating func drawBoxes() {
    let count = max(1, data.series.count)
    let width = min((data.slot ?? 1) * frame.unit * (count > 1 ? 0.8 : 0.5), em * 6 * Double(count))
    for box in data.boxes where box.panel == panel {
      let own = width / Double(count)
      let start = frame.place(box.x) - width / 2 + Double(box.series) * own
      let places = start...start + own * (count > 1 ? 0.85 : 1)
      let figures = box.figures
      let ink = color(box.series)
      let middle = (places.lowerBound + places.upperBound) / 2
      func line(_ first: (Double, Double), _ second: (Double, Double)) -> Path {
        let points = [first, second].map { place, value in
          let value = frame.place(ofValue: value)
          return frame.isHorizontal ? Point(x: value, y: place) : Point(x: place, y: value)
        }
        return .elements([.move(points[0]), .line(points[1])])
      }
      let ends = [figures.firstQuartile, figures.thirdQuartile].map { frame.place(ofValue: $0) }.sorted()
      let rect = frame.rect(places: places, values: ends[0]...ends[1])
      for (from, to) in [(figures.lower, figures.firstQuartile), (figures.thirdQuartile, figures.upper)] {
        add(.stroke(.init(line((middle, from), (middle, to)), .color(ink), width: em * 0.1)))
      }
      add(.fill(.init(.rect(rect), .color(ink.multiplyingAlpha(by: 0.25)))))
      add(.stroke(.init(.rect(rect), .color(ink), width: em * 0.1)))
      let median = line((places.lowerBound, figures.median), (places.upperBound, figures.median))
      add(.stroke(.init(median, .color(ink), width: em * 0.22)))
      for value in figures.outliers {
        let place = frame.place(ofValue: value)
        let center = frame.isHorizontal ? Point(x: place, y: middle) : Point(x: middle, y: place)
        add(.fill(.init(PlotSymbol.path(0, at: center, radius: em * 0.18), .color(ink))))
      }
      let point = ChartData.Point(x: box.x, y: figures.median, series: box.series, panel: panel)
      add(hotspot: rect, point, value: figures.median)
    }
  }

  // MARK: Error bars

  /// Draws error bars in the colours of their series. Over bars, they take the text colour.
  private mutating func drawErrorBars() {
    guard chart.errorBars != nil || chart.low != nil else { return }
    for series in data.series.indices {
      var path = Path()
      for point in data.points where point.panel == panel && point.series == series && point.low.isFinite {
        if point.high.isFinite { addErrorBar(point, to: &path) }
      }
      let ink = shapes.bars.isEmpty ? color(series) : style.ink
      if !path.isEmpty { add(.stroke(.init(path, .color(ink), width: em * 0.12))) }
    }
  }

  private func addErrorBar(_ point: ChartData.Point, to path: inout Path) {
    var middle = frame.place(point.x)
    if !shapes.bars.isEmpty {
      let places = span(at: point.x, part: shapes.parts > 1 ? point.series : 0)
      middle = (places.lowerBound + places.upperBound) / 2
    }
    let (low, high) = (frame.place(ofValue: point.low), frame.place(ofValue: point.high))
    let cap = min(em * 0.35, (data.slot ?? 1) * frame.unit * 0.3 / Double(shapes.parts))
    func at(_ place: Double, _ value: Double) -> Point {
      frame.isHorizontal ? Point(x: value, y: place) : Point(x: place, y: value)
    }
    for value in [low, high] {
      path.move(to: at(middle - cap, value))
      path.addLine(to: at(middle + cap, value))
    }
    path.move(to: at(middle, low))
    path.addLine(to: at(middle, high))
  }
}

/// A rectangle that shows a tooltip.
struct PlotHotspot: Hashable {
  var rect: Rect
  var text: String
}

extension PlotNumbers {
  static func percent(_ style: PlotStyle) -> PlotNumbers { style.numbers.inPercent }
}

extension RGBA {
  /// Black or white, whichever contrasts more with this colour.
  var readableInk: RGBA {
    0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? RGBA(20, 20, 22) : RGBA(255, 255, 255)
  }
}
