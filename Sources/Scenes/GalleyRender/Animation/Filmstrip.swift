import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyText
import GalleyViews

/// Frames side by side with their time, scroll state and marks, below a plot of the whole run.
struct Filmstrip {
  private let frames: [AnimationFrame]
  private let records: [FrameRecord]
  private var ink: DraftingInk
  private let scroller: String?
  private let tracks: ScrollTracks

  private static let (thumbnailWidth, gap, margin) = (124.0, 14.0, 18.0)
  private static let plotHeight = 96.0
  private var captionHeight: Double {
    3 + DraftingInk.labelHeight * Double(max(frames.map { captions(of: $0).count }.max() ?? 0, 2))
  }
  private static let columns = 8

  init(_ frames: [AnimationFrame], of records: [FrameRecord], on canvas: EnvironmentValues, _ engine: TextEngine) {
    self.frames = frames
    self.records = records
    ink = DraftingInk(canvas, engine)
    tracks = ScrollTracks(records)
    scroller = tracks.furthest
  }

  private func facts(_ scrollers: [AnimationFrame.Scroller]) -> AnimationFrame.Scroller? {
    scrollers.first { $0.name == scroller }
  }

  var picture: Picture {
    var strip = self
    return strip.draw()
  }

  private mutating func draw() -> Picture {
    guard let first = frames.first, first.picture.size.width > 0 else {
      return Picture(size: Size(width: 1, height: 1))
    }
    let scale = Filmstrip.thumbnailWidth / first.picture.size.width
    let cell = Size(
      width: Filmstrip.thumbnailWidth + Filmstrip.gap,
      // The height is a whole number of points, so that the background covers the last row of pixels completely.
      height: (first.picture.size.height * scale).rounded(.up) + captionHeight + Filmstrip.gap)
    let columns = min(Filmstrip.columns, frames.count)
    let rows = (frames.count + columns - 1) / columns
    let width = max(2 * Filmstrip.margin + Double(columns) * cell.width - Filmstrip.gap, 320)
    let top = scroller == nil ? Filmstrip.margin : drawPlot(width: width)
    for (number, frame) in frames.enumerated() {
      let corner = Point(
        x: Filmstrip.margin + Double(number % columns) * cell.width, y: top + Double(number / columns) * cell.height)
      // A frame with a different size is scaled to fit the cell of the first frame.
      let own = frame.picture.size
      let fitting = min(Filmstrip.thumbnailWidth / own.width, first.picture.size.height * scale / own.height)
      draw(frame, at: corner, scale: fitting)
    }
    let size = Size(width: width, height: top + Double(rows) * cell.height + Filmstrip.margin - Filmstrip.gap)
    return Picture(
      size: size, items: [.fill(.init(.rect(Rect(size: size)), .color(ink.colors.paper)))] + ink.items)
  }

  private mutating func draw(_ frame: AnimationFrame, at corner: Point, scale: Double) {
    let sheet = Rect(size: frame.picture.size)
    let transform = AffineTransform(scaleX: scale, y: scale)
      .followed(by: AffineTransform(translationX: corner.x, y: corner.y))
    ink.add(.group(.init(frame.picture.items, transform: transform, clip: .rect(sheet))))
    let place = Rect(
      x: corner.x, y: corner.y, width: sheet.width * scale, height: sheet.height * scale)
    ink.outline(place, ink.colors.line)
    for (number, line) in captions(of: frame).enumerated() {
      // Compensates for the 4 pt padding of label plates.
      let start = Point(x: corner.x - 4, y: place.maxY + 3 + Double(number) * DraftingInk.labelHeight)
      ink.label(line.words, at: [start], line.isMark ? ink.colors.widths : ink.colors.text, isSolid: false)
    }
  }

