import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews

struct Chevron: Shape, Hashable {
  var pointsRight = true

  func path(in rect: Rect) -> Path {
    let (tip, back) = pointsRight ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    return .elements([
      .move(Point(x: back, y: rect.minY)), .line(Point(x: tip, y: rect.minY + rect.height / 2)),
      .line(Point(x: back, y: rect.maxY)),
    ])
  }
}

struct DisclosureChevron: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Chevron(pointsRight: direction == .leftToRight)
      .stroke(Color(.tertiaryLabel), lineWidth: 2)
      .frame(width: 5.5, height: 11)
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1.5))
      .frame(width: 8, height: 13)
  }
}

struct BackChevron: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tint) private var tint

  var body: some View {
    Chevron(pointsRight: direction == .rightToLeft)
      .stroke(tint, lineWidth: 2.75)
      .frame(width: 9, height: 18)
      .padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))
  }
}

struct MagnifyingGlass: Shape, Hashable {
  func path(in rect: Rect) -> Path {
    let length = min(rect.width, rect.height)
    let radius = length * 0.38
    let center = Point(x: rect.minX + radius + length * 0.05, y: rect.minY + radius + length * 0.05)
    // Draws a circle with four cubic Bézier arcs: for a quarter circle, the handles have a length of 0.5523 radii.
    let handle = radius * 0.5523
    let east = Point(x: center.x + radius, y: center.y)
    let arcs: [Path.Element] = [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)].map { x, y, u, v in
      let (start, end) = (Point(x: x, y: y), Point(x: u, y: v))
      func place(_ unit: Point, _ along: Point) -> Point {
        Point(x: center.x + unit.x * radius + along.x * handle, y: center.y + unit.y * radius + along.y * handle)
      }
      return .curve(control1: place(start, end), control2: place(end, start), end: place(end, .zero))
    }
    let edge = radius * 0.7071
    return .elements(
      [.move(east)] + arcs + [
        .move(Point(x: center.x + edge, y: center.y + edge)),
        .line(Point(x: rect.minX + length * 0.97, y: rect.minY + length * 0.97)),
      ])
  }
}
