public import CoreGraphics
public import Foundation
public import GalleyGeometry

/// How something goes from its beginning to its end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A curve with two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The control points.
  public let controlPoint1: Point, controlPoint2: Point

  /// The curve between these points.
  public init(controlPoint1: Point, controlPoint2: Point) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
  }

  /// A curve of that kind.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let (first, second): (Double, Double) =
      switch curve {
      case .linear: (0, 1)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    self.init(controlPoint1: Point(x: first, y: 0), controlPoint2: Point(x: second, y: 1))
  }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How it begins to move.
  public let initialVelocity: CGVector

  /// A spring that loses so much of its motion.
  public init(dampingRatio ratio: Double, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  /// A spring of that mass and stiffness, which loses so much of its motion.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
  /// A spring that takes so long.
  public init(duration: TimeInterval, bounce: Double = 0, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
}

extension UIView {
  /// How something changes in time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Where changes of views end.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Whether changes of views are under way.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Changes of views that can be held. Views of UIKit do not move here: they are there at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, @unchecked Sendable {
  private var changes: [() -> Void] = []
  private var endings: [(UIViewAnimatingPosition) -> Void] = []

  /// How long changes take, in seconds.
  public let duration: TimeInterval
  /// Whether changes are under way: they begin, and are there.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How much of the way is done.
  open var fractionComplete: Double = 0
  /// Whether changes go back.
  open var isReversed = false
  /// Whether views can be touched meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether changes are held at their end.
  open var pausesOnCompletion = false
  /// Whether changes are under way: they are there at once.
  open var isRunning: Bool { false }

  /// Changes that go as `parameters` say.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  /// Changes that go along a curve of that kind.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Changes that go as a spring does.
  public convenience init(duration: TimeInterval, dampingRatio ratio: Double, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Changes that begin at once, and are there.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) { changes.append(animation) }
  /// Adds what is done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { endings.append(completion) }

  /// Has the changes done, and what is done at the end.
  open func startAnimation() {
    let (due, ended) = (changes, endings)
    (changes, endings) = ([], [])
    due.forEach { $0() }
    fractionComplete = 1
    ended.forEach { $0(isReversed ? .start : .end) }
  }
  /// Has the changes done.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds changes that have not begun.
  open func pauseAnimation() { state = .active }
  /// Goes on with changes that were held.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    startAnimation()
  }
  /// Ends changes where they are.
  open func stopAnimation(_ withoutFinishing: Bool) {
    (changes, endings) = ([], withoutFinishing ? [] : endings)
    state = withoutFinishing ? .inactive : .stopped
  }
  /// Does what is done at the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ended = endings
    endings = []
    state = .inactive
    ended.forEach { $0(finalPosition) }
  }
}
