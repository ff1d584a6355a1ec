import Foundation
public import GalleyGeometry

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  public static let noIntrinsicMetric = -1.0

  /// Applies the changes immediately.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Applies the changes immediately.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Applies the changes immediately.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  public static var areAnimationsEnabled: Bool { false }
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
  public var traitCollection: UITraitCollection { .current }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owningView: self) }

  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
  }
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }
  public func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  public func convert(_ point: Point, to view: UIView?) -> Point {
    let (own, other) = (place, view?.place ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  public func convert(_ point: Point, from view: UIView?) -> Point {
    let (own, other) = (place, view?.place ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  public func convert(_ rect: Rect, to view: UIView?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: Rect, from view: UIView?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var place: Point {
    let outer = superview?.place ?? .zero
    return superview == nil ? .zero : Point(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
}
