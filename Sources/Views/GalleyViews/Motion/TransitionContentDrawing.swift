import GalleyGeometry

struct TransitionContentDrawing: NodeDrawing, Equatable {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.drawTransitionContent(at: node.frame.origin)
  }
}
