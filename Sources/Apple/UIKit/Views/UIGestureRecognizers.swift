public import Foundation
public import GalleyGeometry

/// What follows touches on a view of UIKit. Nothing touches one here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, @unchecked Sendable {
  /// How far it has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// It has come to its end.
    public static let recognized = State.ended
  }

  /// How far it has come.
  open var state = State.possible
  /// The view that it follows touches on.
  open internal(set) weak var view: UIView?
  /// What answers for it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it follows touches.
  open var isEnabled = true
  /// Whether it takes touches from the view.
  open var cancelsTouchesInView = true
  /// Whether the view waits for it.
  open var delaysTouchesBegan = false, delaysTouchesEnded = true
  /// Its name.
  open var name: String?

  /// One that would call `action` of `target`.
  public init(target: Any?, action: Selector?) {}
  /// One that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Would call another method, too.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Would call a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where it is in `view`.
  open func location(in view: UIView?) -> Point { .zero }
  /// How many fingers it follows.
  open var numberOfTouches: Int { 0 }
  /// Waits until `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Begins anew.
  open func reset() {}
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where it is in `view`.
  open func location(in view: UIView?) -> Point { .zero }
}

/// What answers for what follows touches.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it may go on beside `other`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Whether it may follow `touch`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// It may.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// A tap, or several.
open class UITapGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// How many fingers it takes.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// How far it has moved in `view`.
  open func translation(in view: UIView?) -> Point { .zero }
  /// Says how far it has moved.
  open func setTranslation(_ translation: Point, in view: UIView?) {}
  /// How fast it moves in `view`, in points a second.
  open func velocity(in view: UIView?) -> Point { .zero }
}

/// A finger that comes from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer, @unchecked Sendable {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// A quick move in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// Directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// The directions whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// In which direction.
  open var direction = Direction.right
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// How long it stays, in seconds.
  open var minimumPressDuration = 0.5
  /// How far it may move, in points.
  open var allowableMovement = 10.0
}

/// Two fingers that go apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// How far apart they went, as a factor.
  open var scale = 1.0
  /// How fast they go apart, as a factor a second.
  open var velocity: Double { 0 }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  /// How far they turned, in radians.
  open var rotation = 0.0
}

/// Edges of a rectangle, as one reads.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// The edges whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All of them.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// The edges whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
