import GalleyGeometry
import GalleyLayout

extension ContainerOutline {
  init(around node: LayoutNode) {
    var inner = node
    var frame = Rect(size: node.frame.size)
    while let outer = inner.parent {
      frame = frame.offsetBy(inner.frame.origin)
      inner = outer
      guard case .container(let shape)? = ViewPayload.of(outer)?.drawing else { continue }
      let size = outer.frame.size
      insets = EdgeInsets(
        top: frame.minY, leading: frame.minX, bottom: size.height - frame.maxY, trailing: size.width - frame.maxX)
      take(shape.path(in: Rect(size: size)))
      return
    }
  }
}
