import GalleyGeometry
import GalleyPicture
import GalleyViews

struct MarkPainter {
  let plan: ChartPlan
  let plot: Rect
  let context: GraphicsContext
  private(set) var frames: [Int: Rect] = [:]

  private static let barShare = 0.65
  private static let stretchShare = 0.8
  private static let lineWidth = 2.0
  /// The area of a symbol, in square points.
  private static let symbolArea = 50.0

  init(plan: ChartPlan, plot: Rect, context: GraphicsContext) {
    (self.plan, self.plot, self.context) = (plan, plot, context)
  }

  private struct Vertex {
    let index: Int
    let item: ChartPlan.PlacedMark
  }

  private struct SeriesKey: Hashable {
    let kind: Mark.Kind
    let name: String
  }

  private enum Layer {
    case own, mask(MarkMask), through(MarkMask)

    func has(_ mark: Mark) -> Bool {
      switch self {
      case .own: mark.partOf == nil && mark.shownThrough == nil
      case .mask(let mask): mark.partOf === mask
      case .through(let mask): mark.partOf == nil && mark.shownThrough === mask
      }
    }
  }

  mutating func draw() {
    if plan.hasSectors { drawSectors() }
    draw(.own)
  }

  private mutating func draw(through mask: MarkMask) {
    var inside = context
    inside.clipToLayer { layer in
      var painter = MarkPainter(plan: plan, plot: plot, context: layer)
      painter.draw(.mask(mask))
    }
    var painter = MarkPainter(plan: plan, plot: plot, context: inside)
    painter.draw(.through(mask))
    frames.merge(painter.frames) { _, frame in frame }
  }

  /// Masked marks are drawn at the position of the first masked mark in the drawing order.
  private mutating func draw(_ layer: Layer) {
    var series: [SeriesKey: [Vertex]] = [:]
    var masks: [MarkMask] = []
    let curves = plan.marks.enumerated().filter { [.line, .area].contains($1.mark.kind) && layer.has($1.mark) }
    for (index, item) in curves {
      series[SeriesKey(kind: item.mark.kind, name: item.mark.seriesKey), default: []].append(
        Vertex(index: index, item: item))
    }
    for (index, item) in plan.marks.enumerated() {
      guard layer.has(item.mark) else {
        if case .own = layer, let mask = item.mark.shownThrough, !masks.contains(where: { $0 === mask }) {
          masks.append(mask)
          draw(through: mask)
        }
        continue
      }
      let key = SeriesKey(kind: item.mark.kind, name: item.mark.seriesKey)
      switch item.mark.kind {
      case .bar, .rectangle: drawBox(item, index)
      case .point: drawPoint(item, index)
      case .rule: drawRule(item, index)
      case .line: if let vertices = series.removeValue(forKey: key) { drawLine(vertices) }
      case .area: if let vertices = series.removeValue(forKey: key) { drawArea(vertices) }
      case .sector: break
      }
    }
  }

  // MARK: Places

  private func xPlace(_ value: PlottedValue) -> Double? {
    plan.x?.share(of: value).map { plot.minX + $0 * plot.width }
  }

  private func yPlace(_ value: PlottedValue) -> Double? {
    plan.y?.share(of: value).map { plot.maxY - $0 * plot.height }
  }

  private func center(of item: ChartPlan.PlacedMark) -> Point? {
    func middle(_ span: ChartPlan.AxisSpan, _ all: Double, _ place: (PlottedValue) -> Double?) -> Double? {
      switch span {
      case .all: all
      case .at(let value): place(value)
      case .between(let start, let end):
        if let start = place(start), let end = place(end) { (start + end) / 2 } else { nil }
      }
    }
    guard let x = middle(item.x, plot.midX, xPlace), let y = middle(item.y, plot.midY, yPlace) else { return nil }
    return Point(x: x, y: y) + item.mark.offset
  }

