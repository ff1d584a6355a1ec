import GalleyLayout

struct IdentifiedView<Content: View>: View {
  let content: Content
  let id: AnyHashable

  func _build(into builder: inout NodeBuilder) {
    builder.within(.id(id), identify)
  }

  func _trace(_ trace: RowTrace) { content._trace(trace) }

  private func identify(into builder: inout NodeBuilder) {
    let (id, origin) = (id, builder.origin)
    builder.modify(content._build(into:)) { child in
      if let payload = ViewPayload.of(child), payload.id == nil || payload.id == id {
        payload.id = id
        return child
      }
      let node = LayoutNode(PassThroughRule(), [child])
      let payload = ViewPayload(kind: "id", origin: origin)
      payload.id = id
      node.payload = payload
      return node
    }
  }
}

extension View {
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}
