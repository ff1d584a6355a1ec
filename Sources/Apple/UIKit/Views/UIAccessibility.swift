/// All accessibility settings are off. Notifications are not delivered.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
  }

  public static func post(notification: Notification, argument: Any?) {}
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
