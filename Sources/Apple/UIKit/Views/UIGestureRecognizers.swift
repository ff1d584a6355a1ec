public import Foundation
public import GalleyGeometry

/// What follows touches on a view of UIKit. Nothing touches one here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state = State.possible
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false, delaysTouchesEnded = true
  open var name: String?

  public init(target: Any?, action: Selector?) {}
  /// One that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> Point { .zero }
  open var numberOfTouches: Int { 0 }
  open func require(toFail other: UIGestureRecognizer) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open func location(in view: UIView?) -> Point { .zero }
}

/// What answers for what follows touches.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// A tap, or several.
open class UITapGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> Point { .zero }
  open func setTranslation(_ translation: Point, in view: UIView?) {}
  open func velocity(in view: UIView?) -> Point { .zero }
}

/// A finger that comes from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer, @unchecked Sendable {
  open var edges: UIRectEdge = []
}

/// A quick move in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var minimumPressDuration = 0.5
  open var allowableMovement = 10.0
}

/// Two fingers that go apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var scale = 1.0
  open var velocity: Double { 0 }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var rotation = 0.0
}

/// Edges of a rectangle, as one reads.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
