public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// Its lines.
  open var title = "", subtitle = "", body = ""
  /// The number on the app's icon.
  open var badge: NSNumber?
  /// Its sound.
  open var sound: UNNotificationSound?
  /// What the app is told with it.
  open var userInfo: [AnyHashable: Any] = [:]
  /// What goes together.
  open var threadIdentifier = "", categoryIdentifier = ""
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// A notification's sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  public static let `default` = UNNotificationSound()
}

/// When a notification shows.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it shows again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification that shows after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long after, in seconds.
  public let timeInterval: TimeInterval

  /// One after `timeInterval` seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification that shows on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// One on `dateComponents`.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it shows.
  public let trigger: UNNotificationTrigger?

  /// A notification of `content`.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that shows.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What the app asked for.
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

/// What somebody did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was done: it was tapped.
  open var actionIdentifier: String { "com.apple.UNNotificationDefaultActionIdentifier" }
  init(notification: UNNotification) { self.notification = notification }
}
