/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// A single view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
