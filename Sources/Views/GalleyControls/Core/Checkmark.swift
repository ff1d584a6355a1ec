import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews

struct Checkmark: View {
  var body: some View {
    MarkShape(points: [Point(x: 0.02, y: 0.55), Point(x: 0.35, y: 0.95), Point(x: 0.98, y: 0.05)])
      .strokeRound(lineWidth: 2)
      .frame(width: 13, height: 13)
  }
}

/// 7 × 12 pt, as in UIKit.
struct Chevron: View {
  var color = Color(.tertiaryLabel)

  var body: some View {
    MarkShape(points: [Point(x: 0, y: 0), Point(x: 1, y: 0.5), Point(x: 0, y: 1)])
      .strokeRound(lineWidth: 2)
      .frame(width: 6.5, height: 11.5)
      .foregroundStyle(color)
  }
}

struct UpDownChevrons: View {
  var body: some View {
    VStack(spacing: 3.5) {
      arrow([Point(x: 0, y: 1), Point(x: 0.5, y: 0), Point(x: 1, y: 1)])
      arrow([Point(x: 0, y: 0), Point(x: 0.5, y: 1), Point(x: 1, y: 0)])
    }
  }

  private func arrow(_ points: [Point]) -> some View {
    MarkShape(points: points).strokeRound(lineWidth: 1.6).frame(width: 8, height: 4)
  }
}

struct MarkShape: Shape, Hashable {
  let points: [Point]

  func path(in rect: Rect) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  func strokeRound(lineWidth: Double) -> some View {
    stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }
}
