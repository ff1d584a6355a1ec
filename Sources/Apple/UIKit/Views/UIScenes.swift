public import Foundation
public import GalleyGeometry

/// Compile-only stub, like the other scene types: apps do not run here.
@preconcurrency @MainActor
open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var screen: UIScreen { .main }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { .current }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIWindow: UIView {
  private static let shared = UIWindow(frame: .zero)
  public static func appearance() -> UIWindow { shared }

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static func + (level: Level, height: Double) -> Level { Level(rawValue: level.rawValue + height) }
    public static func - (level: Level, height: Double) -> Level { Level(rawValue: level.rawValue - height) }
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  public override init(frame: Rect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKey() { isKeyWindow = true }
  open func resignKey() { isKeyWindow = false }
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}
