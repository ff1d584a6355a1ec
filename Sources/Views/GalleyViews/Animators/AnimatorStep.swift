import GalleyMotion

/// Completion handlers can wait for the step even if no visible value changes.
struct AnimatorStep: View, Animatable, UnnamedView {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { EmptyView() }
}

enum AnimatorTime: TransactionKey {
  static var defaultValue: Bool { false }
}

extension View {
  func besideAnimatorTime() -> some View {
    transaction { transaction in
      if transaction[AnimatorTime.self] { transaction.animation = nil }
    }
  }
}

extension StageClock {
  var seconds: Double {
    let (seconds, attoseconds) = now.elapsed.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
