import GalleyLayout

extension View {
  /// Marks the view as content of an expanded control in the inspection result.
  package func disclosed() -> some View { DisclosedView(content: self) }
}

/// Marks all nodes of its content; it adds no node.
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
  /// Whether the node is content of an expanded control.
  var isDisclosed: Bool { self[DisclosedKey.self] ?? false }
}

private enum DisclosedKey: NodeValueKey {
  typealias Value = Bool

  static var isInherited: Bool { true }
}
