import GalleyMotion

extension View {
  /// Plays `effect` on the symbols inside while it is active. Repeated effects run forever unless `options` limit them.
  /// Effects with a fixed pose start and end within a third of a second.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions.
  ///   - isActive: Whether the effect plays (default: `true`).
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    played(effect._motion, options, usual: .infinity, isActive: isActive, trigger: 0)
  }

  /// Plays `effect` on the symbols inside when `value` changes; the effect plays once unless `options` specify a
  /// number.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions (default: once).
  ///   - value: The value whose changes trigger the effect.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    played(effect._motion, options, usual: 1, isActive: nil, trigger: value)
  }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffectsAreRemoved) { if isEnabled { $0 = true } }
      .transformEnvironment(\.symbolPose) { if isEnabled { $0 = nil } }
  }

  @ViewBuilder
  private func played<Value: Equatable>(
    _ motion: _SymbolMotion, _ options: SymbolEffectOptions, usual: Double, isActive: Bool?, trigger: Value
  ) -> some View {
    if let play = SymbolPlay(motion, options, usual: usual) {
      PlayedSymbols(content: self, play: play, isActive: isActive, trigger: trigger)
    } else {
      StaticSymbols(content: self, pose: isActive == false ? motion.rest : motion.stand ?? SymbolPose())
        .animation(.smooth(duration: 0.35 / options.pace), value: isActive)
    }
  }
}

extension ContentTransition {
  public static var symbolEffect: ContentTransition { symbolEffect(.replace) }
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let scales: (old: Double, new: Double) =
      switch effect._motion.kind {
      case .replace(.upUp): (1.5, 0.5)
      case .replace(.offUp): (1, 0.5)
      default: (0.5, 0.5)
      }
    return ContentTransition(kind: .symbol(oldScale: scales.old, newScale: scales.new))
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}

extension AnyTransition {
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition()) }
}

/// Scales from 50 % and fades.
public struct SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}
