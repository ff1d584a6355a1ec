public import GalleyText

public struct SymbolRequest: Hashable, Sendable {
  public var name: String
  public var weight: Font.Weight
  public var isRightToLeft: Bool

  /// Creates a request for a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, for example "star.fill".
  ///   - weight: The weight of the surrounding text (default: regular).
  ///   - isRightToLeft: Whether the layout runs from right to left, which mirrors some symbols (default: `false`).
  public init(name: String, weight: Font.Weight = .regular, isRightToLeft: Bool = false) {
    self.name = name
    self.weight = weight
    self.isRightToLeft = isRightToLeft
  }
}

/// A struct of functions, so tests need no fonts.
public struct SymbolLoader {
  public var load: (_ request: SymbolRequest) -> Result<SymbolDrawing, SymbolFailure>
  public var capHeight: (_ font: ResolvedFont) -> Double
  public var missing: MissingSymbolPolicy

  public init(
    missing: MissingSymbolPolicy = .box, capHeight: @escaping (_ font: ResolvedFont) -> Double = { _ in 0.7 },
    load: @escaping (_ request: SymbolRequest) -> Result<SymbolDrawing, SymbolFailure>
  ) {
    self.load = load
    self.capHeight = capHeight
    self.missing = missing
  }
}

public enum MissingSymbolPolicy: Hashable, Sendable, CaseIterable {
  case box
  case error
}

extension BuildContext {
  package var symbols: SymbolLoader {
    get { self[TreeSymbols.self].loader }
    set { self[TreeSymbols.self].loader = newValue }
  }
}

private final class TreeSymbols: TreeValue {
  var loader = SymbolLoader { _ in .failure(.unknown(known: [])) }

  init(in graph: ViewGraph) {}
}
