/// A view whose type is hidden.
public struct AnyView: View {
  private let view: any View

  /// Hides the type of `view`.
  public init(_ view: some View) { self.view = view }

  /// Adds the hidden view's nodes.
  public func _build(into builder: inout NodeBuilder) { view._build(into: &builder) }
}
