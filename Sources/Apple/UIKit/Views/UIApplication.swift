public import Foundation

/// The app that previews are drawn for: in front, without notifications.
open class UIApplication: UIResponder, @unchecked Sendable {
  /// The app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Told when the app comes to the front; it always is.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Told when the app leaves the front.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Told when the app goes to the back.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Told when the app comes from the back.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Told when memory runs out.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Told before the app ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// What an app is told when it starts.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
  }

  /// Whether the app is in front: it is.
  open var applicationState: State { .active }
  /// The number on the app's icon.
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The name of the app's other icon; there is none.
  open var alternateIconName: String? { nil }
  /// Whether the app has other icons.
  open var supportsAlternateIcons: Bool { false }
  /// The app's windows; a stage is none.
  open var windows: [UIWindow] { [] }
  /// The window that gets keys; there is none.
  open var keyWindow: UIWindow? { nil }
  /// The app's scenes; there are none.
  open var connectedScenes: Set<UIScene> { [] }

  /// Whether something could open `url`: nothing can.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Would open `url` elsewhere; nothing is opened, and `completion` is told so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Sends an action up the chain of responders, which is empty.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

  /// Changes the app's icon; there is none.
  open func setAlternateIconName(_ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

/// A touch, or another event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of an event it is.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// What gets events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Told when the keyboard comes.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Told when the keyboard is there.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Told when the keyboard goes.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Told when the keyboard is gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Told when the keyboard changes its place.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key under which a notification has the keyboard's frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key under which a notification has the duration of the keyboard's way.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Whether it has the focus: nothing has.
  open var isFirstResponder: Bool { false }
  /// Whether it can take the focus.
  open var canBecomeFirstResponder: Bool { false }
  /// What gets events that it does not take.
  open var next: UIResponder? { nil }
  /// Touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A shake, or another motion, begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A shake, or another motion, ends.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Gives the focus away.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Takes the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
}
