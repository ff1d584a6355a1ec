import GalleyLayout

extension View {
  package func disclosed() -> some View { DisclosedView(content: self) }
}

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
  var isDisclosed: Bool { self[DisclosedKey.self] ?? false }
}

private enum DisclosedKey: NodeValueKey {
  typealias Value = Bool

  static var isInherited: Bool { true }
}
