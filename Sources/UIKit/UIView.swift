public import Foundation
public import GalleyGeometry

/// A view of UIKit: kept, and not drawn. What shows it draws a box with its name.
open class UIView: UIResponder, @unchecked Sendable {
  /// Where it stands in the view around it.
  open var frame: Rect
  /// Its own rectangle.
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped.
  open var tintColor: UIColor? = .tintColor
  /// How solid it is, 0 … 1.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// A number of one's own.
  open var tag = 0
  /// Whether what is outside of it is cut off.
  open var clipsToBounds = false
  /// Whether its mask says where it stands, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in it, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?

  /// A view at `frame`.
  public init(frame: Rect) { self.frame = frame }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Puts `view` in front of the others.
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Places what is in it; called before it is shown.
  open func layoutSubviews() {}
  /// Asks to be placed again.
  open func setNeedsLayout() {}
  /// Places what is in it now.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
}

/// The window of an app.
open class UIWindow: UIView, @unchecked Sendable {
  private static let shared = UIWindow(frame: .zero)
  /// What holds for all of them.
  public static func appearance() -> UIWindow { shared }

  /// Shows what.
  open var rootViewController: UIViewController?
  /// Its scene.
  open var windowScene: UIWindowScene?
}

/// What shows and changes a view of UIKit.
open class UIViewController: UIResponder, @unchecked Sendable {
  /// Its view.
  open var view = UIView()
  /// Its title.
  open var title: String?
  /// What it shows over itself.
  open private(set) var presentedViewController: UIViewController?

  /// A controller without a view of its own.
  public override init() {}

  /// Called once the view is there.
  open func viewDidLoad() {}
  /// Called before the view shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Shows another over itself.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    completion?()
  }

  /// Ends what it shows over itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}
