public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A simulated iPhone in portrait, which is never rotated.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
}
