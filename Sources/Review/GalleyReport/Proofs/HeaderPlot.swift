import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleyScroll
import GalleySnapshot
import GalleyText
import GalleyViews

/// A plot of a header's height against the scroll distance. The line is interrupted at jumps.
struct HeaderPlot {
  private let header: InspectedView.Header
  private let marks: [(name: String, distance: Double)]
  private let range: ClosedRange<Double>
  private let top: Double
  private var ink: DraftingInk

  private static let size = Size(width: 507, height: 200)
  private static let panel = Rect(x: 40, y: 18, width: 455, height: 148)
  /// The distance shown beyond the outermost corners of the curve, in points.
  private static let margin = 40.0

  /// Creates a plot. `marks` are the scroll distances of the scene's states.
  init(_ header: InspectedView.Header, marks: [(name: String, distance: Double)], _ engine: TextEngine) {
    self.header = header
    self.marks = marks
    ink = DraftingInk(EnvironmentValues(), engine)
    let rule = header.rule
    let stretch = rule.maximum.isFinite ? rule.maximum - rule.resting : 100
    let corners = [rule.collapsedDistance, -stretch] + header.jumps.map(\.distance) + marks.map(\.distance)
    let low = max((corners.min() ?? 0) - Self.margin, header.range.lowerBound)
    let high = max(min((corners.max() ?? 0) + Self.margin, header.range.upperBound), low + 1)
    range = low...high
    top = max((rule.maximum.isFinite ? rule.maximum : rule.height(at: low)) * 1.12, 1)
  }

  var picture: Picture {
    var plot = self
    return plot.draw()
  }

  private func point(_ distance: Double, _ height: Double) -> Point {
    let panel = Self.panel
    return Point(
      x: panel.minX + panel.width * (distance - range.lowerBound) / (range.upperBound - range.lowerBound),
      y: panel.maxY - panel.height * height / top)
  }

  private mutating func draw() -> Picture {
    drawAxes()
    let jumps = header.jumps.filter { range.contains($0.distance) }
    var start = range.lowerBound
    for jump in jumps {
      drawCurve(from: start, to: jump.distance)
      draw(jump)
      start = jump.distance.nextUp
    }
    drawCurve(from: start, to: range.upperBound)
    drawMarks()
    let paper = Picture.Item.fill(.init(.rect(Rect(size: Self.size)), .color(.white)))
    return Picture(size: Self.size, items: [paper] + ink.items)
  }

  private mutating func drawAxes() {
    let panel = Self.panel
    ink.line([Point(x: panel.minX, y: panel.minY), Point(x: panel.minX, y: panel.maxY)], ink.colors.line)
    ink.line([Point(x: panel.minX, y: panel.maxY), Point(x: panel.maxX, y: panel.maxY)], ink.colors.line)
    let rule = header.rule
    for height in Set([rule.minimum, rule.resting, rule.maximum].filter(\.isFinite)).sorted() {
      let y = point(0, height).y
      ink.line([Point(x: panel.minX, y: y), Point(x: panel.maxX, y: y)], ink.colors.line, dashes: [1, 3])
      let text = InspectedView.text(height)
      ink.label(text, at: [Point(x: panel.minX - ink.labelWidth(text), y: y - 6.5)], ink.colors.text, isSolid: false)
    }
    if range.contains(0) {
      let x = point(0, 0).x
      ink.line([Point(x: x, y: panel.minY), Point(x: x, y: panel.maxY)], ink.colors.line, dashes: [1, 3])
      label("0", at: x, ys: [panel.maxY + 2], ink.colors.text)
    }
    for end in [range.lowerBound, range.upperBound] {
      label(Self.text(end), at: point(end, 0).x, ys: [panel.maxY + 2], ink.colors.text)
    }
    label(SceneReportLabels.distance, at: panel.midX, ys: [panel.maxY + 15], ink.colors.text)
    ink.label(SceneReportLabels.height, at: [Point(x: 0, y: 1)], ink.colors.text, isSolid: false)
  }

  private mutating func drawCurve(from start: Double, to end: Double) {
    guard end > start else { return }
    let steps = max(1, Int(((end - start) / 2).rounded(.up)))
    let way = (0...steps).map { step -> Point in
      let distance = step == steps ? end : start + (end - start) * Double(step) / Double(steps)
      return point(distance, header.rule.height(at: distance))
    }
    ink.line(way, ink.colors.rows, width: 1.5)
  }

  private mutating func draw(_ jump: HeaderJump) {
    let (before, after) = (point(jump.distance, jump.before), point(jump.distance, jump.after))
    ink.line([before, after], ink.colors.fits, width: 1, dashes: [2, 2])
    for (place, isFull) in [(before, true), (after, false)] {
      let dot = Rect(x: place.x - 2.5, y: place.y - 2.5, width: 5, height: 5)
      ink.add(.fill(.init(.ellipse(dot), .color(isFull ? ink.colors.fits : .white))))
      ink.add(.stroke(.init(.ellipse(dot), .color(ink.colors.fits), width: 1)))
    }
    let distance = Self.text(jump.distance)
    let text = "\(distance) pt: \(InspectedView.text(jump.before)) → \(InspectedView.text(jump.after))"
    let y = min(before.y, after.y)
    let ys = [y - 18, y + 22, y + 36, y - 32].filter { $0 > 0 && $0 < Self.panel.maxY - 12 }
    label(text, at: before.x + ink.labelWidth(text) / 2 + 6, ys: ys, ink.colors.fits)
  }

  private mutating func drawMarks() {
    for mark in marks where range.contains(mark.distance) {
      let place = point(mark.distance, header.rule.height(at: mark.distance))
      let dot = Rect(x: place.x - 2, y: place.y - 2, width: 4, height: 4)
      ink.add(.fill(.init(.ellipse(dot), .color(ink.colors.widths))))
      label(
        mark.name, at: place.x,
        ys: [6, -18, 18, -30, 30, -42, 42, -54, 54].map { place.y + $0 }.filter {
          $0 >= 0 && $0 <= Self.size.height - 26
        }, ink.colors.widths)
    }
  }

  private static func text(_ distance: Double) -> String {
    (distance < 0 ? "−" : "") + InspectedView.text(abs((distance * 10).rounded() / 10))
  }

  private mutating func label(_ text: String, at x: Double, ys: [Double], _ color: RGBA) {
    let width = ink.labelWidth(text)
    let start = min(max(x - width / 2, 0), Self.size.width - width)
    ink.label(text, at: ys.map { Point(x: start, y: $0) }, color, isSolid: false)
  }
}
