/// The free fonts have a single outline per symbol, so every effect moves the whole symbol. Amplitudes and durations
/// are estimates: Apple does not publish them.
public protocol SymbolEffect: Sendable {
  var _motion: _SymbolMotion { get }
}

public protocol IndefiniteSymbolEffect {}

public protocol DiscreteSymbolEffect {}

public protocol TransitionSymbolEffect {}

public protocol ContentTransitionSymbolEffect {}

public struct SymbolEffectOptions: Hashable, Sendable {
  private(set) var pace = 1.0
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
    let delay: Double

    public static let continuous = RepeatBehavior(count: .infinity, delay: 0)
    public static var periodic: RepeatBehavior { periodic() }
    /// Repeats `count` times (nil: forever) with a pause of `delay` seconds (nil: 0.5 if endless, 0 if counted).
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; nil (the default) repeats forever.
    ///   - delay: The pause between repetitions, in seconds. Nil (the default) is 0.5 for endless effects and 0 for
    ///     counted ones.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay.flatMap { $0.isFinite ? max(0, $0) : nil } ?? (count == nil ? 0.5 : 0)
      return RepeatBehavior(count: count.map { Double(max($0, 0)) } ?? .infinity, delay: delay)
    }
  }
}
