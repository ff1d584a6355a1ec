import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyText
import GalleyViews

struct BreakpointRuler {
  private let bands: [Band]
  private let canvas: Double
  private let range: ClosedRange<Double>
  private var ink: DraftingInk

  private struct Band {
    let name: String
    let from: Double
    let to: Double
    let isCurrent: Bool
  }

  private static let size = Size(width: 507, height: 62)
  private static let bar = Rect(x: 10, y: 20, width: 487, height: 18)

  /// Fails if the choice does not depend on the width.
  init?(_ decision: Explanation.Decision, canvas: Double, _ environment: EnvironmentValues, _ engine: TextEngine) {
    let (narrower, wider) = (decision.breakpoints.narrower, decision.breakpoints.wider)
    let turns = [narrower?.width, wider?.width].compactMap(\.self)
    guard let minimum = turns.min(), let maximum = turns.max() else { return nil }
    let (low, high) = (min(minimum, canvas), max(maximum, canvas))
    let margin = max((high - low) * 0.5, 40)
    range = max(low - margin, 0)...(high + margin)
    self.canvas = canvas
    ink = DraftingInk(EnvironmentValues(), engine)
    var bands: [Band] = []
    if let narrower {
      bands.append(
        Band(
          name: decision.fit.name(of: narrower.chosen), from: range.lowerBound, to: narrower.width, isCurrent: false))
    }
    bands.append(
      Band(
        name: decision.fit.name(of: decision.fit.chosen), from: narrower?.width ?? range.lowerBound,
        to: wider?.width ?? range.upperBound, isCurrent: true))
    if let wider {
      bands.append(
        Band(name: decision.fit.name(of: wider.chosen), from: wider.width, to: range.upperBound, isCurrent: false))
    }
    self.bands = bands
  }

  var picture: Picture {
    var ruler = self
    return ruler.draw()
  }

  private func x(_ width: Double) -> Double {
    Self.bar.minX + Self.bar.width * (width - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  private mutating func draw() -> Picture {
    let bar = Self.bar
    for band in bands {
      let rect = Rect(x: x(band.from), y: bar.minY, width: x(band.to) - x(band.from), height: bar.height)
      let color = band.isCurrent ? ink.colors.rows : ink.colors.fits
      ink.fill(rect, color.multiplyingAlpha(by: 0.14))
      let start = Point(x: rect.midX - ink.labelWidth(band.name) / 2, y: rect.midY - DraftingInk.labelHeight / 2)
      ink.label(band.name, at: [start], color, isSolid: false)
    }
    for turn in bands.dropFirst().map(\.from) {
      ink.line([Point(x: x(turn), y: bar.minY - 4), Point(x: x(turn), y: bar.maxY)], ink.colors.fits, width: 1)
      label("\(InspectedView.text(turn)) pt", at: x(turn), y: bar.minY - 18, ink.colors.fits)
    }
    let mark = x(canvas)
    ink.line([Point(x: mark, y: bar.minY), Point(x: mark, y: bar.maxY + 6)], ink.colors.widths, width: 1)
    label(SceneReportLabels.canvasIs(canvas), at: mark, y: bar.maxY + 6, ink.colors.widths)
    let paper = Picture.Item.fill(.init(.rect(Rect(size: Self.size)), .color(.white)))
    return Picture(size: Self.size, items: [paper] + ink.items)
  }

  private mutating func label(_ text: String, at x: Double, y: Double, _ color: RGBA) {
    let width = ink.labelWidth(text)
    let start = min(max(x - width / 2, 0), Self.size.width - width)
    ink.label(text, at: [0, 10, -13].map { Point(x: start, y: y + $0) }, color, isSolid: false)
  }
}
