import GalleyGeometry
import GalleyLayout
import GalleyPicture

protocol NodePainter {
  /// The number of new or changed nodes.
  var draws: Int { get set }
  var window: Rect { get set }
  /// The origin of the current coordinate space on the canvas.
  var space: Point { get set }
  /// Whether the current content is transformed; layers that it presents are transformed with it.
  var isTransformed: Bool { get set }

  func isSeen(_ frame: Rect) -> Bool

  mutating func append(_ item: Picture.Item)
  mutating func drawInk(of node: DrawnNode, _ drawing: some InkDrawing)
  mutating func drawChildren(of node: DrawnNode)
  mutating func drawChildren(of node: DrawnNode, at origin: Point)
  mutating func draw(_ nodes: [LayoutNode], in place: NodeIdentity?, at corner: Point)
  mutating func draw(_ node: LayoutNode, at corner: Point)
  mutating func drawTransitionContent(at corner: Point)

  mutating func items(in window: Rect, _ draw: (inout Self) -> Void) -> [Picture.Item]
}

extension NodePainter {
  mutating func drawChildren(of node: DrawnNode, as join: ([Picture.Item]) -> Picture.Item) {
    let items = items(in: window) { $0.drawChildren(of: node) }
    if !items.isEmpty { append(join(items)) }
  }

  /// Draws the children so that they are transformed as a whole. `window` is relative to their space.
  mutating func transformedItems(of node: DrawnNode, in window: Rect) -> [Picture.Item] {
    items(in: window) {
      $0.isTransformed = true
      $0.drawChildren(of: node, at: node.frame.origin)
    }
  }
}

struct DrawnNode {
  let node: LayoutNode
  let frame: Rect
  var corner: Point

  func startingSpace(at corner: Point) -> DrawnNode { DrawnNode(node: node, frame: frame, corner: corner) }
}
