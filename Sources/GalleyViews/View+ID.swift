import GalleyLayout

/// A view whose nodes have an identity.
struct IdentifiedView<Content: View>: View {
  let content: Content
  let id: AnyHashable

  func _build(into builder: inout NodeBuilder) {
    builder.within(.id(id), identify)
  }

  private func identify(into builder: inout NodeBuilder) {
    let (id, origin) = (id, builder.origin)
    builder.modify(content._build(into:)) { child in
      IdentifiedView.tell(id, toScrollerIn: child)
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

  /// A scroller inside modifiers is called as the whole is, wherever among them the identity is given.
  private static func tell(_ id: AnyHashable, toScrollerIn node: LayoutNode) {
    if node.rule is ScrollRule {
      ViewPayload.of(node)?.outerID = id
    } else if let child = node.rule.traitSource, node.children.indices.contains(child) {
      tell(id, toScrollerIn: node.children[child])
    }
  }
}

extension View {
  /// Gives the view an identity: scroll positions, inspection and tests find it by this.
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}
