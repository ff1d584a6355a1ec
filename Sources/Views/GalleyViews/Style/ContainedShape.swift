package import GalleyGeometry
package import GalleyPicture

package protocol ContainedShape: Sendable {
  func path(in rect: Rect, inside container: ContainerOutline) -> Path
}

package struct ContainerOutline: Hashable {
  var radius = 0.0
  var style = RoundedCornerStyle.continuous
  var insets = EdgeInsets.zero

  init() {}

  mutating func take(_ path: Path) {
    switch path {
    case .rect, .elements: break
    case .roundedRect(let rect, let radius, let style):
      (self.radius, self.style) = (min(radius, min(rect.width, rect.height) / 2), style)
    case .ellipse(let rect): (radius, style) = (min(rect.width, rect.height) / 2, .circular)
    }
  }

  var inset: Double { min(min(insets.top, insets.bottom), min(insets.leading, insets.trailing)) }

  func radius(_ vertical: Double, _ horizontal: Double) -> Double { max(0, radius - max(vertical, horizontal)) }
}
