import GalleyLayout
import GalleyPicture

struct MaskDrawing: NodeDrawing, Equatable {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let children = node.node.children
    guard children.count == 2 else { return painter.drawChildren(of: node) }
    let place = ViewPayload.of(node.node)?.place
    let items = painter.items(in: painter.window) { $0.draw([children[0]], in: place, at: node.corner) }
    let mask = painter.items(in: painter.window) { $0.draw(children[1], at: node.corner) }
    if !items.isEmpty, !mask.isEmpty { painter.append(.group(.init(items, mask: mask))) }
  }
}
