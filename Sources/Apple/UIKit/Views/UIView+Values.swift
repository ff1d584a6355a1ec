import Foundation
public import GalleyGeometry

extension UIView {
  /// How content that has another size stands in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// What of a view grows where the view around it does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// The parts whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How something changes in time.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is in the view moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It goes back, too.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The length of what has none of its own.
  public static let noIntrinsicMetric = -1.0
  /// The smallest size that what is inside allows.
  public static let layoutFittingCompressedSize = Size.zero
  /// The largest size that what is inside allows.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Lets changes be; views of UIKit are not drawn, so they are there at once.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Lets changes be; views of UIKit are not drawn, so they are there at once.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Lets changes be; views of UIKit are not drawn, so they are there at once.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  /// Whether changes move: they do not.
  public static var areAnimationsEnabled: Bool { false }
  /// Says whether changes move.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Lets changes be without motion.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// The window that it is in.
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// What it finds around it.
  public var traitCollection: UITraitCollection { .current }
  /// What covers its sides: nothing.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The part of it that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owningView: self) }
  /// The part of it within its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owningView: self) }
  /// The part of it in which lines can be read well.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(owningView: self) }

  /// Puts `view` before `other`, which is in it.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
  }
  /// Puts `view` behind `other`, which is in it.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }
  /// Whether it is `view`, or in it.
  public func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }
  /// The view with the number `tag` in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Takes the focus from what is in it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
  /// The size that constraints give it.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size { sizeThatFits(targetSize) }
  /// The size that constraints give it.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> Size { sizeThatFits(targetSize) }
  /// Asks for its size again.
  public func invalidateIntrinsicContentSize() {}
  /// Asks for its constraints to be set up.
  public func setNeedsUpdateConstraints() {}
  /// Lets a constraint hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Lets constraints hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Lets a constraint hold no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Has touches followed.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  /// Has touches followed no longer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// Where `point` is in `view`.
  public func convert(_ point: Point, to view: UIView?) -> Point {
    let (own, other) = (place, view?.place ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// Where `point` of `view` is in this one.
  public func convert(_ point: Point, from view: UIView?) -> Point {
    let (own, other) = (place, view?.place ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// Where `rect` is in `view`.
  public func convert(_ rect: Rect, to view: UIView?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Where `rect` of `view` is in this one.
  public func convert(_ rect: Rect, from view: UIView?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where it begins in the outermost view.
  private var place: Point {
    let outer = superview?.place ?? .zero
    return superview == nil ? .zero : Point(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
}
