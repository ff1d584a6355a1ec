/// The symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(isDown: isDown)) }

  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }

  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }

  /// One layer after the other; all layers are one here.
  public var byLayer: ScaleSymbolEffect { self }

  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol shows while the effect is active.
public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }

  public var up: AppearSymbolEffect { self }

  public var down: AppearSymbolEffect { self }

  /// One layer after the other; all layers are one here.
  public var byLayer: AppearSymbolEffect { self }

  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol is hidden while the effect is active.
public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }

  public var up: DisappearSymbolEffect { self }

  public var down: DisappearSymbolEffect { self }

  /// One layer after the other; all layers are one here.
  public var byLayer: DisappearSymbolEffect { self }

  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol gives way to another.
public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  var replacement: _SymbolMotion.SymbolReplacement = .downUp

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace(replacement)) }

  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }

  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }

  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }

  /// One layer after the other; all layers are one here.
  public var byLayer: ReplaceSymbolEffect { self }

  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// As lines that become others where they can; here as the effect `fallback`.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that fits the place: here symbols appear and disappear, or give way to others.
public struct AutomaticSymbolEffect: Hashable, SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits the place: here symbols appear and disappear, or give way to others.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
