import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// A view that replaces another one with the same id starts with the old view's geometry, and the old view moves
/// towards the new one as it leaves.
extension Presentation {
  func match(_ change: AppearanceChange) {
    guard !change.old.matched.isEmpty else { return }
    for (key, places) in change.new.matched {
      guard let place = places.first(where: { change.old.entries[$0] == nil }), let new = change.new.entries[place],
        let before = change.old.matched[key]?.first(where: { change.new.entries[$0] == nil }),
        let old = change.old.entries[before]
      else { continue }
      let transaction = change.new.transaction(in: new.parent)
      guard transaction.effectiveAnimation != nil else { continue }
      let start = frame(of: before, wanted: old.appearance.frame).offsetBy(old.space)
      let end = new.appearance.frame.offsetBy(new.space)
      let graph = change.scenes.context.graph
      for (place, appearance) in new.appearances(at: start, graph) {
        guard let own = change.new.entries[place] else { continue }
        move(place, from: appearance, to: own.appearance, transaction)
      }
      for (place, appearance) in old.appearances(at: end, graph) {
        guard let own = change.old.entries[place] else { continue }
        move(place, from: own.appearance, to: appearance, transaction)
      }
    }
  }
}

extension TreeAppearance.Entry {
  /// The appearances with the geometry of `frame`, in canvas coordinates.
  fileprivate func appearances(at frame: Rect, _ graph: ViewGraph) -> [NodeIdentity: NodeAppearance] {
    guard let geometry = ViewPayload.of(node)?.matchedGeometry else { return [:] }
    let (own, proposal) = (node.frame, node.proposal)
    let wanted = frame.offsetBy(Point.zero - space)
    let offer = geometry.matchesSize ? ProposedViewSize(wanted.size) : proposal
    let size = geometry.matchesSize ? node.size(for: offer) : own.size
    let shown = geometry.frame(of: size, at: wanted, insteadOf: appearance.frame)
    let around = node.contextWhenPlaced ?? .unseen(in: Rect(size: own.size))
    let context = around.moved(to: .zero - own.origin)
    node.place(in: shown.offsetBy(.zero - corner), proposal: offer, context: context)
    defer { node.place(in: own, proposal: proposal, context: context) }
    return TreeAppearance(of: node, at: corner, graph: graph).entries.mapValues(\.appearance)
  }
}
