/// A style whose colours no longer depend on the environment.
struct SettledStyle: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }

  package func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

/// The style that a container gives to plain text in it, such as a list to its headers; controls keep the accent colour.
package struct ContainerStyle: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) { self.style = style._settle(in: environment) }

  package func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}
