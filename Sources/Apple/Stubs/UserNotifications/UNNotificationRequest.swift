public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject {
  open var title = "", subtitle = "", body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent {}

/// A notification's sound.
open class UNNotificationSound: NSObject {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}

/// When a notification shows.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification that shows after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification that shows on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that shows.
open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

/// What somebody did with a notification.
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  init(notification: UNNotification) { self.notification = notification }
}
