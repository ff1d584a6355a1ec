import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyViews

struct ChartDrawing {
  let plan: ChartPlan
  let x: ChartAxis
  let y: ChartAxis

  private static let gap = 4.0

  var views: [AnyView] {
    (x.labels + y.labels).map { AnyView(BuiltNode($0.node)) }
      + plan.marks.flatMap { $0.mark.annotations.map(\.content) }
  }

  func plot(in size: Size) -> Rect {
    if plan.hasSectors { return Rect(size: size) }
    func besides(_ axis: ChartAxis, _ position: AxisMarkPosition, along length: KeyPath<Size, Double>) -> Double {
      let space = axis.room(at: position)[keyPath: length]
      return (space > 0 ? space + ChartDrawing.gap : 0) + axis.tickLength(at: position)
    }
    var insets = EdgeInsets(
      top: besides(x, .top, along: \.height), leading: besides(y, .leading, along: \.width),
      bottom: besides(x, .bottom, along: \.height), trailing: besides(y, .trailing, along: \.width))
    for label in y.labels {
      // The outermost labels extend beyond the marks by half their size.
      insets.top = max(insets.top, label.size.height / 2 - (1 - label.share) * size.height)
      insets.bottom = max(insets.bottom, label.size.height / 2 - label.share * size.height)
    }
    for label in x.labels {
      insets.leading = max(insets.leading, label.size.width / 2 - label.share * size.width)
      insets.trailing = max(insets.trailing, label.size.width / 2 - (1 - label.share) * size.width)
    }
    return Rect(size: size).inset(by: insets)
  }

  /// `context` resolves views by their index.
  func draw(in context: inout GraphicsContext, _ size: Size) {
    let plot = plot(in: size)
    guard !plot.isEmpty else { return }
    drawLines(of: x, in: context, plot, isX: true)
    drawLines(of: y, in: context, plot, isX: false)
    var inside = context
    if plan.isWindow { inside.clip(to: Path(plot)) }
    var painter = MarkPainter(plan: plan, plot: plot, context: inside)
    painter.draw()
    drawLabels(of: x, in: context, plot, from: 0, isX: true)
    drawLabels(of: y, in: context, plot, from: x.labels.count, isX: false)
    var number = x.labels.count + y.labels.count
    for (index, item) in plan.marks.enumerated() {
      for annotation in item.mark.annotations {
        let mark = painter.frames[index] ?? plot
        let place = AnnotationPlace(annotation: annotation, mark: mark, plot: plot, chart: Rect(size: size))
        let isShown = !plan.isWindow || mark.insetBy(dx: -1, dy: -1).intersects(plot)
        if isShown, let symbol = context.resolveSymbol(id: number) {
          context.draw(symbol, at: place.corner(of: symbol.size), anchor: .topLeading)
        }
        number += 1
      }
    }
  }

  private func drawLines(of axis: ChartAxis, in context: GraphicsContext, _ plot: Rect, isX: Bool) {
    for line in axis.lines {
      let style =
        line.part.style.map(ResolvedShape.init)
        ?? ResolvedShape(.color(Color(.separator).rgba(in: context.environment.colorScheme)))
      let stroke = line.part.stroke ?? StrokeStyle(lineWidth: 0.5)
      let isTick = line.part.kind == .tick
      let length = line.part.length
      var path = Path()
      if isX {
        let place = plot.minX + line.share * plot.width
        let edge = line.position == .top ? plot.minY : plot.maxY
        path.move(to: Point(x: place, y: isTick ? edge : plot.minY))
        path.addLine(to: Point(x: place, y: isTick ? edge + (line.position == .top ? -length : length) : plot.maxY))
      } else {
        let place = plot.maxY - line.share * plot.height
        let edge = line.position == .leading ? plot.minX : plot.maxX
        path.move(to: Point(x: isTick ? edge : plot.minX, y: place))
        path.addLine(
          to: Point(x: isTick ? edge + (line.position == .leading ? -length : length) : plot.maxX, y: place))
      }
      context.stroke(path, with: .style(style), style: stroke)
    }
  }

  private func drawLabels(
    of axis: ChartAxis, in context: GraphicsContext, _ plot: Rect, from number: Int, isX: Bool
  ) {
    var drawn: [Rect] = []
    for (index, label) in axis.labels.enumerated() {
      let tick = axis.tickLength(at: label.position) + ChartDrawing.gap
      let (width, height) = (label.size.width, label.size.height)
      var frame = Rect(size: label.size)
      if isX {
        frame.origin.x = plot.minX + label.share * plot.width - width / 2
        frame.origin.y = label.position == .top ? plot.minY - tick - height : plot.maxY + tick
      } else {
        frame.origin.x = label.position == .leading ? plot.minX - tick - width : plot.maxX + tick
        frame.origin.y = plot.maxY - label.share * plot.height - height / 2
      }
      guard !drawn.contains(where: { $0.insetBy(dx: -2, dy: 0).intersects(frame) }),
        let symbol = context.resolveSymbol(id: number + index)
      else { continue }
      drawn.append(frame)
      context.draw(symbol, at: frame.origin, anchor: .topLeading)
    }
  }
}

struct ResolvedShape: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}
