import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

/// Arranges the panels, axes, titles and the legend of a chart, and draws them.
struct ChartPlot {
  let chart: ReportChart
  let data: ChartData
  let shapes: ChartShapes
  let style: PlotStyle
  let xTitle: String
  let yTitle: String
  private(set) var items: [Picture.Item] = []
  private(set) var hotspots: [PlotHotspot] = []
  private let values: PlotScale
  private let along: PlotScale
  private let second: PlotSecond?
  private let secondValues: PlotScale?
  private let legend: PlotLegend
  private let isDirect: Bool

  private var em: Double { style.em }
  private var gap: Double { em * 0.4 }
  private var isRound: Bool { chart.mark == .pie || chart.mark == .donut }
  private var isEmpty: Bool { data.points.isEmpty && data.boxes.isEmpty }

  init(
    _ chart: ReportChart, _ data: ChartData, _ style: PlotStyle, titles: (x: String, y: String),
    second: PlotSecond? = nil, in size: Size
  ) {
    self.second = second
    (self.chart, self.data, self.style) = (chart, data, style)
    (xTitle, yTitle) = titles
    shapes = ChartShapes(data, chart)
    var positions = data
    positions.points += second?.data.points ?? []
    along = PlotScales.along(chart, positions)
    var entries = PlotLegends.entries(chart, data, style)
    if let second {
      entries += second.entries(
        titles.y, PlotLegends.sign(of: chart.mark), isSingle: data.series.count < 2 && !titles.y.isEmpty)
    }
    isDirect = PlotLegends.isDirect(chart, data, entries, style, in: size)
    let isHidden = isDirect || chart.legend == .none
    legend = PlotLegend(isHidden ? [] : entries, width: size.width, style.pen)
    let columns =
      chart.panels == nil ? 1 : PlotLegends.columns(chart, data.panels.count, width: size.width, em: style.em)
    let rows = (data.panels.count + columns - 1) / max(columns, 1)
    let height = (size.height - legend.height - style.em * 6.5) / Double(max(rows, 1))
    let length = chart.isHorizontal ? size.width / Double(columns) - style.em * 12 : height
    values = PlotScales.values(chart, data, shapes, count: Self.tickCount(length, chart, style))
    secondValues = second.map {
      PlotScales.values($0.chart, $0.data, $0.shapes, count: Self.tickCount(length, $0.chart, style))
    }
    if isEmpty {
      drawEmpty(size)
    } else {
      draw(size)
    }
  }

  private mutating func drawEmpty(_ size: Size) {
    let rect = Rect(origin: .zero, size: size)
    items.append(
      .stroke(.init(.rect(rect.insetBy(dx: em * 0.05, dy: em * 0.05)), .color(style.rule), width: em * 0.08)))
    let layout = style.pen.layout(style.emptyText)
    items += style.pen.items(layout, at: Point(x: rect.midX, y: rect.midY), x: .middle, y: .middle, style.muted)
  }

  // MARK: Arrangement

  private mutating func draw(_ size: Size) {
    var area = Rect(origin: .zero, size: size)
    let above = chart.isHorizontal ? xTitle : isRound ? "" : yTitle
    if !above.isEmpty {
      let layout = style.pen.layout(above, width: size.width)
      items += style.pen.items(layout, at: .zero, x: .start, y: .start, style.muted)
      if let second, !second.title.isEmpty {
        let own = style.pen.layout(second.title, width: size.width / 2)
        items += style.pen.items(
          own, at: Point(x: size.width, y: 0), x: .end, y: .start,
          second.style.color(0, of: second.data).mixed(with: style.ink))
      }
      area = area.inset(top: layout.size.height + em * 0.9)
    } else {
      area = area.inset(top: isRound ? 0 : em * 0.5)
    }
    if legend.height > 0 {
      let origin = Point(x: 0, y: area.maxY - legend.height)
      items += legend.items(at: origin, style) { [style, data, second] entry in
        if let second, entry.isSecond { return second.style.color(0, of: second.data) }
        // The trend line of a single series takes the text colour, so that it differs from the series.
        return entry.sign == .trend && data.series.count <= 1 ? style.ink : style.color(entry.series, of: data)
      }
      area = area.inset(bottom: legend.height + em * 0.8)
    }
    if data.panels.count > 1 || chart.panels != nil {
      drawPanels(in: area)
    } else {
      drawSingle(in: area)
    }
  }

