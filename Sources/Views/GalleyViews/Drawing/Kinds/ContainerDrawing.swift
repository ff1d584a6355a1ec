import GalleyGeometry
import GalleyLayout

/// Determines the shapes of the ``ContainedDrawing`` nodes inside it.
struct ContainerDrawing: NodeDrawing, Equatable {
  let shape: DrawnShape

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) { painter.drawChildren(of: node) }

  func attributes(of kind: String) -> [String: String] { shape.namedAttributes }
}

extension View {
  public func containerShape(_ shape: some Shape) -> some View {
    drawn("containerShape", of: shape) { _ in ContainerDrawing(shape: DrawnShape(shape)) }
  }
}

extension ContainerOutline {
  init(around node: LayoutNode) {
    var inner = node
    var frame = Rect(size: node.frame.size)
    while let outer = inner.parent {
      frame = frame.offsetBy(inner.frame.origin)
      inner = outer
      guard let container = ViewPayload.of(outer)?.drawing as? ContainerDrawing else { continue }
      let size = outer.frame.size
      insets = EdgeInsets(
        top: frame.minY, leading: frame.minX, bottom: size.height - frame.maxY, trailing: size.width - frame.maxX)
      take(container.shape.path(in: Rect(size: size)))
      return
    }
  }
}
