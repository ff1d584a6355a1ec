import GalleyLayout

/// Marks a container whose identity is that of the scroller in it, such as a table with its titles.
final class ScrollerFrame: NodeAttachment {}

extension View {
  package func framesScroller(_ kind: String) -> some View {
    attaching(kind, { ScrollerFrame(in: $0) }, update: { _ in })
  }
}

extension LayoutNode {
  var framesScroller: Bool { parent.flatMap(ViewPayload.of)?.attachment is ScrollerFrame }
}
