public import Foundation

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that previews are drawn for: a phone in portrait.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device.
  public static let current = UIDevice()

  /// Told when the device is turned; it never is.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// What its owner calls it.
  open var name: String { "iPhone" }
  /// The kind of device in words.
  open var model: String { "iPhone" }
  /// The kind of device in the user's words.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system that Galley's measures are taken from.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// A number for the device and the app; there is none.
  open var identifierForVendor: UUID? { nil }
  /// How full the battery is, 0 … 1.
  open var batteryLevel: Float { 1 }

  /// Starts to tell when the device is turned.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops to tell when the device is turned.
  open func endGeneratingDeviceOrientationNotifications() {}
}
