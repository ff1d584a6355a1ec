public import CoreGraphics
public import Foundation
public import GalleyGeometry

/// How something goes from its beginning to its end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A curve with two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: Point, controlPoint2: Point

  public init(controlPoint1: Point, controlPoint2: Point) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
  }

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
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: Double, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
  public init(duration: TimeInterval, bounce: Double = 0, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
}

extension UIView {
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

  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var fractionComplete: Double = 0
  open var isReversed = false
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var isRunning: Bool { false }

  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: Double, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

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

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) { changes.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { endings.append(completion) }

  open func startAnimation() {
    let (due, ended) = (changes, endings)
    (changes, endings) = ([], [])
    due.forEach { $0() }
    fractionComplete = 1
    ended.forEach { $0(isReversed ? .start : .end) }
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds changes that have not begun.
  open func pauseAnimation() { state = .active }
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    startAnimation()
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    (changes, endings) = ([], withoutFinishing ? [] : endings)
    state = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ended = endings
    endings = []
    state = .inactive
    ended.forEach { $0(finalPosition) }
  }
}
