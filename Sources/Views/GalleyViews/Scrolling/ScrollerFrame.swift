import GalleyLayout

/// A container that shares its identity with the scroll view inside, such as a table with column headers.
final class ScrollerFrame: NodeAttachment {}

extension View {
  package func framesScroller(_ kind: String) -> some View {
    attaching(kind, { ScrollerFrame(in: $0) }, update: { _ in })
  }
}

extension LayoutNode {
  var framesScroller: Bool { parent.flatMap(ViewPayload.of)?.attachment is ScrollerFrame }
}
