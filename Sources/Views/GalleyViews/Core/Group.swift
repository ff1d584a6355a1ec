/// Views that share modifiers but no container: a stack sees each of them.
public struct Group<Content: View>: View {
  @usableFromInline let content: Content

  /// A group of the closure's views.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the views' nodes.
  public func _build(into builder: inout NodeBuilder) { content._build(into: &builder) }

  /// Notes what decides in the views.
  @inlinable
  public func _trace(_ trace: RowTrace) { content._trace(trace) }
}
