/// A way in which symbols move.
///
/// The free fonts' symbols are one outline, so that every effect moves the whole symbol: `byLayer` looks like
/// `wholeSymbol`. Apple tells none of the measures; those here are chosen by eye.
public protocol SymbolEffect: Sendable {
  var _motion: _SymbolMotion { get }
}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that is over after some time, and begins when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect by which symbols enter and leave.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// How often an effect is repeated, and how fast it is.
public struct SymbolEffectOptions: Hashable, Sendable {
  private(set) var pace = 1.0
  /// How often it is repeated; nil is as the effect does by itself.
  private(set) var repetition: RepeatBehavior?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeat(.continuous)
  public static let nonRepeating = SymbolEffectOptions().repeat(.periodic(1))

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed.isFinite ? min(max(speed, 0.001), 1000) : 1
    return options
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(count.map { .periodic($0) } ?? .continuous) }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.repetition = behavior
    return options
  }

  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }

  public struct RepeatBehavior: Hashable, Sendable {
    let count: Double
    /// How long the symbol stands between, in seconds.
    let delay: Double

    public static let continuous = RepeatBehavior(count: .infinity, delay: 0)
    public static var periodic: RepeatBehavior { periodic() }
    /// `count` times, or for ever, with `delay` seconds between: half a second where nothing is said.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay.flatMap { $0.isFinite ? max(0, $0) : nil } ?? (count == nil ? 0.5 : 0)
      return RepeatBehavior(count: count.map { Double(max($0, 0)) } ?? .infinity, delay: delay)
    }
  }
}
