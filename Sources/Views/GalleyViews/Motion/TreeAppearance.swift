import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// The appearance of every visible node, as requested by the views.
struct TreeAppearance {
  /// A class, so that tables of entries can be copied and enlarged cheaply.
  final class Entry {
    let node: LayoutNode
    let appearance: NodeAppearance
    let parent: NodeIdentity
    let index: Int
    let corner: Point
    /// The origin of the coordinate space on the canvas, without rotation and scaling.
    let space: Point
    let transaction: Transaction
    let list: LazyContainer?

    init(
      node: LayoutNode, appearance: NodeAppearance, parent: NodeIdentity, index: Int, corner: Point, space: Point,
      transaction: Transaction, list: LazyContainer?
    ) {
      (self.node, self.appearance, self.parent, self.index) = (node, appearance, parent, index)
      (self.corner, self.space, self.transaction, self.list) = (corner, space, transaction, list)
    }
  }

  private(set) var entries: [NodeIdentity: Entry] = [:]
  private(set) var inner: [NodeIdentity: [NodeIdentity]] = [:]
  /// In drawing order.
  private(set) var matched: [MatchedGeometry.Key: [NodeIdentity]] = [:]
  let transaction: Transaction

  /// `corner` is the origin of the node that contains `root`, and `transaction` belongs to the current change.
  init(
    of root: LayoutNode, at corner: Point = .zero, transaction: Transaction = Transaction(), graph: ViewGraph
  ) {
    self.transaction = transaction
    meet(root, in: .canvas, at: corner, .zero, transaction, graph)
  }

  func transaction(in place: NodeIdentity) -> Transaction { entries[place]?.transaction ?? transaction }

  func shows(_ place: NodeIdentity) -> Bool { place == .canvas || entries[place] != nil }

  /// Whether `other` also shows a node inside `place`. If such a node gains or loses a container, as the screen does
  /// when its first sheet opens, that container must not have a transition.
  func contains(inside place: NodeIdentity, anyOf other: TreeAppearance) -> Bool {
    (inner[place] ?? []).contains { other.entries[$0] != nil || contains(inside: $0, anyOf: other) }
  }

  private mutating func meet(
    _ node: LayoutNode, in parent: NodeIdentity, at corner: Point, _ space: Point, _ transaction: Transaction,
    _ graph: ViewGraph
  ) {
    guard node.isPlaced else { return }
    let payload = ViewPayload.of(node)
    let frame = node.frame.offsetBy(corner)
    var transaction = transaction
    payload?.rule?.apply(to: &transaction, in: graph)
    var around = parent
    if let payload, let place = payload.place {
      let (drawing, size) = (payload.drawing, node.frame.size)
      let appearance = NodeAppearance(
        frame: frame, drawing: drawing?.motionData ?? AnimatableVector(),
        words: drawing?.textRule.map { SetText(rule: $0, proposal: node.proposal, size: size) },
        symbol: drawing?.symbol.map { SetSymbol(ink: $0, size: size) })
      entries[place] = Entry(
        node: node, appearance: appearance, parent: parent, index: inner[parent, default: []].count, corner: corner,
        space: space, transaction: transaction, list: LazyContainer(node))
      inner[parent, default: []].append(place)
      if let geometry = payload.matchedGeometry { matched[geometry.key, default: []].append(place) }
      around = place
    }
    let own = payload?.spaceStart
    let shift = own.flatMap { _ in (payload?.drawing as? TransformDrawing)?.shift(in: frame.size) } ?? .zero
    let inside = own.map { space + frame.origin + shift - $0 } ?? space
    for child in node.children { meet(child, in: around, at: own ?? frame.origin, inside, transaction, graph) }
  }
}

extension NodeIdentity {
  static let canvas = NodeIdentity(scope: -1, ordinal: 0, level: 0)
}

extension ViewPayload {
  var spaceStart: Point? { drawing?.spaceStart(in: self) }
}
