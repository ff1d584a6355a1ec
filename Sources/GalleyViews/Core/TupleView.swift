/// Several views side by side, as a builder's statements make them.
public struct TupleView<each Content: View>: View {
  /// The views, in a list: a view is copied with every modifier around it, and tuples are copied slowly.
  @usableFromInline let views: [any View]

  @inlinable
  init(_ content: repeat each Content) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    var views: [any View] = []
    views.reserveCapacity(count)
    repeat views.append(each content)
    self.views = views
  }

  /// Adds each view's nodes in turn.
  public func _build(into builder: inout NodeBuilder) {
    for view in views { view._build(into: &builder) }
  }

  /// Notes what decides in each view in turn.
  public func _trace(_ trace: RowTrace) {
    for view in views { view._trace(trace) }
  }
}

extension TupleView: SeveralViews {}

extension TupleView: SelfComparing {
  func isSame(as other: TupleView) -> Bool {
    zip(views, other.views).allSatisfy { Sameness.areSame(any: $0, $1) }
  }
}
