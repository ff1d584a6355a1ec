/// Several views side by side, as a builder's statements make them.
public struct TupleView<Content>: View {
  /// The views.
  public let value: Content
  private let buildAll: (inout NodeBuilder) -> Void

  init(_ value: Content, buildAll: @escaping (inout NodeBuilder) -> Void) {
    self.value = value
    self.buildAll = buildAll
  }

  /// Adds each view's nodes in turn.
  public func _build(into builder: inout NodeBuilder) { buildAll(&builder) }
}
