import GalleyMotion

/// Nothing, for as long as an animator's step takes: what waits for the step waits for it, even where nothing that is
/// seen moves.
struct AnimatorStep: View, Animatable, UnnamedView {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { EmptyView() }
}

/// Says that a change only lets an animator's time pass, and animates nothing that is seen.
enum AnimatorTime: TransactionKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// The view without the animations that only let an animator's time pass.
  func besideAnimatorTime() -> some View {
    transaction { transaction in
      if transaction[AnimatorTime.self] { transaction.animation = nil }
    }
  }
}

extension StageClock {
  /// The time of the stage, in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = now.elapsed.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
