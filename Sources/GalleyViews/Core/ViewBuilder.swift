/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// An expression is itself.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement is an empty view.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view is itself.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views are a tuple of views.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` is an optional view.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Views behind an availability check.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
