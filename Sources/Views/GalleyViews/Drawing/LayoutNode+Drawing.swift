import GalleyGeometry
import GalleyLayout

extension LayoutNode {
  var drawnChildren: [LayoutNode] {
    guard children.contains(where: \.hasDrawingOrder) else { return children }
    // The sort is stable, so children with equal values keep their order.
    return children.sorted { $0.drawingOrder < $1.drawingOrder }
  }

  var toParent: AffineTransform {
    let move = AffineTransform(translationX: frame.minX, y: frame.minY)
    return ViewPayload.of(self)?.drawing?.transform(in: frame.size)?.followed(by: move) ?? move
  }

  func invalidateDrawing(at places: Set<NodeIdentity>) {
    guard isPlaced else { return }
    if let place = ViewPayload.of(self)?.place, places.contains(place) { invalidateDrawing() }
    for child in children { child.invalidateDrawing(at: places) }
  }

  /// Takes over the drawings of nodes that have the same position and appearance in the replaced subtree.
  func inheritInk(from old: LayoutNode) {
    guard !old.children.isEmpty, !children.isEmpty else { return }
    let places = old.children.map { (ViewPayload.of($0)?.place, $0) }
    let known = places.reduce(into: [:]) { known, pair in pair.0.map { known[$0] = pair.1 } }
    for child in children {
      guard let payload = ViewPayload.of(child), let old = payload.place.flatMap({ known[$0] }), old !== child,
        let before = ViewPayload.of(old)
      else { continue }
      _ = payload.appearsSame(as: before)
      child.inheritInk(from: old)
    }
  }
}
