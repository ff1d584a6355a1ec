/// A value that describes a piece of screen.
///
/// A view has a body made of other views; the library's own views end the chain.
public protocol View {
  /// What the body is made of.
  associatedtype Body: View
  /// The views this view stands for.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing has no body.
  public var body: Never { self }
}
