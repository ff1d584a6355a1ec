import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct SelectionMark: View {
  /// The side length in points, as in UIKit.
  static let side = 22.0

  @Environment(\.tint) private var tint
  let isSelected: Bool

  var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(tint)
        TickShape().stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      } else {
        Circle().strokeBorder(Color(.tertiaryLabel), lineWidth: 1.5)
      }
    }
    .frame(width: Self.side, height: Self.side)
  }
}

private struct TickShape: Shape {
  func path(in rect: Rect) -> Path {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.28, 0.52))
    path.addLine(to: point(0.44, 0.68))
    path.addLine(to: point(0.72, 0.34))
    return path
  }
}
