/// A style whose colours no longer depend on the environment.
struct SettledStyle: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}
