import GalleyGeometry
import GalleyLayout

/// A removed node, or a lazy row outside the viewport, that is still leaving the screen.
struct Removal {
  let node: LayoutNode
  let corner: Point
  /// The sibling that is drawn after it; nil draws it last.
  let follower: NodeIdentity?
  let passage: Passage
  /// The identity of the row, if the row still exists in the list. The leaving node is then drawn instead of the row.
  var row: AnyHashable?

  var end: Double { passage.end }
}

/// The nodes that a transition adds around a node that enters or leaves.
struct Passage {
  let root: LayoutNode
  let scope: Int
  let end: Double
}

extension LayoutNode {
  var places: Set<NodeIdentity> {
    var places: Set<NodeIdentity> = []
    collect(into: &places)
    return places
  }

  private func collect(into places: inout Set<NodeIdentity>) {
    guard isPlaced else { return }
    if let place = ViewPayload.of(self)?.place { places.insert(place) }
    for child in children { child.collect(into: &places) }
  }
}
