public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never

  private let view: any View

  init(_ view: some View) { self.view = view }

  public func _build(into builder: inout NodeBuilder) { view._build(into: &builder) }

  public func _trace(_ trace: RowTrace) { view._trace(trace) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, UnnamedView, ModifierHost {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View { modifier.body(content: ModifierContent(content)) }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