  private func reach(
    _ span: ChartPlan.AxisSpan, _ all: ClosedRange<Double>, _ place: (PlottedValue) -> Double?, space: Double,
    _ dimension: MarkDimension, usual: Double, _ part: (index: Int, count: Int)
  ) -> ClosedRange<Double>? {
    switch span {
    case .all: return all
    case .between(let start, let end):
      guard let start = place(start), let end = place(end) else { return nil }
      return min(start, end)...max(start, end)
    case .at(let value): return place(value).map { share(of: space, around: $0, dimension, usual: usual, part) }
    }
  }

  private func share(
    of space: Double, around middle: Double, _ dimension: MarkDimension, usual: Double, _ part: (index: Int, count: Int)
  ) -> ClosedRange<Double> {
    let whole = dimension.length(in: space, usual: usual)
    let length = part.count > 1 ? max(whole, space * 0.8) / Double(part.count) : whole
    let start = middle - length * Double(part.count) / 2 + length * Double(part.index)
    let inset = part.count > 1 ? length * 0.05 : 0
    return start + inset...start + length - inset
  }

  /// If the value is a time span, the mark can use the length of the whole span.
  private func narrowed(
    _ range: ClosedRange<Double>?, _ place: MarkPlace, _ dimension: MarkDimension, _ item: ChartPlan.PlacedMark
  ) -> ClosedRange<Double>? {
    guard let range, item.mark.kind == .bar, place.value != nil, place.start != nil else { return range }
    return share(
      of: range.upperBound - range.lowerBound, around: (range.lowerBound + range.upperBound) / 2, dimension,
      usual: MarkPainter.stretchShare, item.part)
  }

  /// Returns the width of a category's band, or the minimum distance between the values in `spans` if there are no
  /// bands.
  private func room(_ scale: ChartScale?, _ length: Double, _ spans: [ChartPlan.AxisSpan]) -> Double {
    guard let scale else { return length }
    if let band = scale.band { return band * length }
    let shares = Set(
      spans.compactMap { span -> Double? in
        guard case .at(let value) = span else { return nil }
        return scale.share(of: value)
      }
    ).sorted()
    let minimum = zip(shares, shares.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }.min()
    return (minimum ?? min(1, 1 / Double(max(1, shares.count)) / 4)) * length
  }

  // MARK: Marks

  private mutating func drawBox(_ item: ChartPlan.PlacedMark, _ index: Int) {
    let like = plan.marks.filter { $0.mark.kind == item.mark.kind }
    let usual = item.mark.kind == .bar ? MarkPainter.barShare : 1
    let x = reach(
      item.x, plot.minX...plot.maxX, xPlace, space: room(plan.x, plot.width, like.map(\.x)), item.mark.width,
      usual: usual, item.part)
    let y = reach(
      item.y, plot.minY...plot.maxY, yPlace, space: room(plan.y, plot.height, like.map(\.y)), item.mark.height,
      usual: usual, item.part)
    guard let x = narrowed(x, item.mark.x, item.mark.width, item),
      let y = narrowed(y, item.mark.y, item.mark.height, item)
    else { return }
    let rect = Rect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound
    ).offsetBy(item.mark.offset)
    frames[index] = rect
    guard !rect.isEmpty else { return }
    let radius = min(item.mark.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
    let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
    context.fill(path, with: .style(plan.style(of: item.mark)))
  }

  private mutating func drawPoint(_ item: ChartPlan.PlacedMark, _ index: Int) {
    guard let center = center(of: item), let symbol = plan.symbol(of: item.mark) else { return }
    let path = symbol.path(around: center, area: item.mark.symbolSize ?? MarkPainter.symbolArea)
    frames[index] = path.boundingRect
    context.fill(path, with: .style(plan.style(of: item.mark)))
  }

