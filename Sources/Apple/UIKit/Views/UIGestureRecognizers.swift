public import Foundation
public import GalleyGeometry

/// What follows touches on a view of UIKit. Nothing touches one here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open var state = State.possible
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var name: String?

  public init(target: Any?, action: Selector?) {}
  /// One that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {}
  open func location(in view: UIView?) -> Point { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
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
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// A tap, or several.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> Point { .zero }
  open func velocity(in view: UIView?) -> Point { .zero }
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
