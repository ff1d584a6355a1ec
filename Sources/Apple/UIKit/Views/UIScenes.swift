public import Foundation
public import GalleyGeometry

/// A scene of an app.
@preconcurrency @MainActor
open class UIScene: NSObject, @unchecked Sendable {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is told when it comes. No scene comes here.
  open class ConnectionOptions: NSObject {
    /// The addresses that it is to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What somebody did before.
    open var userActivities: Set<NSObject> { [] }
  }

  /// Told when a scene comes to the front.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Told when a scene leaves the front.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Told when a scene comes from the back.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Told when a scene goes to the back.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  /// Whether the scene is in front: it is.
  open var activationState: ActivationState { .foregroundActive }
  /// What is told of it.
  open var delegate: (any UISceneDelegate)?
  /// What is kept of it.
  public let session = UISceneSession()
}

/// A scene with windows.
open class UIWindowScene: UIScene, @unchecked Sendable {
  /// The scene's windows.
  open var windows: [UIWindow] { [] }
  /// The window that gets keys.
  open var keyWindow: UIWindow? { nil }
  /// In which its places are told.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// How the screen is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The bar above the screen.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// What it finds around it.
  open var traitCollection: UITraitCollection { .current }
}

/// The bar above the screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is away.
  open var isStatusBarHidden: Bool { false }
  /// Where it is, in points: what covers the top of a phone's screen.
  open var statusBarFrame: Rect { Rect(x: 0, y: 0, width: 393, height: 59) }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) { self.url = url }
}

/// What is kept of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The kind of what is told of the scene.
  open var delegateClass: AnyClass?

  /// A scene called `name`.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// What is told of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene comes.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene comes to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes from the back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene goes to the back.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What is told of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

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
