/// The symbol is hidden while the effect is active, and drawn when it ends: here it grows, as an outline is not written.
public struct DrawOnSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  /// One layer after the other; all layers are one here.
  public var byLayer: DrawOnSymbolEffect { self }

  public var wholeSymbol: DrawOnSymbolEffect { self }

  /// Each layer by itself; all layers are one here.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is hidden while the effect is active, and drawn when it ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol is taken away while the effect is active: here it shrinks, as an outline is not written.
public struct DrawOffSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  public var nonReversed: DrawOffSymbolEffect { self }

  public var reversed: DrawOffSymbolEffect { self }

  /// One layer after the other; all layers are one here.
  public var byLayer: DrawOffSymbolEffect { self }

  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
