public import Foundation

/// The app that previews are drawn for: in front, without notifications.
open class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: Hashable, Sendable {
    public let rawValue: String
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
  }

  open var applicationState: State { .active }
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  /// The app's windows; a stage is none.
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }

  /// Whether something could open `url`: nothing can.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Would open `url` elsewhere; nothing is opened, and `completion` is told so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

  open func setAlternateIconName(_ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

/// A touch, or another event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// What gets events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Whether it has the focus: nothing has.
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  /// What gets events that it does not take.
  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
}
