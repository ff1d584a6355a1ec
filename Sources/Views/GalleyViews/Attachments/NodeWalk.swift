import GalleyGeometry
import GalleyLayout

/// A walk over the nodes that are shown, in drawing order.
package struct NodeWalk {
  /// The views that are there and want to know, in the order they were met.
  var appearances: [Appearance] = []
  /// What has to be done with what was found, once the tree is laid out for good.
  var findings: [() -> Void] = []
  let wanted: Set<ObjectIdentifier>
  private(set) var goesAtOnce = false

  init(wanted: Set<ObjectIdentifier>) { self.wanted = wanted }

  /// Meets `node`, from whose parent `outer` leads to the canvas, and everything shown in it; answers the preferences
  /// that come out of it.
  mutating func meet(_ node: LayoutNode, through outer: AffineTransform) -> PreferenceValues {
    guard node.isPlaced else { return PreferenceValues() }
    let frame = outer(node.frame)
    let payload = ViewPayload.of(node)
    let wentAtOnce = goesAtOnce
    defer { goesAtOnce = wentAtOnce }
    if let transition = payload?.transition { goesAtOnce = transition.removal.appearance == nil }
    payload?.attachment?.enter(&self, node: node, frame: frame)
    let inner = node.toParent.followed(by: outer)
    var preferences = PreferenceValues()
    for (index, child) in node.children.enumerated() {
      let told = meet(child, through: inner)
      // What is presented tells the views around its presenter nothing.
      if index == 0 || !node.presentsLayers { preferences.append(told) }
    }
    payload?.attachment?.leave(&self, node: node, frame: frame, preferences: &preferences)
    return preferences
  }
}

extension NodeWalk {
  /// Meets a node that is gone and still leaves the screen: views in it are there until it has left.
  mutating func meet(leaving node: LayoutNode) {
    guard node.isPlaced else { return }
    if let appearance = ViewPayload.of(node)?.attachment as? Appearance { appearances.append(appearance) }
    for child in node.children { meet(leaving: child) }
  }
}
