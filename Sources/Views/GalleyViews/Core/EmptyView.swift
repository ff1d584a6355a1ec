/// Nothing: no node, no size, no spacing.
public struct EmptyView: View {
  /// Nothing.
  public init() {}

  /// Adds no node.
  public func _build(into builder: inout NodeBuilder) {}

  /// Nothing decides.
  public func _trace(_ trace: RowTrace) {}
}
