public struct EmptyView: View, Sendable {
  public init() {}

  public func _build(into builder: inout NodeBuilder) {}

  public func _trace(_ trace: RowTrace) {}
}
