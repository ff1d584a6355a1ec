public import GalleyGeometry

/// The symbol jumps: it is larger for a moment, or smaller.
public struct BounceSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isDown = false

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce(isDown: isDown)) }

  /// Larger for a moment.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }

  /// Smaller for a moment.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }

  /// One layer after the other; all layers are one here.
  public var byLayer: BounceSymbolEffect { self }

  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps: it is larger for a moment, or smaller.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }

  /// One layer after the other; all layers are one here.
  public var byLayer: PulseSymbolEffect { self }

  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol fades and comes back, where Apple shows one layer after the other.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isReversing = false

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor(isReversing: isReversing)) }

  /// One layer at a time; all layers are one here.
  public var iterative: VariableColorSymbolEffect { self }

  /// One layer more at a time; all layers are one here.
  public var cumulative: VariableColorSymbolEffect { self }

  /// There and back.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: true) }

  /// Always the same way.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: false) }

  /// Layers that wait are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// Layers that wait are dim; all layers are one here.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol fades and comes back, where Apple shows one layer after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var pulses = false

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe(pulses: pulses)) }

  /// Without fading.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }

  /// Fading as it grows.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }

  /// One layer after the other; all layers are one here.
  public var byLayer: BreatheSymbolEffect { self }

  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol turns around its middle.
public struct RotateSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate(isBack: isBack)) }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: false) }

  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: true) }

  /// One layer after the other; all layers are one here.
  public var byLayer: RotateSymbolEffect { self }

  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns around its middle.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var way: _SymbolMotion.WiggleWay = .around(isBack: false)

  /// What the effect does.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle(way)) }

  /// Around its middle, clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .around(isBack: false)) }

  /// Around its middle, against the clock first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .around(isBack: true)) }

  /// To the right first.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(0)) }

  /// To the left first.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(180)) }

  /// Up first.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(270)) }

  /// Down first.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(90)) }

  /// To the trailing side first, where reading runs from left to right.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(0)) }

  /// To the leading side first, where reading runs from left to right.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .along(180)) }

  /// One layer after the other; all layers are one here.
  public var byLayer: WiggleSymbolEffect { self }

  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Along `angle` first, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .along(angle.degrees)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
