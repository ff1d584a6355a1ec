import GalleyGeometry
import GalleyPicture

struct FiltersDrawing: NodeDrawing, Equatable {
  let filters: [DrawingFilter]

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let filters = filters.compactMap { $0.filter(in: node.frame) }
    guard !filters.isEmpty else { return painter.drawChildren(of: node) }
    // A filter such as a blur spreads content from outside into the window.
    let reach = filters.reduce(0) { $0 + $1.reach }
    let items = painter.items(in: painter.window.insetBy(dx: -reach, dy: -reach)) { $0.drawChildren(of: node) }
    guard !items.isEmpty else { return }
    for item in filters.reduce(items, { [.group(.init($0, filter: $1))] }) { painter.append(item) }
  }
}
