@_exported public import Foundation

// Notifications that an app asks the system to show. Nobody allows any here, and none is shown.

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Loud sounds.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Without asking, and quietly.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether somebody allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What somebody allows: nothing was asked yet.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether somebody allows notifications.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether banners are on.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether sounds are on.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether numbers on the icon are on.
  open var badgeSetting: UNNotificationSetting { .disabled }
}

/// How a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt
  /// The ways whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner, as it was called before.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What an app asks for notifications: what is added is kept, and never shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The app's own.
  public static func current() -> UNUserNotificationCenter { shared }

  /// What is told of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []

  /// Asks somebody to allow notifications: nobody does.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Asks somebody to allow notifications: nobody does.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Tells what somebody allows.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// What somebody allows.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Keeps a notification.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { requests = requests.filter { $0.identifier != request.identifier } + [request] }
    completionHandler?(nil)
  }
  /// Keeps a notification.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
  /// Tells what is kept.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }
  /// What is kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
  /// Forgets some notifications.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Forgets all notifications.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  /// Takes shown notifications away: there are none.
  open func removeAllDeliveredNotifications() {}
  /// Sets the number on the app's icon, which there is not.
  open func setBadgeCount(_ count: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// What is told of notifications; none is shown.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Somebody tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
