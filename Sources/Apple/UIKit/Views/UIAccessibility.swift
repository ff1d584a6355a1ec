public import Foundation

/// What a reader has asked of the system: nothing.
public enum UIAccessibility {
  /// What is told to those who do not see.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of its kind.
    public let rawValue: UInt32
    /// The kind with the number `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Other views.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells those who do not see; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether views are read to somebody.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch moves among views.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether things move less.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are the other way round.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Told when views begin or end to be read.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Told when things move less, or as usual.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