  private func captions(of frame: AnimationFrame) -> [(words: String, isMark: Bool)] {
    let width = Filmstrip.thumbnailWidth + Filmstrip.gap
    let time = "\(Filmstrip.text(frame.time)) s" + (frame.index.map { "  frame \($0)" } ?? "")
    return [(time, false), (state(frame), false), (frame.mark ?? "", true)].flatMap { text, isMark in
      // Text that fits is drawn unchanged, which preserves consecutive spaces.
      (text.isEmpty ? [] : ink.labelWidth(text) <= width ? [text] : ink.lines(of: text, width: width))
        .map { ($0, isMark) }
    }
  }

  private func state(_ frame: AnimationFrame) -> String {
    guard let own = facts(frame.scrollers) else { return "" }
    let moving = frame.scrollers.first { $0.phase.isScrolling }
    let facts = own.phase.isScrolling ? own : moving ?? own
    let axis = tracks.axis(of: facts.name)
    let speed = facts.velocity[axis]
    let names = [facts.name == own.name ? "" : facts.name, tracks.axisName(of: facts.name)]
    return names.filter { !$0.isEmpty }.map { $0 + " " }.joined() + "\(Int(facts.distance[axis].rounded())) pt"
      + (abs(speed) < 0.5 ? "" : "  \(Int(speed.rounded())) pt/s")
  }

  private static func text(_ number: Double) -> String { InspectedView.text(number) }

  // MARK: Plot

  private mutating func drawPlot(width: Double) -> Double {
    let plot = Rect(
      x: Filmstrip.margin, y: Filmstrip.margin, width: width - 2 * Filmstrip.margin, height: Filmstrip.plotHeight)
    let axis = tracks.axis(of: scroller ?? "")
    let moments = records.compactMap { record in
      facts(record.scrollers).map { (record.time, $0.distance[axis], $0.velocity[axis]) }
    }
    let axisName = tracks.axisName(of: scroller ?? "")
    let unit = axisName.isEmpty ? "pt" : "pt along \(axisName)"
    let end = max(records.last?.time ?? 0, .ulpOfOne)
    ink.line([Point(x: plot.minX, y: plot.maxY), Point(x: plot.maxX, y: plot.maxY)], ink.colors.line)
    drawCurve(
      moments.map { ($0.0 / end, $0.2) }, in: plot, ink.colors.fits,
      unit: axisName.isEmpty ? "pt/s" : "pt/s along \(axisName)", isRight: true)
    drawCurve(moments.map { ($0.0 / end, $0.1) }, in: plot, ink.colors.rows, unit: unit, isRight: false)
    for record in records {
      guard let mark = record.mark else { continue }
      let x = plot.minX + plot.width * record.time / end
      ink.line([Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY)], ink.colors.widths, dashes: [2, 2])
      ink.mark(mark, at: x, in: plot.minY + 1...plot.maxY, between: 2...width - 2, ink.colors.widths)
    }
    for second in 0...max(Int(end), 0) {
      let x = plot.minX + plot.width * Double(second) / end
      ink.line([Point(x: x, y: plot.maxY), Point(x: x, y: plot.maxY + 3)], ink.colors.line)
      let words = "\(second) s"
      let start = min(x - 4, width - ink.labelWidth(words))
      ink.label(words, at: [Point(x: start, y: plot.maxY + 3)], ink.colors.text, isSolid: false)
    }
    return plot.maxY + 28
  }

  private mutating func drawCurve(
    _ points: [(Double, Double)], in plot: Rect, _ color: RGBA, unit: String, isRight: Bool
  ) {
    guard let low = points.map(\.1).min(), let high = points.map(\.1).max() else { return }
    let span = max(high - low, 1)
    let way = points.map { Point(x: plot.minX + plot.width * $0.0, y: plot.maxY - plot.height * ($0.1 - low) / span) }
    if way.count > 1 { ink.line(way, color, width: isRight ? 0.75 : 1.25) }
    let name = "\(Int(low.rounded())) … \(Int(high.rounded())) \(unit)"
    let x = isRight ? plot.maxX - ink.labelWidth(name) + 4 : plot.minX - 4
    ink.label(name, at: [Point(x: x, y: plot.minY - 14)], color, isSolid: false)
  }
}
