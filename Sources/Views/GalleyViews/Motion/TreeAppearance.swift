import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// How every node that is shown looks, as the views want it, and where it stands among the others.
struct TreeAppearance {
  /// One node. Tables of entries grow and are copied, and an entry is large: they hold references.
  final class Entry {
    let node: LayoutNode
    let appearance: NodeAppearance
    let parent: NodeIdentity
    let index: Int
    let corner: Point
    /// Where the coordinates of the space start on the canvas, but for what turns or stretches them.
    let space: Point
    let transaction: Transaction
    /// The rows that the node builds when they are seen; nil where it builds none.
    let list: LazyContainer?

    /// A node that looks like `appearance`, is the node number `index` in `parent`, and has its corner at `corner`.
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
  /// The places of the nodes whose geometry others may begin with, in drawing order.
  private(set) var matched: [MatchedGeometry.Key: [NodeIdentity]] = [:]
  let transaction: Transaction

  /// Looks at `root`, which is in a node with its corner at `corner`, and at everything shown in it; `transaction` is
  /// what the change at hand carries.
  init(
    of root: LayoutNode, at corner: Point = .zero, transaction: Transaction = Transaction(), graph: ViewGraph
  ) {
    self.transaction = transaction
    meet(root, in: .canvas, at: corner, .zero, transaction, graph)
  }

  func transaction(in place: NodeIdentity) -> Transaction { entries[place]?.transaction ?? transaction }

  func shows(_ place: NodeIdentity) -> Bool { place == .canvas || entries[place] != nil }

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
  /// How far what is inside a node of `size` is moved when it is drawn.
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
  /// Where the coordinates of the children start, when the node moves all that is inside it as one; nil when it does
  /// not.
  ///
  /// What is inside such a node is not on its way when the node is.
  var spaceStart: Point? {
    switch drawing {
    case .transform, .projection: .zero
    // Content keeps its coordinates while it scrolls, and what stays where it shows does so while rows come above it.
    case .scroll: scroll.map { $0.offset - $0.carried } ?? .zero
    default: nil
    }
  }
}
