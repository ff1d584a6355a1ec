public import Foundation

/// Only hosting controllers and controllers with a drawable view are drawn.
open class UIViewController: UIResponder {
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
  open var title: String?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}

  open func loadView() { loaded = UIView() }

  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loaded == nil { loaded = UIView() }
    isLoading = false
    viewDidLoad()
  }

  public var viewIfLoaded: UIView? { loaded }
  public var isViewLoaded: Bool { loaded != nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open private(set) weak var contentScrollView: UIScrollView?
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollView = scrollView
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }

  /// If this controller presents no other controller, dismisses this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil { presentingViewController?.presentedViewController = nil }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  public var traitCollection: UITraitCollection { .current }
  public func show(_ controller: UIViewController, sender: Any?) { present(controller, animated: true) }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}
