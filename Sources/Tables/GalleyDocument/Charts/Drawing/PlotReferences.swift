import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

/// Reference lines and bands across a panel, with their titles.
struct PlotReferences {
  private(set) var bands: [Picture.Item] = []
  private(set) var lines: [Picture.Item] = []

  init(_ chart: ReportChart, _ frame: PlotFrame, _ style: PlotStyle) {
    let rect = frame.rect
    let em = style.em
    let pen = style.pen.smaller(0.9)
    for band in chart.bands {
      let isUpright = band.isAlong != chart.isHorizontal
      let ends = [band.start, band.end].map { value in
        let place = band.isAlong ? frame.place(value) : frame.place(ofValue: value)
        return isUpright ? min(max(place, rect.minX), rect.maxX) : min(max(place, rect.minY), rect.maxY)
      }.sorted()
      let area =
        isUpright
        ? Rect(x: ends[0], y: rect.minY, width: ends[1] - ends[0], height: rect.height)
        : Rect(x: rect.minX, y: ends[0], width: rect.width, height: ends[1] - ends[0])
      bands.append(.fill(.init(.rect(area), .color(style.muted.multiplyingAlpha(by: 0.14)))))
      guard !band.title.isEmpty else { continue }
      let place =
        isUpright ? Point(x: area.midX, y: area.minY) : Point(x: area.minX + em * 0.4, y: area.minY + em * 0.2)
      lines += Self.title(
        pen.layout(band.title), pen, at: place, isUpright ? .middle : .start, .start, style.muted, style)
    }
    for line in chart.lines {
      let place = line.isAlong ? frame.place(line.start) : frame.place(ofValue: line.start)
      let isUpright = line.isAlong != chart.isHorizontal
      let range = isUpright ? rect.minX...rect.maxX : rect.minY...rect.maxY
      guard range.contains(place) else { continue }
      let ends =
        isUpright
        ? [Point(x: place, y: rect.minY), Point(x: place, y: rect.maxY)]
        : [Point(x: rect.minX, y: place), Point(x: rect.maxX, y: place)]
      let path = Path.elements([.move(ends[0]), .line(ends[1])])
      lines.append(.stroke(.init(path, .color(style.ink), width: em * 0.1, dashes: [em * 0.4, em * 0.3])))
      guard !line.title.isEmpty else { continue }
      let layout = pen.layout(line.title)
      let isNearEnd = isUpright && place + layout.inkWidth + em > rect.maxX
      let anchor =
        isUpright
        ? Point(x: place + (isNearEnd ? -em * 0.3 : em * 0.3), y: rect.minY)
        : Point(x: rect.maxX, y: place - em * 0.1)
      let isTop = !isUpright && place - layout.size.height < rect.minY
      lines += Self.title(
        layout, pen, at: anchor, isUpright && !isNearEnd ? .start : .end, isUpright || isTop ? .start : .end, style.ink,
        style)
    }
  }

  /// Returns a title on a translucent background in the colour of the paper, so that it is readable over marks.
  private static func title(
    _ layout: TextLayout, _ pen: PlotPen, at anchor: Point, _ x: PlotPen.Side, _ y: PlotPen.Side, _ color: RGBA,
    _ style: PlotStyle
  ) -> [Picture.Item] {
    let (width, height) = (layout.inkWidth, layout.size.height)
    let left = anchor.x - (x == .start ? 0 : x == .middle ? width / 2 : width)
    let top = anchor.y - (y == .start ? 0 : y == .middle ? height / 2 : height)
    let rect = Rect(x: left, y: top, width: width, height: height).insetBy(dx: -style.em * 0.15, dy: 0)
    return [.fill(.init(.rect(rect), .color(style.paper.multiplyingAlpha(by: 0.75))))]
      + pen.items(layout, at: anchor, x: x, y: y, color)
  }
}
