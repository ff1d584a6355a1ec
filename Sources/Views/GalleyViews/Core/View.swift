public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// The default adds the nodes of `body`.
  func _build(into builder: inout NodeBuilder)

  /// Traces the facts that determine the layout of a row. The default traces `body`.
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
