import GalleyGeometry
import GalleyLayout

extension LayoutNode {
  /// The children in the order they are drawn.
  var drawnChildren: [LayoutNode] {
    guard children.contains(where: \.hasDrawingOrder) else { return children }
    // Sorting keeps those in their order that have the same.
    return children.sorted { $0.drawingOrder < $1.drawingOrder }
  }

  /// From the coordinates that the children are drawn in to the parent's.
  var toParent: AffineTransform {
    let move = AffineTransform(translationX: frame.minX, y: frame.minY)
    guard case .transform(let effect)? = ViewPayload.of(self)?.drawing else { return move }
    return effect.transform(in: frame.size).followed(by: move)
  }
}
