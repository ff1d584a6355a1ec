import GalleyGeometry
import GalleyLayout

/// A node that is gone from the views, or a row that is out of view, and still leaves the screen.
struct Removal {
  /// The node, as it was last laid out.
  let node: LayoutNode
  /// The corner of the node it was in, in the space.
  let corner: Point
  /// The node before which it is drawn; nil is behind all others in the list, so in front of them.
  let follower: NodeIdentity?
  /// How it leaves.
  let passage: Passage
  /// The row that it is where that is still there, out of view; until it has left it stands for that row.
  var row: AnyHashable?

  /// When it is gone.
  var end: Double { passage.end }
}

/// A transition on its way: the nodes that it puts around a node that enters or leaves.
struct Passage {
  /// The outermost of them, as it is at the end.
  let root: LayoutNode
  /// What tells the places of all of them from others.
  let scope: Int
  /// When the transition is over.
  let end: Double
}

extension LayoutNode {
  /// The places of the node and of everything shown in it.
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
