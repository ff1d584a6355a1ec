import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct ShadowDrawing: NodeDrawing, Equatable {
  var shadow: Picture.Shadow

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.drawChildren(of: node) { .group(.init($0, shadow: shadow)) }
  }

  var motionData: AnimatableVector {
    AnimatableVector([shadow.color.animatableData, shadow.radius, shadow.offset.animatableData])
  }

  func moved(to data: AnimatableVector) -> ShadowDrawing {
    var moved = self
    if let color = data.part(0, as: RGBA.AnimatableData.self) { moved.shadow.color.animatableData = color }
    if let radius = data.part(1, as: Double.self) { moved.shadow.radius = max(0, radius) }
    if let offset = data.part(2, as: Point.AnimatableData.self) { moved.shadow.offset.animatableData = offset }
    return moved
  }

  func attributes(of kind: String) -> [String: String] {
    [
      "color": shadow.color.hexText, "radius": AttributeText.number(shadow.radius),
      "offset": AttributeText.pair(shadow.offset.x, shadow.offset.y),
    ]
  }
}
