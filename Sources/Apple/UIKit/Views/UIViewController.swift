public import Foundation
public import GalleyGeometry

/// What shows and changes a view of UIKit.
open class UIViewController: UIResponder, @unchecked Sendable {
  /// Its view, which is made when it is first asked for. As in UIKit it may be set to nil, and is made again then.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?
  private var isLoading = false
  /// Its title.
  open var title: String?
  /// What it shows over itself.
  open private(set) var presentedViewController: UIViewController?
  /// What shows it over itself.
  open private(set) weak var presentingViewController: UIViewController?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// What a navigation bar shows of it.
  public let navigationItem = UINavigationItem()
  /// How it covers what it is shown over.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes to cover what it is shown over.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe can not end it.
  open var isModalInPresentation = false
  /// The size that it would like.
  open var preferredContentSize = Size.zero
  /// What covers its sides besides bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether it is light or dark on its own account.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the bar of tabs goes when it comes.
  open var hidesBottomBarWhenPushed = false

  /// A controller without a view of its own.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// A controller from a file, of which only its kind is taken.
  public init(nibName: String?, bundle: Bundle?) {}
  /// A controller from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {}

  /// Makes the view.
  open func loadView() { loaded = UIView() }

  /// Has the view made.
  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loaded == nil { loaded = UIView() }
    isLoading = false
    viewDidLoad()
  }

  /// Its view, if it is there.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether its view is there.
  public var isViewLoaded: Bool { loaded != nil }
  /// Called once the view is there.
  open func viewDidLoad() {}
  /// Called before the view shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view comes.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before views are placed.
  open func viewWillLayoutSubviews() {}
  /// Called when views are placed.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when its surroundings change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory runs out; it does not.
  open func didReceiveMemoryWarning() {}
  /// Sets constraints up.
  open func updateViewConstraints() {}
  /// Called before it is put into `parent`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when it was put into `parent`.
  open func didMove(toParent parent: UIViewController?) {}

  /// The stack of screens that it is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tabs that it is in.
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  /// The view whose content goes under bars.
  open private(set) weak var contentScrollView: UIScrollView?
  /// Says which view's content goes under bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollView = scrollView
  }

  /// How the bar above the screen looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar above the screen is away.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line below the screen is away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the screen may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the view turns with the screen.
  open var shouldAutorotate: Bool { true }

  /// Shows another over itself.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }

  /// Ends what it shows over itself; where that is nothing, itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil { presentingViewController?.presentedViewController = nil }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// Puts `child` into it.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Takes it out of the controller that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  /// What it finds around it.
  public var traitCollection: UITraitCollection { .current }
  /// Asks for the bar above the screen to be drawn again.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the line below the screen to be drawn again.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks how the screen may be held.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Shows another in its place.
  public func show(_ controller: UIViewController, sender: Any?) { present(controller, animated: true) }
}

/// How a controller covers what it is shown over.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes to cover what it is shown over.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the bar above the screen looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}

/// How a screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt
  /// The ways whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// With its top on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// With its top on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// With its top on either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
