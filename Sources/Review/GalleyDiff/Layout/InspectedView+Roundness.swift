import GalleyGeometry
import GalleySnapshot

extension InspectedView {
  /// The corner radius in points, or 0.
  var roundness: Double {
    let maximum = max(0, min(frame.width, frame.height)) / 2
    let radius: Double =
      switch kind {
      case "card": 10
      case "cornerRadius": attributes["cornerRadius"].flatMap { Double($0) } ?? 0
      case "clipShape":
        switch attributes["shape"] {
        case "RoundedRectangle": attributes["cornerRadius"].flatMap { Double($0) } ?? 0
        case "Rectangle": 0
        // A layout does not record the corner radius of a sheet, so this is an upper bound.
        case "SheetShape": 40
        default: maximum
        }
      default: 0
      }
    return min(max(radius, 0), maximum)
  }

  /// Returns the pixels outside rounded corners and along their curves, as one run per pixel row and side, in points.
  func roundEdges(scale: Double) -> [Rect] {
    let radius = roundness
    guard radius > 0, scale > 0 else { return [] }
    let pixel = 1 / scale
    // Continuous corners start farther from the corner and stay close to the edge there.
    let lines = Int((min(1.6 * radius, frame.height / 2) * scale).rounded(.up))
    return (0..<min(max(lines, 0), Self.maximumLines)).flatMap { line -> [Rect] in
      let rise = max(0, radius - (Double(line) + 0.5) * pixel)
      let inset = radius - (radius * radius - rise * rise).squareRoot()
      let length = min(inset + 0.05 * radius + 2 * pixel, frame.width / 2)
      let (top, bottom) = (frame.minY + Double(line) * pixel, frame.maxY - Double(line + 1) * pixel)
      return [top, bottom].flatMap { y in
        [frame.minX, frame.maxX - length].map { Rect(x: $0, y: y, width: length, height: pixel) }
      }
    }
  }

  private static let maximumLines = 10_000

  private static let filling: Set = ["Rectangle", "RoundedRectangle", "Capsule", "SheetShape", "Color", "ground"]

  var isSolid: Bool {
    let paint = Self.filling.contains(kind) ? attributes["fill"] : scroll == nil ? nil : attributes["background"]
    return paint.map { $0.hasPrefix("#") && $0.count == 7 } ?? false
  }
}

extension Rect {
  func grown(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
