import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Angles are in radians, clockwise from the positive x axis; lengths are in points.
struct ChartSector {
  let center: Point
  let inner: Double
  let outer: Double
  let start: Double
  let sweep: Double
  let inset: Double
  let cornerRadius: Double

  var middle: Point {
    let (angle, radius) = (start + sweep / 2, (inner + outer) / 2)
    return center + Point(x: cos(angle) * radius, y: sin(angle) * radius)
  }

  /// Stroking the outline with a line of width `border` rounds its corners.
  var shape: (path: Path, border: Double) {
    let maximum = max(0, min((outer - inner) / 2, outer * sweep / 4))
    let radius = min(max(0, cornerRadius.isFinite ? cornerRadius : 0), maximum)
    return (outline(from: inner + radius * (inner > 0 ? 1 : 0), to: outer - radius, inset: inset + radius), 2 * radius)
  }

  private func outline(from inner: Double, to outer: Double, inset: Double) -> Path {
    guard outer > 0, sweep > 0 else { return Path() }
    // The inset shifts each straight side inwards, parallel to its ray, so the side meets each arc at a different
    // angle.
    func edge(_ radius: Double) -> Double { radius > inset ? asin(inset / radius) : .pi / 2 }
    let isWhole = sweep >= 2 * .pi - 1e-9
    let outside = isWhole ? 0 : min(edge(outer), sweep / 2)
    let (first, last) = (start + outside, start + sweep - outside)
    return Path { path in
      path.addRelativeArc(
        center: center, radius: outer, startAngle: .radians(first), delta: .radians(max(0, last - first)))
      if inner > inset, inner > 0 {
        let inside = isWhole ? 0 : min(edge(inner), sweep / 2)
        let end = start + sweep - inside
        path.addRelativeArc(
          center: center, radius: inner, startAngle: .radians(end), delta: .radians(start + inside - end))
      } else if !isWhole {
        // The inset sides intersect on the ray through the middle of the sector.
        let reach = sin(sweep / 2) > 1e-6 ? min(inset / sin(sweep / 2), outer) : 0
        let angle = start + sweep / 2
        path.addLine(to: center + Point(x: cos(angle) * reach, y: sin(angle) * reach))
      }
      path.closeSubpath()
    }
  }
}
