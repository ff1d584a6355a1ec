public struct ScaleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(isDown: isDown)) }

  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }

  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }

  public var byLayer: ScaleSymbolEffect { self }

  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }

  public var up: AppearSymbolEffect { self }

  public var down: AppearSymbolEffect { self }

  public var byLayer: AppearSymbolEffect { self }

  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  public var up: DisappearSymbolEffect { self }

  public var down: DisappearSymbolEffect { self }

  public var byLayer: DisappearSymbolEffect { self }

  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  var replacement: _SymbolMotion.SymbolReplacement = .downUp

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace(replacement)) }

  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }

  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }

  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }

  public var byLayer: ReplaceSymbolEffect { self }

  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Galley does not morph outlines.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct AutomaticSymbolEffect: Hashable, SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
