public import Foundation

/// A simulated app that is always active and has no windows or notifications.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: Hashable, Sendable {
    public let rawValue: String
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
  }
  open var supportsAlternateIcons: Bool { false }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }

  /// Opens nothing and calls `completion` with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

  open func setAlternateIconName(_ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {}

@preconcurrency @MainActor
open class UIResponder: NSObject {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  open var next: UIResponder? { nil }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
}
