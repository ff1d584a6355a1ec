import GalleyGeometry
import GalleyLayout

/// What a modifier has to do with its node once it is laid out; it lives as long as the modifier's place.
package class NodeAttachment {
  /// The place that the attachment belongs to; nil when it is gone.
  private(set) weak var scope: ViewScope?
  private let watchers: NodeWatchers

  init(in scope: ViewScope) {
    self.scope = scope
    watchers = scope.context.graph.watchers
    watchers.count += 1
  }

  deinit { watchers.count -= 1 }

  /// Called when the node is met on the walk over what is shown, before what is inside it.
  ///
  /// `frame` is the node's frame on the canvas.
  func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {}

  func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {}
}

extension ViewPayload {
  /// What a modifier has to do with the node once it is laid out.
  package var attachment: NodeAttachment? {
    get { self[AttachmentKey.self] }
    set { self[AttachmentKey.self] = newValue }
  }
}

private enum AttachmentKey: NodeValueKey {
  typealias Value = NodeAttachment
}
