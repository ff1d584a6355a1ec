import GalleyLayout

struct AttachingView<Content: View, Attachment: NodeAttachment>: View {
  typealias Body = Never

  let content: Content
  let kind: String
  let make: (ViewScope) -> Attachment
  let update: (Attachment) -> Void
  let rule: ((Attachment) -> any LayoutRule)?

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope else { return content._build(into: &builder) }
    let (kind, outer, make, update, rule) = (kind, builder, make, update, rule)
    let places = scope.next { KeyedScope(in: scope) }
    places.begin()
    builder.modifyEach(content._build(into:)) { index, child in
      let place = places.scope(for: .node(index))
      let attachment = place.memory as? Attachment ?? make(place)
      place.memory = attachment
      update(attachment)
      let node = outer.node(rule?(attachment) ?? PassThroughRule(), [child], kind: kind)
      ViewPayload.of(node)?.attachment = attachment
      return node
    }
    if !builder.isLazy { places.end() }
  }

  func _trace(_ trace: RowTrace) {
    if rule != nil { trace.giveUp() }
    content._trace(trace)
  }
}

extension View {
  func attaching<Attachment: NodeAttachment>(
    _ kind: String, _ make: @escaping (ViewScope) -> Attachment, update: @escaping (Attachment) -> Void,
    rule: ((Attachment) -> any LayoutRule)? = nil
  ) -> some View {
    AttachingView(content: self, kind: kind, make: make, update: update, rule: rule)
  }
}
