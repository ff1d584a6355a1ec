public import Foundation

/// A source of taps that the hand feels; here nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// The tap of a selection that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  open func selectionChanged() {}
}

/// The tap of something that succeeded or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The tap of something that hits something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
