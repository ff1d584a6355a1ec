public import Foundation

/// Compile-only stub, like its subclasses: there is no haptic feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
