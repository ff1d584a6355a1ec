import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyText

/// The series names below a chart, with as many on each line as fit.
struct PlotLegend {
  private(set) var height = 0.0
  private var placed: [(entry: Entry, layout: TextLayout, origin: Point)] = []
  private let pen: PlotPen

  struct Entry: Hashable {
    var name: String
    var series: Int
    var sign: Sign
    var isSecond = false
  }

  enum Sign: Hashable {
    case box
    case line
    case point
    case trend
  }

  init(_ entries: [Entry], width: Double, _ pen: PlotPen) {
    self.pen = pen
    let (sign, gap) = (pen.size * 1.5, pen.size * 1.4)
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      let layout = pen.layout(entry.name, width: width - sign)
      if x > 0, x + sign + layout.inkWidth > width { (x, y) = (0, y + layout.size.height * 1.15) }
      placed.append((entry, layout, Point(x: x, y: y)))
      x += sign + layout.inkWidth + gap
      height = y + layout.size.height
    }
  }

  func items(at origin: Point, _ style: PlotStyle, _ color: (Entry) -> RGBA) -> [Picture.Item] {
    placed.flatMap { entry, layout, place -> [Picture.Item] in
      let corner = origin + place
      let middle = Point(x: corner.x + pen.size * 0.5, y: corner.y + layout.size.height / 2)
      return sign(entry, at: middle, color(entry), style)
        + pen.items(layout, at: Point(x: corner.x + pen.size * 1.5, y: corner.y), x: .start, y: .start, style.muted)
    }
  }

  private func sign(_ entry: Entry, at middle: Point, _ color: RGBA, _ style: PlotStyle) -> [Picture.Item] {
    let em = pen.size
    switch entry.sign {
    case .box:
      let rect = Rect(x: middle.x - em * 0.4, y: middle.y - em * 0.4, width: em * 0.8, height: em * 0.8)
      return PlotMarks.filled(rect, color, stripes: PlotPalette.stripes(entry.series), style.paper, em: em)
    case .point:
      return [
        .fill(.init(PlotSymbol.path(entry.series, at: middle, radius: em * 0.32), .color(color)))
      ]
    case .line, .trend:
      let half = em * 0.55
      let path = Path.elements([
        .move(Point(x: middle.x - half, y: middle.y)), .line(Point(x: middle.x + half, y: middle.y)),
      ])
      let width = em * 0.16
      let dashes = entry.sign == .trend ? [2, 1.5] : PlotPalette.dashes(entry.series)
      return [.stroke(.init(path, .color(color), width: width, dashes: dashes.map { $0 * width * 0.7 }))]
    }
  }
}

/// The point symbols. From the thirteenth series on, the colours repeat with different symbols.
enum PlotSymbol {
  static func path(_ series: Int, at center: Point, radius: Double) -> Path {
    func polygon(_ corners: [(Double, Double)]) -> Path {
      let points = corners.map { Point(x: center.x + $0.0 * radius, y: center.y + $0.1 * radius) }
      return .elements([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }
    switch series / PlotPalette.colors.count % 4 {
    case 1: return polygon([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case 2: return polygon([(0, -1.2), (1.1, 0.8), (-1.1, 0.8)])
    case 3: return polygon([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
    default:
      return .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
