import GalleyGeometry

/// The place of the view that enters or leaves in a transition.
struct TransitionContentDrawing: NodeDrawing, Equatable {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.drawTransitionContent(at: node.frame.origin)
  }
}
