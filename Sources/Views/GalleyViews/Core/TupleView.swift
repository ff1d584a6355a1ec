/// The views of all previous statements of a view builder, followed by the view of the next statement. Stored inline,
/// so a specialized builder needs no boxes and no type lookups.
public struct TupleView<First: View, Next: View>: View {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: First, _ next: Next) { (self.first, self.next) = (first, next) }

  public func _build(into builder: inout NodeBuilder) {
    first._build(into: &builder)
    next._build(into: &builder)
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    first._trace(trace)
    next._trace(trace)
  }
}

extension TupleView: SeveralViews {}

extension TupleView: SelfComparing {
  func isSame(as other: TupleView) -> Bool {
    ViewEquality.areSame(first, other.first) && ViewEquality.areSame(next, other.next)
  }
}
