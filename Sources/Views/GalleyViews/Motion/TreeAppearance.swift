import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// The appearance of every visible node as requested by the views, with its position among its siblings.
struct TreeAppearance {
  /// One node. It is a class because tables of entries are copied and grow, and entries are large.
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
  /// The places of nodes with matched geometry, in drawing order.
  private(set) var matched: [MatchedGeometry.Key: [NodeIdentity]] = [:]
  let transaction: Transaction

  /// Records `root` and all visible nodes in it. `corner` is the origin of the node that contains it, and `transaction`
  /// belongs to the current change.
  init(
    of root: LayoutNode, at corner: Point = .zero, transaction: Transaction = Transaction(), graph: ViewGraph
  ) {
    self.transaction = transaction
    meet(root, in: .canvas, at: corner, .zero, transaction, graph)
  }

  func transaction(in place: NodeIdentity) -> Transaction { entries[place]?.transaction ?? transaction }

  func shows(_ place: NodeIdentity) -> Bool { place == .canvas || entries[place] != nil }

  /// Whether `other` also shows a node inside `place`. Such a node only gets or loses a container, as the screen does
  /// when its first sheet opens: the container must not appear or disappear with a transition.
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
      let appearance = NodeAppearance(
        frame: frame, drawing: payload.drawing.motionData, words: SetText(payload.drawing, of: node),
        symbol: SetSymbol(payload.drawing, size: node.frame.size))
      entries[place] = Entry(
        node: node, appearance: appearance, parent: parent, index: inner[parent, default: []].count, corner: corner,
        space: space, transaction: transaction, list: LazyContainer(node))
      inner[parent, default: []].append(place)
      if let geometry = payload.matchedGeometry { matched[geometry.key, default: []].append(place) }
      around = place
    }
    let own = payload?.spaceStart
    let inside = own.map { space + frame.origin + (payload?.drawing.shift(in: frame.size) ?? .zero) - $0 } ?? space
    for child in node.children { meet(child, in: around, at: own ?? frame.origin, inside, transaction, graph) }
  }
}

extension SetText {
  fileprivate init?(_ drawing: Drawing, of node: LayoutNode) {
    guard case .text(let rule) = drawing else { return nil }
    self.init(rule: rule, proposal: node.proposal, size: node.frame.size)
  }
}

extension Drawing {
  /// Returns the translation with which the content of a node is drawn; zero for other transforms.
  fileprivate func shift(in size: Size) -> Point {
    guard case .transform(let effect) = self else { return .zero }
    let map = effect.transform(in: size)
    return map.isTranslation ? Point(x: map.tx, y: map.ty) : .zero
  }
}

extension NodeIdentity {
  static let canvas = NodeIdentity(scope: -1, ordinal: 0, level: 0)
}

extension ViewPayload {
  /// The origin of the children's coordinate space, if the node moves its content as a whole; nil for other nodes.
  ///
  /// Content in such a space is not animated when only the node moves.
  var spaceStart: Point? {
    switch drawing {
    case .transform, .projection: .zero
    // Content keeps its coordinates during a scroll. It also does when rows are inserted above and the offset follows.
    case .scroll: scroll.map { $0.offset - $0.carried } ?? .zero
    default: nil
    }
  }
}
