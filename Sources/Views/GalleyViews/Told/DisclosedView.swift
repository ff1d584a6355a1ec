import GalleyLayout

extension View {
  /// Marks the view in the snapshot as something that shows because a control is expanded.
  package func disclosed() -> some View { DisclosedView(content: self) }
}

/// A view of which all nodes are marked; there is no node for the mark.
private struct DisclosedView<Content: View>: View {
  typealias Body = Never

  let content: Content

  func _build(into builder: inout NodeBuilder) {
    builder.modify(content._build(into:)) { node in
      ViewPayload.of(node)?[DisclosedKey.self] = true
      return node
    }
  }

  func _trace(_ trace: RowTrace) { content._trace(trace) }
}

extension ViewPayload {
  /// Whether the node shows because a control is expanded.
  var isDisclosed: Bool { self[DisclosedKey.self] ?? false }
}

private enum DisclosedKey: NodeValueKey {
  typealias Value = Bool

  static var isInherited: Bool { true }
}
