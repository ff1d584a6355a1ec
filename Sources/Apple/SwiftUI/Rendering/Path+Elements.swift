public import GalleyGeometry
public import GalleyPicture

/// A step of an outline, with the order of arguments that SwiftUI has.
public enum PathElement: Hashable, Sendable {
  /// A new part begins at a point.
  case move(to: Point)
  /// A line to a point.
  case line(to: Point)
  /// A curve with one handle; it is told as one with two.
  case quadCurve(to: Point, control: Point)
  /// A curve with two handles.
  case curve(to: Point, control1: Point, control2: Point)
  /// A line to where the part began.
  case closeSubpath
}

extension Path {
  /// Calls `body` with each step of the outline, in order.
  public func forEach(_ body: (PathElement) -> Void) {
    for element in asElements {
      switch element {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .curve(let control1, let control2, let end): body(.curve(to: end, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}
