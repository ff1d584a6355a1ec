import GalleyGeometry
import GalleyPicture
import GalleyText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lays out the labels of a chart and places them at an anchor.
struct PlotPen {
  let engine: TextEngine
  let family: String
  let language: String
  let direction: LayoutDirection
  var size: Double

  func smaller(_ factor: Double) -> PlotPen {
    var pen = self
    pen.size *= factor
    return pen
  }

  func layout(_ text: String, width: Double? = nil, limit: Int? = 1, isBold: Bool = false) -> TextLayout {
    let font = ResolvedFont(family: family, size: size, weight: isBold ? .semibold : .regular)
    let request = TextRequest(
      runs: [TextRequest.Run(text, font: font)], lineLimit: limit, baseDirection: direction, language: language,
      missingGlyph: .box)
    return engine.layout(request, width: width.map { max($0, 1) })
  }

  func width(_ text: String) -> Double { text.isEmpty ? 0 : layout(text).inkWidth }

  var lineHeight: Double { layout("0").size.height }

  enum Side { case start, middle, end }

  /// Returns the text, placed so that `anchor` is at its `x` side and its `y` side.
  func items(_ layout: TextLayout, at anchor: Point, x: Side, y: Side, _ color: RGBA) -> [Picture.Item] {
    let top = anchor.y - (y == .start ? 0 : y == .middle ? layout.size.height / 2 : layout.size.height)
    return layout.lines.flatMap { line -> [Picture.Item] in
      let left = anchor.x - (x == .start ? 0 : x == .middle ? line.width / 2 : line.width)
      return line.runs.map { placed -> Picture.Item in
        .glyphs(.init(placed.run, at: Point(x: left + placed.x, y: top + line.baseline), .color(color)))
      }
    }
  }

  /// Returns the text rising by `degrees`, with its end at `anchor`.
  func rising(_ layout: TextLayout, to anchor: Point, degrees: Double, _ color: RGBA) -> [Picture.Item] {
    let angle = -degrees * .pi / 180
    let turn = AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: anchor.x, ty: anchor.y)
    let items = items(layout, at: .zero, x: .end, y: .middle, color)
    return [.group(.init(items, transform: turn))]
  }
}

extension TextLayout {
  var inkWidth: Double { lines.map(\.width).max() ?? 0 }
}
