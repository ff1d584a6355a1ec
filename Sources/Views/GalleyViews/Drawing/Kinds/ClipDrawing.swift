import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture

struct ClipDrawing: NodeDrawing, Equatable {
  private let shape: DrawnShape

  init(_ shape: any Shape) { self.shape = DrawnShape(shape) }

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    let clip = shape.path(in: Rect(size: node.frame.size)).offsetBy(node.frame.origin)
    guard let seen = painter.window.intersection(clip.bounds) else { return }
    let items = painter.items(in: seen) { $0.drawChildren(of: node) }
    if !items.isEmpty { painter.append(.group(.init(items, clip: clip))) }
  }

  var motionData: AnimatableVector { AnimatableVector([shape.motionData]) }

  func moved(to data: AnimatableVector) -> ClipDrawing { ClipDrawing(shape.base.moved(to: data)) }

  func attributes(of kind: String) -> [String: String] {
    kind == "clipShape" ? shape.namedAttributes : shape.attributes
  }

  var isClipping: Bool { true }

  func clip(of node: LayoutNode, through outer: AffineTransform) -> Rect? { outer(node.frame) }
}
