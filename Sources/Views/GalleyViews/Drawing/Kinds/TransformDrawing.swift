import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture

struct TransformDrawing: NodeDrawing, Equatable {
  let effect: DrawingTransform

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.draw(node.startingSpace(at: .zero), through: effect.transform(in: node.frame.size))
  }

  var motionData: AnimatableVector { AnimatableVector([effect.animatableData]) }

  func moved(to data: AnimatableVector) -> TransformDrawing { TransformDrawing(effect: effect.moved(to: data)) }

  func transform(in size: Size) -> AffineTransform? { effect.transform(in: size) }

  func spaceStart(in payload: ViewPayload) -> Point? { .zero }

  func shift(in size: Size) -> Point {
    let map = effect.transform(in: size)
    return map.isTranslation ? Point(x: map.tx, y: map.ty) : .zero
  }

  func attributes(of kind: String) -> [String: String] {
    switch kind {
    case "offset": ["offset": AttributeText.pair(effect.offset.x, effect.offset.y)]
    case "scaleEffect":
      AttributeText.anchor(effect.anchor).merging(["scale": AttributeText.scale(effect.scale)]) { $1 }
    case "rotationEffect":
      AttributeText.anchor(effect.anchor).merging(["angle": AttributeText.number(effect.angle.degrees) + "°"]) { $1 }
    default: [:]
    }
  }

  var isDivisible: Bool { false }
}

extension NodePainter {
  /// Draws the children relative to the node's corner.
  mutating func draw(_ node: DrawnNode, through map: AffineTransform) {
    let origin = node.frame.origin
    if map.isTranslation { return drawChildren(of: node, at: origin + Point(x: map.tx, y: map.ty)) }
    let onCanvas = map.around(origin)
    // Content that is flattened to a line or point is invisible.
    guard let back = onCanvas.inverse else { return }
    let items = transformedItems(of: node, in: back(window))
    if !items.isEmpty { append(.group(.init(items, transform: onCanvas))) }
  }
}
