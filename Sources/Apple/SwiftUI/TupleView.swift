public import GalleyViews

extension ViewBuilder {
  public static func buildBlock<First: View, Second: View, each Rest: View>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> TupleView<(First, Second, repeat each Rest)> { TupleView((first, second, repeat each rest)) }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// Exists for code that creates a tuple explicitly. View builders produce a different type.
public struct TupleView<T>: View {
  public var value: T

  public init(_ value: T) { self.value = value }

  public var body: some View {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }.map { AnyView($0) }
    ForEach(0..<views.count, id: \.self) { views[$0] }
  }
}

/// Exists for code that names the result of `if` and `else`.
public typealias _ConditionalContent<First: View, Second: View> = ConditionalContent<First, Second>
