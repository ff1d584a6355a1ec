public import GalleyGeometry

public struct BounceSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isDown = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce(isDown: isDown)) }

  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }

  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }

  public var byLayer: BounceSymbolEffect { self }

  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct PulseSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }

  public var byLayer: PulseSymbolEffect { self }

  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Pulses the whole symbol instead of one layer after the other.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isReversing = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor(isReversing: isReversing)) }

  public var iterative: VariableColorSymbolEffect { self }

  public var cumulative: VariableColorSymbolEffect { self }

  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: true) }

  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: false) }

  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

public struct BreatheSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var pulses = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe(pulses: pulses)) }

  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }

  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }

  public var byLayer: BreatheSymbolEffect { self }

  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

public struct RotateSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate(isBack: isBack)) }

  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: false) }

  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: true) }

  public var byLayer: RotateSymbolEffect { self }

  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

public struct WiggleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var way: _SymbolMotion.WiggleWay = .around(isBack: false)

  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle(way)) }

  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .around(isBack: false)) }

  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .around(isBack: true)) }

  public var right: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(0)) }

  public var left: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(180)) }

  public var up: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(270)) }

  public var down: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(90)) }

  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(0)) }

  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(180)) }

  public var byLayer: WiggleSymbolEffect { self }

  public var wholeSymbol: WiggleSymbolEffect { self }

  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .along(angle.degrees)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