  private mutating func drawRule(_ item: ChartPlan.PlacedMark, _ index: Int) {
    var path = Path()
    let shift = item.mark.offset
    func line(_ start: Point, _ end: Point) {
      path.move(to: start + shift)
      path.addLine(to: end + shift)
    }
    switch (item.x, item.y) {
    case (.at(let x), .all): xPlace(x).map { line(Point(x: $0, y: plot.minY), Point(x: $0, y: plot.maxY)) }
    case (.all, .at(let y)): yPlace(y).map { line(Point(x: plot.minX, y: $0), Point(x: plot.maxX, y: $0)) }
    case (.at(let x), .between(let start, let end)):
      if let x = xPlace(x), let start = yPlace(start), let end = yPlace(end) {
        line(Point(x: x, y: start), Point(x: x, y: end))
      }
    case (.between(let start, let end), .at(let y)):
      if let y = yPlace(y), let start = xPlace(start), let end = xPlace(end) {
        line(Point(x: start, y: y), Point(x: end, y: y))
      }
    default: return
    }
    frames[index] = path.boundingRect
    context.stroke(
      path, with: .style(plan.style(of: item.mark)), style: item.mark.line ?? StrokeStyle(lineWidth: 1))
  }

  private mutating func drawLine(_ vertices: [Vertex]) {
    var points: [Point] = []
    for vertex in vertices {
      guard let point = center(of: vertex.item) else { continue }
      points.append(point)
      frames[vertex.index] = Rect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
    }
    guard let mark = vertices.first?.item.mark else { return }
    let style = plan.style(of: mark)
    let curve = ChartCurve(points: points, method: mark.interpolation ?? .linear)
    let line =
      mark.line
      ?? StrokeStyle(
        lineWidth: MarkPainter.lineWidth, lineCap: .round, lineJoin: .round, dash: plan.dashes(of: mark))
    if points.count > 1 { context.stroke(curve.path, with: .style(style), style: line) }
    for vertex in vertices {
      guard let symbol = plan.symbol(of: vertex.item.mark), let point = center(of: vertex.item) else { continue }
      let area = vertex.item.mark.symbolSize ?? MarkPainter.symbolArea
      context.fill(symbol.path(around: point, area: area), with: .style(plan.style(of: vertex.item.mark)))
    }
  }

  private mutating func drawArea(_ vertices: [Vertex]) {
    var (tops, bottoms): ([Point], [Point]) = ([], [])
    for vertex in vertices {
      guard case .at(let value) = vertex.item.x, let x = xPlace(value),
        case .between(let start, let end) = vertex.item.y, let low = yPlace(start), let high = yPlace(end)
      else { continue }
      tops.append(Point(x: x, y: high) + vertex.item.mark.offset)
      bottoms.append(Point(x: x, y: low) + vertex.item.mark.offset)
      frames[vertex.index] = Rect(x: x - 1, y: min(low, high), width: 2, height: abs(high - low))
    }
    guard let mark = vertices.first?.item.mark, tops.count > 1 else { return }
    let method = mark.interpolation ?? .linear
    let area = ChartCurve(points: tops, method: method).area(to: ChartCurve(points: bottoms, method: method))
    context.fill(area, with: .style(plan.style(of: mark)))
  }

  // MARK: Sectors

  private mutating func drawSectors() {
    let sectors = plan.marks.enumerated().filter { $0.element.mark.kind == .sector }
    let total = sectors.reduce(0) { $0 + ($1.element.mark.angle ?? 0) }
    guard total > 0 else { return }
    let center = Point(x: plot.midX, y: plot.midY)
    let space = min(plot.width, plot.height) / 2
    var start = -Double.pi / 2
    for (index, item) in sectors {
      let sweep = (item.mark.angle ?? 0) / total * 2 * .pi
      let outer = item.mark.outerRadius.length(in: space, usual: 1)
      let inner = item.mark.innerRadius.length(in: outer, usual: 0)
      let sector = ChartSector(
        center: center + item.mark.offset, inner: inner, outer: outer, start: start, sweep: sweep,
        inset: max(0, item.mark.angularInset), cornerRadius: item.mark.cornerRadius ?? 0)
      frames[index] = Rect(origin: sector.middle)
      let style = plan.style(of: item.mark)
      let (path, border) = sector.shape
      context.fill(path, with: .style(style))
      if border > 0 {
        context.stroke(path, with: .style(style), style: StrokeStyle(lineWidth: border, lineJoin: .round))
      }
      start += sweep
    }
  }
}
