public struct AnyView: View {
  private let view: any View

  public init(_ view: some View) { self.view = view }

  public init<Content: View>(erasing view: Content) { self.init(erasing: view as any View) }

  package init(erasing view: any View) {
    if type(of: view) == AnyView.self, let hidden = view as? AnyView { self = hidden } else { self.view = view }
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(erasing: view)
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.within(.type(ObjectIdentifier(type(of: view))), view._build(into:))
  }

  public func _trace(_ trace: RowTrace) {
    trace.note(ObjectIdentifier(type(of: view)))
    view._trace(trace)
  }
}
