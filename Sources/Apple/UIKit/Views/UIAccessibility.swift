/// What a reader has asked of the system: nothing.
public enum UIAccessibility {
  /// What is told to those who do not see.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells those who do not see; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
