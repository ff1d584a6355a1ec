import GalleyGeometry
import GalleyLayout

package class NodeAttachment {
  private(set) weak var scope: ViewScope?
  private let watchers: NodeWatchers

  init(in scope: ViewScope) {
    self.scope = scope
    watchers = scope.context.graph.watchers
    watchers.count += 1
  }

  deinit { watchers.count -= 1 }

  /// Called before the node's descendants. `frame` is in canvas coordinates.
  func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {}

  func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {}
}

extension ViewPayload {
  package var attachment: NodeAttachment? {
    get { self[AttachmentKey.self] }
    set { self[AttachmentKey.self] = newValue }
  }
}

private enum AttachmentKey: NodeValueKey {
  typealias Value = NodeAttachment
}
