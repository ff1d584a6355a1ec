/// A style that was resolved in an outer environment.
struct SettledStyle: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }

  package func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

/// The style that a container sets for plain text. Controls still use the accent colour.
package struct ContainerStyle: ShapeStyle {
  private let style: ResolvedStyle

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) { self.style = style._settle(in: environment) }

  package func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style }
}
