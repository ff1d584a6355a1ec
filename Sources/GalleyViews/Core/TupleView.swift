/// Several views side by side, as a builder's statements make them.
public struct TupleView<each Content: View>: View {
  /// The views.
  public let value: (repeat each Content)

  init(_ value: (repeat each Content)) { self.value = value }

  /// Adds each view's nodes in turn.
  public func _build(into builder: inout NodeBuilder) { repeat (each value)._build(into: &builder) }
}

extension TupleView: SeveralViews {}
