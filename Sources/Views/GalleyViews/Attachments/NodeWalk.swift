import GalleyGeometry
import GalleyLayout

package struct NodeWalk {
  var appearances: [Appearance] = []
  /// Run after the final layout of the frame.
  var findings: [() -> Void] = []
  let wanted: Set<ObjectIdentifier>
  private(set) var disappearsImmediately = false

  init(wanted: Set<ObjectIdentifier>) { self.wanted = wanted }

  /// `outer` is the transform from the node's parent to the canvas. Returns the preferences of this subtree.
  mutating func meet(_ node: LayoutNode, through outer: AffineTransform) -> PreferenceValues {
    guard node.isPlaced else { return PreferenceValues() }
    let frame = outer(node.frame)
    let payload = ViewPayload.of(node)
    let didDisappearImmediately = disappearsImmediately
    defer { disappearsImmediately = didDisappearImmediately }
    if let transition = payload?.transition { disappearsImmediately = transition.removal.appearance == nil }
    payload?.attachment?.enter(&self, node: node, frame: frame)
    let inner = node.toParent.followed(by: outer)
    var preferences = PreferenceValues()
    for (index, child) in node.children.enumerated() {
      let recorded = meet(child, through: inner)
      // Preferences of a presented layer do not reach the views around the presenter.
      if index == 0 || !node.presentsLayers { preferences.append(recorded) }
    }
    payload?.attachment?.leave(&self, node: node, frame: frame, preferences: &preferences)
    return preferences
  }
}

extension NodeWalk {
  /// The views of a removed node count as visible until the node has left the screen.
  mutating func meet(leaving node: LayoutNode) {
    guard node.isPlaced else { return }
    if let appearance = ViewPayload.of(node)?.attachment as? Appearance { appearances.append(appearance) }
    for child in node.children { meet(leaving: child) }
  }
}
