extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self) {
      $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.with(variant)
    }
  }

  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    EnvironmentView(content: self, onlyPaints: true) { $0.setForegroundStyles(primary, [secondary]) }
  }

  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    EnvironmentView(content: self, onlyPaints: true) { $0.setForegroundStyles(primary, [secondary, tertiary]) }
  }
}

extension EnvironmentValues {
  fileprivate mutating func setForegroundStyles(_ primary: some ShapeStyle, _ further: [any ShapeStyle]) {
    let further: [any ShapeStyle] = further.map { SettledStyle($0._settle(in: self)) }
    setForegroundStyle(primary)
    furtherStyles = further
  }
}
