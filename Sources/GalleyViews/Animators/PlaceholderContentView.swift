/// The view that an animator modifies, where its closure puts it.
public struct PlaceholderContentView<Value: View>: View, UnnamedView {
  private let view: Value

  init(_ view: Value) { self.view = view }

  /// The view.
  public var body: some View { view }
}
