/// Hides the symbol while the effect is active. When the effect ends, the symbol grows; it is not drawn stroke by
/// stroke.
public struct DrawOnSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  public var byLayer: DrawOnSymbolEffect { self }

  public var wholeSymbol: DrawOnSymbolEffect { self }

  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol shrinks; it is not erased stroke by stroke.
public struct DrawOffSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  public var nonReversed: DrawOffSymbolEffect { self }

  public var reversed: DrawOffSymbolEffect { self }

  public var byLayer: DrawOffSymbolEffect { self }

  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
