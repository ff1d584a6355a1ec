import GalleyLayout

/// Marks a container whose identity is that of the scroller in it, such as a table with its titles.
final class ScrollerFrame: NodeAttachment {}

extension View {
  /// The view as a container called `kind`, whose identity is that of the scroller directly in it.
  package func framesScroller(_ kind: String) -> some View {
    attaching(kind, { ScrollerFrame(in: $0) }, update: { _ in })
  }
}

extension LayoutNode {
  /// Whether the node's identity is that of a scroller in it.
  var framesScroller: Bool { parent.flatMap(ViewPayload.of)?.attachment is ScrollerFrame }
}
