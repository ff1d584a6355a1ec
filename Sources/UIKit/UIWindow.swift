public import Foundation
public import GalleyGeometry

/// The window of an app.
open class UIWindow: UIView, @unchecked Sendable {
  private static let shared = UIWindow(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UIWindow { shared }

  /// How far in front a window stands.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: Double
    /// The height `rawValue`.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// The app's own windows.
    public static let normal = Level(rawValue: 0)
    /// The bar above the screen.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// So much further in front.
    public static func + (level: Level, height: Double) -> Level { Level(rawValue: level.rawValue + height) }
    /// So much further behind.
    public static func - (level: Level, height: Double) -> Level { Level(rawValue: level.rawValue - height) }
    /// Whether the first stands behind the second.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// Shows what.
  open var rootViewController: UIViewController?
  /// Its scene.
  open var windowScene: UIWindowScene?
  /// How far in front it stands.
  open var windowLevel = Level.normal
  /// Whether it gets keys.
  open private(set) var isKeyWindow = false

  /// A window in `windowScene`.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// A window at `frame`.
  public override init(frame: Rect) { super.init(frame: frame) }
  /// A window from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the keys.
  open func makeKey() { isKeyWindow = true }
  /// Gives the keys away.
  open func resignKey() { isKeyWindow = false }
  /// Called when it takes the keys.
  open func becomeKey() { isKeyWindow = true }
  /// Shows it before the others, and takes the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}
