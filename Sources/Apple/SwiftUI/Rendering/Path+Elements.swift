public import GalleyGeometry
public import GalleyPicture

public enum PathElement: Hashable, Sendable {
  case move(to: Point)
  case line(to: Point)
  case quadCurve(to: Point, control: Point)
  case curve(to: Point, control1: Point, control2: Point)
  case closeSubpath
}

extension Path {
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
