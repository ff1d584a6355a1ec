import GalleyGeometry
import GalleyPicture

struct ProjectionDrawing: NodeDrawing {
  let effect: any GeometryEffect

  /// Draws the children relative to the node's corner.
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let (node, frame) = (node.startingSpace(at: .zero), node.frame)
    let map = effect.effectValue(size: frame.size)
    if let plain = map.affine { return painter.draw(node, through: plain) }
    let onCanvas = map.around(frame.origin)
    guard onCanvas.inverse != nil else { return }
    // In perspective, the visible part of a plane extends little beyond its frame: an enlarged frame contains it.
    let items = painter.transformedItems(of: node, in: frame.insetBy(dx: -frame.width, dy: -frame.height))
    if !items.isEmpty { painter.append(.group(.init(items, filter: .projection(onCanvas)))) }
  }

  func isSame(as other: any NodeDrawing) -> Bool {
    (other as? ProjectionDrawing).map { ViewEquality.areSame(any: effect, $0.effect) } ?? false
  }

  func transform(in size: Size) -> AffineTransform? { effect.transform(in: size) }

  func spaceStart(in payload: ViewPayload) -> Point? { .zero }

  var isDivisible: Bool { false }
}
