/// A change to any view, as a type of its own that may have state.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.gray) }
///     }
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ModifierContent<Self>
  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct ModifierContent<Modifier: ViewModifier>: View {
  /// Its nodes are the modified view's.
  public typealias Body = Never

  private let view: any View

  init(_ view: some View) { self.view = view }

  /// Adds the nodes of the modified view.
  public func _build(into builder: inout NodeBuilder) { view._build(into: &builder) }

  /// Notes what decides in the modified view.
  public func _trace(_ trace: RowTrace) { view._trace(trace) }
}

/// A view and the modifier that is applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, UnnamedView, ModifierHost {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// `modifier` applied to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// What the modifier makes of the view.
  public var body: some View { modifier.body(content: ModifierContent(content)) }
}

extension View {
  /// Applies `modifier` to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
