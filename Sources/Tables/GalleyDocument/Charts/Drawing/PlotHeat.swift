import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

/// A heat map: a grid with one cell for each position and series, which is darker the larger its value is.
struct PlotHeat {
  private(set) var items: [Picture.Item] = []
  private(set) var hotspots: [PlotHotspot] = []
  private let chart: ReportChart
  private let data: ChartData
  private let style: PlotStyle
  private let range: ClosedRange<Double>

  private var em: Double { style.em }

  /// - Parameters:
  ///   - ticks: The labels of the columns, with their positions.
  ///   - area: The space for the grid, its labels and the colour scale.
  init(
    _ chart: ReportChart, _ data: ChartData, _ style: PlotStyle, ticks: (Double) -> [PlotTick], along: PlotScale,
    in area: Rect
  ) {
    (self.chart, self.data, self.style) = (chart, data, style)
    let values = data.points.map(\.y)
    guard let low = values.min(), let high = values.max() else {
      range = 0...1
      return
    }
    range = chart.yAxis.domain ?? low...high
    let rows = data.series.enumerated().map { (share: (Double($0) + 0.5) / Double(data.series.count), name: $1) }
    let scaleHeight = style.pen.lineHeight + em * 1.4
    let height = max(1, area.height - scaleHeight)
    let names = rows.map { ($0.share, PlotTick(value: 0, label: $0.name)) }
    let band = height / Double(max(1, rows.count))
    let side = SideLabels(names, length: height, band: band, limit: em * 14, style.pen)
    let gap = em * 0.4
    let width = max(1, area.width - side.width - gap)
    let labels = bottom(ticks(width), along, width: width, limit: area.height * 0.35)
    let grid = Rect(
      x: area.minX + side.width + gap, y: area.minY, width: width, height: max(1, height - labels.height - gap))
    drawCells(in: grid, along)
    items += SideLabels(
      names, length: grid.height, band: grid.height / Double(max(1, rows.count)), limit: em * 14, style.pen
    ).items(beside: grid, gap: gap, isDownwards: true, style.muted)
    items += labels.items(below: grid, gap: gap, style.muted)
    drawScale(
      in: Rect(x: grid.minX, y: area.maxY - style.pen.lineHeight, width: grid.width, height: style.pen.lineHeight))
  }

  private func bottom(_ ticks: [PlotTick], _ along: PlotScale, width: Double, limit: Double) -> BottomLabels {
    let band = data.kind == .names ? width / Double(max(1, data.categories.count)) : nil
    return BottomLabels(
      ticks.map { (along.share($0.value), $0) }, length: width, band: band, limit: limit, style.pen)
  }

  // MARK: Cells

  private mutating func drawCells(in grid: Rect, _ along: PlotScale) {
    let span = along.domain.upperBound - along.domain.lowerBound
    let unit = grid.width / max(span, Double.leastNormalMagnitude)
    let width = (data.slot ?? 1) * unit
    let height = grid.height / Double(max(1, data.series.count))
    let space = min(width, height) > em * 0.6 ? em * 0.05 : 0
    for point in data.points {
      let middle = grid.minX + along.share(point.x) * grid.width
      let cell = Rect(
        x: middle - width / 2, y: grid.minY + Double(point.series) * height, width: width, height: height
      ).insetBy(dx: space, dy: space)
      let color = color(point.y)
      items.append(.fill(.init(.rect(cell), .color(color))))
      if chart.hasLabels { drawLabel(point.y, on: color, in: cell) }
      let text = [style.text(point.x, of: data), data.series[point.series], style.numbers.text(point.y)]
      hotspots.append(PlotHotspot(rect: cell, text: text.filter { !$0.isEmpty }.joined(separator: ", ")))
    }
  }

  private mutating func drawLabel(_ value: Double, on color: RGBA, in cell: Rect) {
    let pen = style.pen.smaller(0.85)
    let layout = pen.layout(style.numbers.text(value))
    guard layout.inkWidth <= cell.width - em * 0.2, layout.size.height <= cell.height else { return }
    items += pen.items(layout, at: Point(x: cell.midX, y: cell.midY), x: .middle, y: .middle, color.readableInk)
  }

  /// Returns a colour on a scale that runs from a tint of the paper through the accent to about halfway between the
  /// accent and the ink.
  private func color(_ value: Double) -> RGBA {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0.5
    let pale = style.paper.blended(with: style.accent, share: 0.1)
    let dark = style.accent.blended(with: style.ink, share: 0.55)
    return share < 0.6
      ? pale.blended(with: style.accent, share: share / 0.6)
      : style.accent.blended(with: dark, share: (share - 0.6) / 0.4)
  }

  // MARK: Scale

  private static let steps = 24

  private mutating func drawScale(in area: Rect) {
    let (low, high) = (style.numbers.text(range.lowerBound), style.numbers.text(range.upperBound))
    let first = style.pen.layout(low)
    items += style.pen.items(first, at: Point(x: area.minX, y: area.midY), x: .start, y: .middle, style.muted)
    let start = area.minX + first.inkWidth + em * 0.5
    let width = min(em * 12, area.width * 0.4)
    for step in 0..<Self.steps {
      let share = (Double(step) + 0.5) / Double(Self.steps)
      let own = Rect(
        x: start + Double(step) * width / Double(Self.steps), y: area.midY - em * 0.35,
        width: width / Double(Self.steps) + 0.1, height: em * 0.7)
      let value = range.lowerBound + share * (range.upperBound - range.lowerBound)
      items.append(.fill(.init(.rect(own), .color(color(value)))))
    }
    items += style.pen.items(
      style.pen.layout(high), at: Point(x: start + width + em * 0.5, y: area.midY), x: .start, y: .middle, style.muted)
  }
}
