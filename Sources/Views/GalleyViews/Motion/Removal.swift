import GalleyGeometry
import GalleyLayout

/// A node that is gone from the views, or a row that is out of view, and still leaves the screen.
struct Removal {
  let node: LayoutNode
  let corner: Point
  /// The node before which it is drawn; nil is behind all others in the list, so in front of them.
  let follower: NodeIdentity?
  let passage: Passage
  /// The row that it is where that is still there, out of view; until it has left it stands for that row.
  var row: AnyHashable?

  var end: Double { passage.end }
}

/// A transition on its way: the nodes that it puts around a node that enters or leaves.
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
