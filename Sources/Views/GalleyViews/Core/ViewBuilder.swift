@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  @inlinable
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: consuming First, next: consuming Next
  ) -> TupleView<First, Next> { TupleView(accumulated, next) }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