  private mutating func drawPanels(in area: Rect) {
    let columns = PlotLegends.columns(chart, data.panels.count, width: area.width, em: em)
    let rows = (data.panels.count + columns - 1) / columns
    let side = isRound ? 0 : sideLabels(height: area.height / Double(rows)).width + gap
    let space = em * 2.2
    let heading = style.pen.lineHeight + em * 0.3
    let title = belowTitle.isEmpty ? 0 : style.pen.lineHeight * 1.2
    // If a chart is too small for its panels, they are drawn anyway and overlap.
    let width = max(em, (area.width - side - space * Double(columns - 1)) / Double(columns))
    let bottom = isRound ? 0 : bottomLabels(width: width, limit: area.height * 0.3).height + gap
    let height = max(em, (area.height - title - bottom - (heading + em * 0.8) * Double(rows)) / Double(rows))
    for panel in data.panels.indices {
      let (row, column) = (panel / columns, panel % columns)
      let rect = Rect(
        x: area.minX + side + Double(column) * (width + space),
        y: area.minY + Double(row) * (height + heading + em * 0.8) + heading, width: width, height: height)
      let layout = style.pen.layout(data.panels[panel], width: width, isBold: true)
      items += style.pen.items(layout, at: Point(x: rect.minX, y: rect.minY - heading), x: .start, y: .start, style.ink)
      let isLowest = panel + columns >= data.panels.count
      drawPlot(panel, in: rect, hasSide: column == 0, hasBottom: isLowest, limit: area.height * 0.3)
    }
    drawBelow(belowTitle, at: Point(x: area.minX + side + (area.width - side) / 2, y: area.maxY))
  }

  private var belowTitle: String { isRound ? "" : chart.isHorizontal ? yTitle : xTitle }

  private mutating func drawBelow(_ title: String, at anchor: Point) {
    guard !title.isEmpty else { return }
    items += style.pen.items(style.pen.layout(title), at: anchor, x: .middle, y: .end, style.muted)
  }

