public import GalleyViews

public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View { ResolvedView(content: content, resolve: resolve(in:)) }
}

private struct ResolvedView<Content: View, Modifier: ViewModifier>: View {
  @Environment(\.self) private var environment
  let content: Content
  let resolve: (EnvironmentValues) -> Modifier

  init(content: Content, resolve: @escaping (EnvironmentValues) -> Modifier) {
    (self.content, self.resolve) = (content, resolve)
  }

  var body: some View { content.modifier(resolve(environment)) }
}
