import GalleyGeometry
import GalleyMotion

struct ContainedDrawing: NodeDrawing {
  let shape: any ContainedShape
  let style: ResolvedStyle

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let frame = node.frame
    let path = shape.path(in: frame, inside: ContainerOutline(around: node.node))
    if !frame.isEmpty, style.opacity > 0, painter.isSeen(frame) { painter.append(style.fill(path, in: frame)) }
  }

  var motionData: AnimatableVector { AnimatableVector(style.motionParts) }

  func moved(to data: AnimatableVector) -> ContainedDrawing {
    ContainedDrawing(shape: shape, style: style.moved(to: data))
  }

  func attributes(of kind: String) -> [String: String] { style.attributes("fill") }

  var isTouchable: Bool { true }
}
