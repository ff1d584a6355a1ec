/// Only recorded in the layout snapshot: the free fonts have a single outline per symbol.
extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode", ["mode": mode.map { "\($0)" } ?? "none"])
  }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode", ["mode": mode.map { "\($0)" } ?? "none"])
  }
}

public enum SymbolVariableValueMode: Hashable, Sendable {
  case color, draw
}

public enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}
