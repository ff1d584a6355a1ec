import GalleyGeometry
import GalleyLayout
import GalleyPicture

/// Draws the contents of nodes into a picture.
protocol NodePainter {
  /// The number of nodes that were drawn because they are new or have changed.
  var draws: Int { get set }
  /// The visible part of the canvas.
  var window: Rect { get set }
  /// The origin of the current coordinate space on the canvas.
  var space: Point { get set }
  /// Whether the current content is rotated or scaled. If so, presented layers are transformed with it.
  var isTransformed: Bool { get set }

  func isSeen(_ frame: Rect) -> Bool

  mutating func append(_ item: Picture.Item)
  mutating func drawInk(of node: DrawnNode, _ drawing: some InkDrawing)
  mutating func drawChildren(of node: DrawnNode)
  /// Draws the children with their own coordinate space at `origin`.
  mutating func drawChildren(of node: DrawnNode, at origin: Point)
  mutating func draw(_ nodes: [LayoutNode], in place: NodeIdentity?, at corner: Point)
  mutating func draw(_ node: LayoutNode, at corner: Point)
  /// Draws the view that enters or leaves in the current transition.
  mutating func drawTransitionContent(at corner: Point)

  /// Returns the picture that `draw` creates with a separate painter for `window`.
  mutating func items(in window: Rect, _ draw: (inout Self) -> Void) -> [Picture.Item]
}

extension NodePainter {
  /// Draws the children as one item made by `join`, unless they draw nothing.
  mutating func drawChildren(of node: DrawnNode, as join: ([Picture.Item]) -> Picture.Item) {
    let items = items(in: window) { $0.drawChildren(of: node) }
    if !items.isEmpty { append(join(items)) }
  }

  /// Returns the picture of the children, which are transformed as a whole. `window` is relative to their space.
  mutating func transformedItems(of node: DrawnNode, in window: Rect) -> [Picture.Item] {
    items(in: window) {
      $0.isTransformed = true
      $0.drawChildren(of: node, at: node.frame.origin)
    }
  }
}

/// A placed node that is being drawn.
struct DrawnNode {
  let node: LayoutNode
  /// The displayed frame on the canvas.
  let frame: Rect
  /// The node's corner in the coordinate space of its children.
  var corner: Point

  /// Returns the node with children whose coordinate space starts at `corner`.
  func startingSpace(at corner: Point) -> DrawnNode { DrawnNode(node: node, frame: frame, corner: corner) }
}
