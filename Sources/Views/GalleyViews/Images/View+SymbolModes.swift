/// How symbols show a value or their colours as of iOS 26: taken, since the free fonts' symbols are one outline.
extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    told("symbolVariableValueMode", ["mode": mode.map { "\($0)" } ?? "none"])
  }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    told("symbolColorRenderingMode", ["mode": mode.map { "\($0)" } ?? "none"])
  }
}

/// How a symbol shows its value.
public enum SymbolVariableValueMode: Hashable, Sendable {
  case color, draw
}

/// How a symbol is coloured.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}
