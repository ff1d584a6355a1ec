public struct EmptyView: View {
  public init() {}

  public func _build(into builder: inout NodeBuilder) {}

  public func _trace(_ trace: RowTrace) {}
}
