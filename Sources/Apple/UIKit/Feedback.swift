public import Foundation

/// A source of taps that the hand feels; here nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Warms the motor up.
  open func prepare() {}
}

/// The tap of a selection that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A source of such taps.
  public override init() {}
  /// Says that the selection moved on.
  open func selectionChanged() {}
}

/// The tap of something that succeeded or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// A source of such taps.
  public override init() {}
  /// Says how it went.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The tap of something that hits something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the thing is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A source of such taps.
  public init(style: FeedbackStyle = .medium) {}
  /// Says that it hit.
  open func impactOccurred() {}
  /// Says that it hit, with a strength of 0 … 1.
  open func impactOccurred(intensity: CGFloat) {}
}
