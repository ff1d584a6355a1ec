package import GalleyGeometry
package import GalleyPicture
import GalleyScroll
package import GalleyText
package import GalleyViews

/// A plot of offset above velocity. Phases are shaded, and the marks of the script cross both plots.
package struct MotionPlot {
  private let moments: [Moment]
  private let marks: [(time: Double, name: String)]
  private let scroller: String
  private let axisName: String
  private let title: String
  private let end: Double
  private var ink: DraftingInk

  private struct Moment {
    let time: Double
    let distance: Double
    let velocity: Double
    let phase: ScrollPhase
  }

  private let size: Size
  private static let (left, right, top, bottom, gap) = (64.0, 24.0, 58.0, 36.0, 22.0)

  /// Plots the scroll view that moves furthest. Returns `nil` if there is no scroll view.
  package init?(
    of records: [FrameRecord], title: String, on canvas: EnvironmentValues, _ engine: TextEngine,
    size: Size = Size(width: 720, height: 400)
  ) {
    self.size = size
    let tracks = ScrollTracks(records)
    guard let scroller = tracks.furthest else { return nil }
    let axis = tracks.axis(of: scroller)
    axisName = tracks.axisName(of: scroller)
    self.scroller = scroller
    self.title = title
    let own = records.compactMap { record in
      record.scrollers.first { $0.name == scroller }.map { (record.time, $0) }
    }
    moments = own.map { time, facts in
      Moment(time: time, distance: facts.distance[axis], velocity: facts.velocity[axis], phase: facts.phase)
    }
    marks = records.compactMap { record in record.mark.map { (record.time, $0) } }
    end = max(records.last?.time ?? 0, 0.001)
    ink = DraftingInk(canvas, engine)
  }

  package var picture: Picture {
    var plot = self
    return plot.draw()
  }

  private mutating func draw() -> Picture {
    let height = (size.height - MotionPlot.top - MotionPlot.bottom - MotionPlot.gap) / 2
    let width = size.width - MotionPlot.left - MotionPlot.right
    let upper = Rect(x: MotionPlot.left, y: MotionPlot.top, width: width, height: height)
    let lower = upper.offsetBy(Point(x: 0, y: height + MotionPlot.gap))
    drawHead()
    for panel in [upper, lower] { drawPhases(in: panel) }
    drawTimes(upper, lower)
    drawPanel(upper, moments.map { ($0.time, $0.distance) }, ink.colors.rows, "offset, pt")
    drawPanel(lower, moments.map { ($0.time, $0.velocity) }, ink.colors.fits, "velocity, pt/s")
    drawMarks(upper, lower)
    return Picture(size: size, items: [.fill(.init(.rect(Rect(size: size)), .color(ink.colors.paper)))] + ink.items)
  }

  // MARK: Head

  private mutating func drawHead() {
    let head = ink.shortened(
      "\(title)  ·  \(scroller)" + (axisName.isEmpty ? "" : " along \(axisName)"), to: size.width - MotionPlot.left)
    ink.label(head, at: [Point(x: MotionPlot.left - 4, y: 12)], ink.colors.text, isSolid: false)
    var x = MotionPlot.left
    for (phase, words) in MotionPlot.legend where moments.contains(where: { $0.phase == phase }) {
      ink.fill(Rect(x: x, y: 32, width: 9, height: 9), phaseColor(of: phase))
      ink.outline(Rect(x: x, y: 32, width: 9, height: 9), ink.colors.line)
      ink.label(words, at: [Point(x: x + 9, y: 30)], ink.colors.text, isSolid: false)
      x += 9 + ink.labelWidth(words) + 10
    }
  }

  private static let legend: [(ScrollPhase, String)] = [
    (.interacting, "under the finger"), (.decelerating, "on its way"), (.animating, "sent"),
  ]

  private func phaseColor(of phase: ScrollPhase) -> RGBA {
    switch phase {
    case .idle: .clear
    case .tracking, .interacting: ink.colors.widths.multiplyingAlpha(by: 0.14)
    case .decelerating: ink.colors.rows.multiplyingAlpha(by: 0.10)
    case .animating: ink.colors.safeArea.multiplyingAlpha(by: 0.14)
    }
  }

  private mutating func drawPhases(in panel: Rect) {
    var start = 0
    while start < moments.count {
      let phase = moments[start].phase
      let next = moments[start...].firstIndex { $0.phase != phase } ?? moments.count
      let until = next < moments.count ? moments[next].time : moments[next - 1].time
      let (left, right) = (x(of: moments[start].time, in: panel), x(of: until, in: panel))
      if phase.isScrolling, right > left {
        ink.fill(Rect(x: left, y: panel.minY, width: right - left, height: panel.height), phaseColor(of: phase))
      }
      start = next
    }
  }

  // MARK: Axes

  private func x(of time: Double, in panel: Rect) -> Double { panel.minX + panel.width * time / end }

  /// Returns a step of 1, 2 or 5 times a power of ten.
  private static func step(over span: Double, count: Double) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    var power = 0.001
    while power * 10 <= span / count { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= span / count } ?? 10 * power
  }

  private static func text(_ number: Double, step: Double) -> String {
    let decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    let factor = [1, 10, 100, 1000][decimals]
    // Larger numbers are clamped to the range of `Int`.
    let whole = Int(min(abs(number) * Double(factor), 1e15).rounded())
    let sign = number < 0 && whole > 0 ? "−" : ""
    guard decimals > 0 else { return sign + "\(whole)" }
    let rest = String(whole % factor)
    return sign + "\(whole / factor)." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  private mutating func drawTimes(_ upper: Rect, _ lower: Rect) {
    let step = MotionPlot.step(over: end, count: 10)
    for number in 0...Int((end / step + 1e-9).rounded(.down)) {
      let time = Double(number) * step
      let x = x(of: time, in: upper)
      for panel in [upper, lower] {
        ink.line([Point(x: x, y: panel.minY), Point(x: x, y: panel.maxY)], ink.colors.line.multiplyingAlpha(by: 0.5))
      }
      let words = MotionPlot.text(time, step: step) + " s"
      let start = min(x - ink.labelWidth(words) / 2, size.width - ink.labelWidth(words))
      ink.label(words, at: [Point(x: start, y: lower.maxY + 4)], ink.colors.text, isSolid: false)
    }
  }

  private mutating func drawPanel(_ panel: Rect, _ points: [(Double, Double)], _ color: RGBA, _ name: String) {
    let (low, high) = (min(points.map(\.1).min() ?? 0, 0), max(points.map(\.1).max() ?? 0, 0))
    let step = MotionPlot.step(over: max(high - low, 1), count: 4)
    let floor = (low / step).rounded(.down) * step
    let ceiling = max((high / step).rounded(.up) * step, floor + step)
    func y(_ value: Double) -> Double { panel.maxY - panel.height * (value - floor) / (ceiling - floor) }
    for number in 0...Int(((ceiling - floor) / step).rounded()) {
      let value = floor + Double(number) * step
      let isZero = abs(value) < step / 1000
      ink.line(
        [Point(x: panel.minX, y: y(value)), Point(x: panel.maxX, y: y(value))],
        isZero ? ink.colors.text.multiplyingAlpha(by: 0.6) : ink.colors.line.multiplyingAlpha(by: 0.5))
      let words = MotionPlot.text(isZero ? 0 : value, step: step)
      let corner = Point(x: panel.minX - ink.labelWidth(words) - 2, y: y(value) - DraftingInk.labelHeight / 2)
      ink.label(words, at: [corner], ink.colors.text, isSolid: false)
    }
    ink.outline(panel, ink.colors.line)
    let way = points.map { Point(x: x(of: $0.0, in: panel), y: y($0.1)) }
    if way.count > 1 { ink.line(way, color, width: 1.75) }
    ink.label(name, at: [Point(x: panel.maxX - ink.labelWidth(name), y: panel.minY + 3)], color, isSolid: false)
  }

  private mutating func drawMarks(_ upper: Rect, _ lower: Rect) {
    for mark in marks {
      let x = x(of: mark.time, in: upper)
      ink.line([Point(x: x, y: upper.minY), Point(x: x, y: lower.maxY)], ink.colors.widths, dashes: [3, 2])
      ink.mark(
        mark.name, at: x, in: upper.minY + 3...lower.maxY, between: 2...size.width - 2, ink.colors.widths)
    }
  }
}
