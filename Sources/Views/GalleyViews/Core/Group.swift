public struct Group<Content: View>: View {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _build(into builder: inout NodeBuilder) { content._build(into: &builder) }

  @inlinable
  public func _trace(_ trace: RowTrace) { content._trace(trace) }
}
