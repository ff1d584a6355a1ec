/// Views side by side, as a builder's statements make them: those of the statements so far, and that of the next.
///
/// They lie in the value itself. Where a builder is compiled together with what becomes of its views, nothing is put
/// into boxes or asked for its type.
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
    Sameness.areSame(first, other.first) && Sameness.areSame(next, other.next)
  }
}
