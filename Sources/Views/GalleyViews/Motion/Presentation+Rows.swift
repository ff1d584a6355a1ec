import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// Lazy rows are built and released while the list stays the same, so they have no transitions but move with their
/// neighbours.
extension Presentation {
  func slideIn(_ entry: TreeAppearance.Entry, by shift: Point, _ change: AppearanceChange) {
    for (place, appearance) in entry.appearances(change.new) {
      move(place, from: appearance.offset(by: .zero - shift), to: appearance, change.new.transaction(in: entry.parent))
    }
  }

  /// Moves a row out of view that still exists in the list. A running animation continues.
  func slideOut(_ entry: TreeAppearance.Entry, by shift: Point, _ change: AppearanceChange) {
    let transaction = change.new.transaction(in: entry.parent)
    let isPushed = transaction.effectiveAnimation != nil && shift != .zero
    guard isPushed || entry.node.placesInSpace.contains(where: moves) else { return }
    // The row may have been rebuilt for measuring and not placed since.
    let node = entry.node
    node.place(in: node.frame, proposal: node.proposal, context: .unseen(in: Rect(size: node.frame.size)))
    var end = time
    for (place, appearance) in entry.appearances(change.old) {
      if isPushed { move(place, from: appearance, to: appearance.offset(by: shift), transaction) }
      end = max(end, motions[place]?.end ?? time)
    }
    guard end > time else { return }
    let scene = change.scenes.scene(of: .plain, around: entry.node)
    let passage = Passage(root: scene.root(in: .identity), scope: scene.scope, end: end)
    depart(entry, passage, change, row: ViewPayload.row(of: entry.node)?.key)
  }
}

extension AppearanceChange {
  /// Returns the distance that a row moved, or nil unless the list contains the row both before and after the change.
  func rowShift(of entry: TreeAppearance.Entry) -> Point? {
    // Rows are identified by their elements; a view may have a different explicit id.
    guard let id = ViewPayload.row(of: entry.node)?.key, let before = old.entries[entry.parent],
      let after = new.entries[entry.parent], let start = before.list?.frame(ofRowWithID: id),
      let end = after.list?.frame(ofRowWithID: id)
    else { return nil }
    return (after.appearance.frame.origin + end.origin) - (before.appearance.frame.origin + start.origin)
  }
}

extension TreeAppearance.Entry {
  fileprivate func appearances(_ appearances: TreeAppearance) -> [(NodeIdentity, NodeAppearance)] {
    node.placesInSpace.compactMap { place in appearances.entries[place].map { (place, $0.appearance) } }
  }
}

extension LayoutNode {
  fileprivate var placesInSpace: [NodeIdentity] {
    guard isPlaced else { return [] }
    let payload = ViewPayload.of(self)
    let own = payload?.place.map { [$0] } ?? []
    return payload?.spaceStart == nil ? own + children.flatMap(\.placesInSpace) : own
  }
}

extension NodeAppearance {
  fileprivate func offset(by way: Point) -> NodeAppearance {
    NodeAppearance(frame: frame.offsetBy(way), drawing: drawing, words: words, symbol: symbol)
  }
}

extension AnyTransition.Side {
  fileprivate static var plain: AnyTransition.Side { AnyTransition.Side { content, _ in AnyView(content) } }
}
