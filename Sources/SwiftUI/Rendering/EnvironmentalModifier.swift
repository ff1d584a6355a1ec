public import GalleyViews

/// A modifier that is another one in each environment.
public protocol EnvironmentalModifier: ViewModifier where Body == EnvironmentalModifierBody<Self> {
  /// What it is.
  associatedtype ResolvedModifier: ViewModifier
  /// What it is in `environment`.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view as the modifier of its environment modifies it.
  public func body(content: Content) -> EnvironmentalModifierBody<Self> {
    EnvironmentalModifierBody(modifier: self, content: content)
  }
}

/// A view that is modified as its environment says.
public struct EnvironmentalModifierBody<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: ModifierContent<Modifier>

  /// The modified view.
  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
