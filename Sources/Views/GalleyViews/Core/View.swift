/// A value that describes a piece of screen.
///
/// A view has a body made of other views; the library's own views end the chain.
public protocol View {
  /// What the body is made of; `Never` for the library's own views.
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes. Views of one's own need not write this: their body's nodes are added.
  func _build(into builder: inout NodeBuilder)

  /// Notes what of the view decides how a row is laid out. Views of one's own need not write this: their body is
  /// traced.
  func _trace(_ trace: RowTrace)
}

extension View {
  public func _build(into builder: inout NodeBuilder) { builder.addBody(of: self) }

  @inlinable
  public func _trace(_ trace: RowTrace) { trace.addBody(of: self) }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public func _trace(_ trace: RowTrace) { trace.giveUp() }
}

extension Never: View {
  public var body: Never { self }
}
