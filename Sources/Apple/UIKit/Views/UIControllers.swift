public import Foundation
public import GalleyGeometry

// Controllers of UIKit that apps put among SwiftUI's views: kept, and not drawn. What shows one draws a box with its name.

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @unchecked Sendable {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title.
  open var title: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that leads back is away.
  open var hidesBackButton = false
}

/// A stack of screens.
open class UINavigationController: UIViewController, @unchecked Sendable {
  /// The screens, from the first to the one that shows.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children where !newValue.contains(child) { child.removeFromParent() }
      newValue.filter { !children.contains($0) }.forEach(addChild)
    }
  }
  /// The bar above the screens.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// What is told of the screens.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is away.
  open var isNavigationBarHidden = false
  /// What follows the swipe that leads back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

  /// A stack that begins with `rootViewController`.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// The screen that shows.
  open var topViewController: UIViewController? { children.last }
  /// The screen that shows, or what it shows over itself.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Puts a screen before the others.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { addChild(controller) }
  /// Takes the first screen away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
  }
  /// Takes all screens but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(children.dropFirst())
    gone.forEach { $0.removeFromParent() }
    return gone
  }
  /// Takes the bar away, or back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Sets the screens.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
}

/// Who is told of a stack of screens.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

/// Screens behind tabs.
open class UITabBarController: UIViewController, @unchecked Sendable {
  /// The screens.
  open var viewControllers: [UIViewController]?
  /// The screen that shows, from 0.
  open var selectedIndex = 0
  /// The screen that shows.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// The bar of tabs.
  public let tabBar = UITabBar(frame: .zero)
}

/// Screens side by side.
open class UISplitViewController: UIViewController, @unchecked Sendable {
  /// The screens, from the first to the last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { newValue.filter { !children.contains($0) }.forEach(addChild) }
  }
}

/// Screens that one turns like pages.
open class UIPageViewController: UIViewController, @unchecked Sendable {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether one turns to a later page.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// What more is said of pages.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    /// Where the back of the book is.
    public static let spineLocation = OptionsKey(name: "spineLocation")
  }

  /// What knows the pages before and behind one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What is told of turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that show.
  open private(set) var viewControllers: [UIViewController]?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have backs.
  open var isDoubleSided = false

  /// Pages that are turned in that way.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages from an archive, of which only their kind is taken.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Turns to `controllers`.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}

/// What knows the pages before and behind one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before `viewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind `viewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What is told of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Pages begin to turn to `pendingViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Pages have turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A question, or what can be done, over a screen.
open class UIAlertController: UIViewController, @unchecked Sendable {
  /// Where it stands.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// What it says.
  open var message: String?
  /// Where it stands.
  public let preferredStyle: Style
  /// What can be done.
  open private(set) var actions: [UIAlertAction] = []
  /// Its fields.
  open private(set) var textFields: [UITextField]?

  /// A question with a title.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A question from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds what can be done.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// What can be done about a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @unchecked Sendable {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// Its title.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be tapped.
  open var isEnabled = true

  /// What is called `title`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// A camera, or photos that are there.
open class UIImagePickerController: UINavigationController, @unchecked Sendable {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of an image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// The key called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the image is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where images come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether an image can be cut.
  open var allowsEditing = false
  /// Which kinds can be chosen.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether there are images from there: no.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// What is told of chosen images.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// An image was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// What shows a controller over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, @unchecked Sendable {
  /// What is shown.
  public let presentedViewController: UIViewController
  /// What it is shown over.
  public private(set) weak var presentingViewController: UIViewController?

  /// What shows `presented` over `presenting`.
  public init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
    (presentedViewController, presentingViewController) = (presented, presenting)
  }

  /// The view around all.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the view is shown.
  open var frameOfPresentedViewInContainerView: Rect { presentedView?.frame ?? .zero }
  /// Called before it is shown.
  open func presentationTransitionWillBegin() {}
  /// Called when it is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before it goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when it is gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIViewController {
  /// What shows it over another: nothing, as controllers are not drawn so.
  public var presentationController: UIPresentationController? { nil }
}