  private mutating func drawSingle(in area: Rect) {
    let panel = 0
    if isRound { return drawRound(panel, in: area) }
    if chart.mark == .heat { return drawHeat(in: area) }
    var rect = area
    let labels = sideLabels(height: rect.height - style.pen.lineHeight * 3)
    var leading = labels.width + gap
    var trailing = isDirect ? PlotLegends.directWidth(data, style) : 0
    if let own = secondLabels(height: rect.height - style.pen.lineHeight * 3) { trailing = own.width + gap }
    if chart.isHorizontal, chart.hasLabels || chart.hasTotals { trailing += widestValue + em * 0.6 }
    let limit = area.height * 0.42
    var bottom = bottomLabels(width: rect.width - leading - trailing, limit: limit)
    if bottom.leading > leading || bottom.trailing > trailing {
      (leading, trailing) = (max(leading, bottom.leading), max(trailing, bottom.trailing))
      bottom = bottomLabels(width: rect.width - leading - trailing, limit: limit)
    }
    let skip = max(bottom.skip, labels.skip)
    let title = [belowTitle, skip > 1 ? "(1/\(skip))" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    let titleHeight = title.isEmpty ? 0 : style.pen.lineHeight * 1.2
    rect = Rect(
      x: rect.minX + leading, y: rect.minY, width: max(1, rect.width - leading - trailing),
      height: max(1, rect.height - bottom.height - gap - titleHeight))
    drawPlot(panel, in: rect, hasSide: true, hasBottom: true, limit: limit)
    drawBelow(title, at: Point(x: rect.midX, y: area.maxY))
    if isDirect { drawDirectLabels(rect, in: area) }
  }

  private mutating func drawHeat(in area: Rect) {
    let heat = PlotHeat(chart, data, style, ticks: { alongTicks(length: $0) }, along: along, in: area)
    items += heat.items
    hotspots += heat.hotspots
    // The title is drawn beside the colour scale.
    let title = style.pen.layout(belowTitle)
    items += style.pen.items(title, at: Point(x: area.maxX, y: area.maxY), x: .end, y: .end, style.muted)
  }

  private var widestValue: Double {
    let pen = style.pen.smaller(0.9)
    let numbers = chart.hasTotals ? shapes.totals.map(\.value) : data.points.map(\.y)
    return numbers.prefix(1000).map { pen.width(style.numbers.text($0)) }.max() ?? 0
  }

  private mutating func drawRound(_ panel: Int, in area: Rect) {
    let round = PlotRound(chart, data, style, in: area, panel: panel)
    items += round.items
    hotspots += round.hotspots
  }

  // MARK: Plot

  private mutating func drawPlot(
    _ panel: Int, in rect: Rect, hasSide: Bool, hasBottom: Bool, limit: Double
  ) {
    if isRound { return drawRound(panel, in: rect) }
    let frame = PlotFrame(rect: rect, along: along, values: values, isHorizontal: chart.isHorizontal)
    let references = PlotReferences(chart, frame, style)
    items += references.bands
    drawGrid(frame)
    // Bars stand on the base line, so it is drawn over them. Other marks are drawn over the line.
    let isOnLine = chart.mark == .bar || chart.mark == .histogram || chart.mark == .area
    if !isOnLine { drawBase(frame) }
    let marks = PlotMarks(chart, data, shapes, style, frame, panel: panel)
    let isClipped = chart.xAxis.domain != nil || chart.yAxis.domain != nil
    items += isClipped ? [.group(.init(marks.items, clip: .rect(rect)))] : marks.items
    if isOnLine { drawBase(frame) }
    if let second, let secondValues { items += draw(second, secondValues, frame) }
    items += references.lines
    let visible = rect.insetBy(dx: -em, dy: -em)
    hotspots += marks.hotspots.filter { $0.rect.intersects(visible) }
    if hasSide {
      items += sideLabels(height: rect.height)
        .items(beside: rect, gap: gap, isDownwards: chart.isHorizontal, style.muted)
    }
    if hasBottom {
      items += bottomLabels(width: rect.width, limit: limit).items(below: rect, gap: gap, style.muted)
    }
  }

  /// Draws grid lines at the value labels and, in scatter plots, also at the number or date labels of the other axis.
  private mutating func drawGrid(_ frame: PlotFrame) {
    let rect = frame.rect
    var path = Path()
    for tick in valueTicks(length: chart.isHorizontal ? rect.width : rect.height) {
      let place = frame.place(ofValue: tick.value)
      path.move(to: chart.isHorizontal ? Point(x: place, y: rect.minY) : Point(x: rect.minX, y: place))
      path.addLine(to: chart.isHorizontal ? Point(x: place, y: rect.maxY) : Point(x: rect.maxX, y: place))
    }
    if !path.isEmpty { items.append(.stroke(.init(path, .color(style.rule), width: em * 0.06))) }
    guard data.kind != .names, chart.mark == .point || chart.mark == .line, !chart.isHorizontal else { return }
    var marks = Path()
    for tick in alongTicks(length: rect.width) {
      let x = frame.place(tick.value)
      marks.move(to: Point(x: x, y: chart.mark == .point ? rect.minY : rect.maxY))
      marks.addLine(to: Point(x: x, y: rect.maxY + (chart.mark == .point ? 0 : em * 0.3)))
    }
    if !marks.isEmpty { items.append(.stroke(.init(marks, .color(style.rule), width: em * 0.06))) }
  }

  /// Draws the base line at zero, or at the end of the axis if zero is outside the axis.
  private mutating func drawBase(_ frame: PlotFrame) {
    let domain = values.domain
    let zero = values.isLogarithmic ? domain.lowerBound : min(max(0, domain.lowerBound), domain.upperBound)
    let place = frame.place(ofValue: zero)
    let rect = frame.rect
    let ends =
      chart.isHorizontal
      ? [Point(x: place, y: rect.minY), Point(x: place, y: rect.maxY)]
      : [Point(x: rect.minX, y: place), Point(x: rect.maxX, y: place)]
    let path = Path.elements([.move(ends[0]), .line(ends[1])])
    items.append(.stroke(.init(path, .color(style.muted), width: em * 0.07)))
  }

  // MARK: Second axis

  private mutating func draw(_ second: PlotSecond, _ values: PlotScale, _ first: PlotFrame) -> [Picture.Item] {
    let frame = PlotFrame(rect: first.rect, along: along, values: values, isHorizontal: false)
    let marks = PlotMarks(second.chart, second.data, second.shapes, second.style, frame, panel: 0)
    hotspots += marks.hotspots
    let ink = second.style.color(0, of: second.data).mixed(with: style.ink)
    let labels = secondLabels(height: first.rect.height)
    let isClipped = chart.xAxis.domain != nil || second.chart.yAxis.domain != nil
    return (isClipped ? [.group(.init(marks.items, clip: .rect(first.rect)))] : marks.items)
      + (labels?.items(after: first.rect, gap: gap, ink) ?? [])
  }

  private func secondLabels(height: Double) -> SideLabels? {
    guard let second, let secondValues else { return nil }
    let length = max(height, 1)
    let ticks = Self.ticks(secondValues, second.chart, second.data, second.style, length: length)
    return SideLabels(
      ticks.map { (secondValues.share($0.value), $0) }, length: length, band: nil, limit: em * 12, style.pen)
  }

  // MARK: Labels

  private func valueTicks(length: Double) -> [PlotTick] { Self.ticks(values, chart, data, style, length: length) }

  private static func ticks(
    _ scale: PlotScale, _ chart: ReportChart, _ data: ChartData, _ style: PlotStyle, length: Double
  ) -> [PlotTick] {
    let ticks = scale.ticks(count: tickCount(length, chart, style), minimumStep: data.isCount ? 1 : 0)
    let numbers = chart.hasShares ? style.numbers.inPercent : style.numbers
    return ticks.values.map { PlotTick(value: $0, label: numbers.label($0, step: ticks.step)) }
  }

  private static func tickCount(_ length: Double, _ chart: ReportChart, _ style: PlotStyle) -> Double {
    max(2, min(8, length / (style.em * (chart.isHorizontal ? 7 : chart.panels == nil ? 3.2 : 2.2))))
  }

  private func alongTicks(length: Double) -> [PlotTick] {
    switch data.kind {
    case .names: return data.categories.enumerated().map { PlotTick(value: Double($0), label: $1) }
    case .numbers: return numberTicks(length: length)
    case .times:
      let step = style.calendar.step(along.domain, length: length) { [style] step in
        chart.isHorizontal
          ? style.pen.lineHeight * 1.2 : style.pen.size * (step.unit == .day && step.count < 7 ? 2.6 : 3.4)
      }
      return style.calendar.ticks(along.domain, step)
    }
  }

  private func numberTicks(length: Double) -> [PlotTick] {
    let minimumStep = data.isWhole ? 1.0 : 0
    var count = max(2, length / (chart.isHorizontal ? em * 2 : em * 4))
    while true {
      let ticks = along.ticks(count: count, minimumStep: minimumStep)
      let labels = ticks.values.map { PlotTick(value: $0, label: style.along.label($0, step: ticks.step)) }
      if chart.isHorizontal || count <= 2 { return labels }
      if BottomLabels.fits(labels.map { (along.share($0.value), $0) }, length: length, style.pen) { return labels }
      count *= 0.8
    }
  }

  private func sideLabels(height: Double) -> SideLabels {
    let limit = chart.isHorizontal ? style.em * 17 : style.em * 12
    let length = max(height, 1)
    if chart.isHorizontal {
      let ticks = alongTicks(length: length).map { (along.share($0.value), $0) }
      let band = data.kind == .names ? length / Double(max(1, data.categories.count)) : nil
      return SideLabels(ticks, length: length, band: band, limit: limit, style.pen)
    }
    let ticks = valueTicks(length: length).map { (values.share($0.value), $0) }
    return SideLabels(ticks, length: length, band: nil, limit: limit, style.pen)
  }

  private func bottomLabels(width: Double, limit: Double) -> BottomLabels {
    let length = max(width, 1)
    let ticks = chart.isHorizontal ? valueTicks(length: length) : alongTicks(length: length)
    let scale = chart.isHorizontal ? values : along
    let isNames = data.kind == .names && !chart.isHorizontal
    let band = isNames ? length / Double(max(1, data.categories.count)) : nil
    return BottomLabels(
      ticks.map { (scale.share($0.value), $0) }, length: length, band: band, limit: limit, style.pen)
  }

  // MARK: Names of lines

  private mutating func drawDirectLabels(_ rect: Rect, in area: Rect) {
    let frame = PlotFrame(rect: rect, along: along, values: values, isHorizontal: false)
    var last: [Int: ChartData.Point] = [:]
    for point in data.points where along.domain.contains(point.x) && point.x >= last[point.series]?.x ?? -.infinity {
      last[point.series] = point
    }
    let ordered = last.sorted {
      (frame.place(ofValue: $0.value.y), $0.key) < (frame.place(ofValue: $1.value.y), $1.key)
    }
    let layouts = ordered.map { style.pen.layout(data.series[$0.key]) }
    let wanted = ordered.map { min(max(frame.place(ofValue: $0.value.y), rect.minY), rect.maxY) }
    let range = area.minY...max(area.minY, rect.maxY + style.pen.lineHeight / 2)
    let places = PlotSpread.places(wanted, heights: layouts.map { $0.size.height * 0.92 }, in: range)
    for (index, entry) in ordered.enumerated() {
      let color = style.color(entry.key, of: data)
      let end = Point(x: rect.maxX + em * 0.9, y: places[index])
      let start = Point(x: frame.place(entry.value.x) + em * 0.2, y: wanted[index])
      if abs(end.y - start.y) > em * 0.3 || start.x < rect.maxX - em {
        let path = Path.elements([.move(start), .line(end)])
        items.append(.stroke(.init(path, .color(color.multiplyingAlpha(by: 0.5)), width: em * 0.06)))
      }
      items += style.pen.items(
        layouts[index], at: Point(x: end.x + em * 0.2, y: end.y), x: .start, y: .middle,
        color.mixed(with: style.ink))
    }
  }
}

extension Rect {
  fileprivate func inset(top: Double = 0, bottom: Double = 0) -> Rect {
    Rect(x: minX, y: minY + top, width: width, height: max(1, height - top - bottom))
  }
}
