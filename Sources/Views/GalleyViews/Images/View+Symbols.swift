extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How the layers of symbols are painted; nil is monochrome, or palette under several foreground styles.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols in `variant`, where the catalogue has it, besides those of the views around.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self) {
      $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.with(variant)
    }
  }

  /// The styles of text, shapes and symbols: layers of symbols have one each.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    EnvironmentView(content: self, onlyPaints: true) { $0.setForegroundStyles(primary, [secondary]) }
  }

  /// The styles of text, shapes and symbols: layers of symbols have one each.
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
