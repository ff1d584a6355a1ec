/// A value over time that may be redirected while it moves.
///
/// Times are seconds on one clock; times before the latest change give the state right after that change.
public struct AnimatedValue<Value: VectorArithmetic> {
  public private(set) var target: Value
  private var course: Course?

  private struct Course {
    let animation: Animation
    let context: AnimationContext<Value>
    let distance: Value
    let start: Double
    let end: Double

    init(_ animation: Animation, _ context: AnimationContext<Value>, _ distance: Value, from start: Double) {
      self.animation = animation
      self.context = context
      self.distance = distance
      self.start = start
      end = start + animation.duration(value: distance, context: context)
    }

    func interrupted(by next: Animation, _ step: Value, at time: Double) -> Course {
      let elapsed = max(0, time - start)
      var context = context
      if next.shouldMerge(previous: animation, value: distance, time: elapsed, context: &context) {
        return Course(next, context, distance + step, from: start)
      }
      if elapsed == 0 {
        // Two changes at the same moment are treated as one.
        return Course(next, AnimationContext(), distance + step, from: start)
      }
      let combination = CombinedAnimation(
        animation, value: distance, next: next, target: distance + step, time: elapsed, context: &context)
      return Course(Animation(combination), context, distance + step, from: start)
    }
  }

  public init(_ value: Value) { target = value }

  /// The time at which the value comes to rest: nil if it is at rest already, infinite if it never stops.
  public var end: Double? { course?.end }

  /// The time at which the latest change counts as finished, although it may still settle; nil at rest.
  public var logicalEnd: Double? {
    course.map { course in
      let duration = course.animation.base.logicalDuration(value: course.distance, context: course.context)
      return min(course.end, course.start + duration)
    }
  }

  public func isMoving(at time: Double) -> Bool { course.map { time < $0.end } ?? false }

  public func value(at time: Double) -> Value {
    guard let course, time < course.end else { return target }
    var context = course.context
    let done = course.animation.animate(
      value: course.distance, time: max(0, time - course.start), context: &context)
    // Computed backwards from the target, so that a finished change ends exactly on it.
    return done.map { target - (course.distance - $0) } ?? target
  }

  /// Returns the velocity, in units per second.
  public func velocity(at time: Double) -> Value {
    guard let course, time < course.end else { return .zero }
    return course.animation.velocity(
      value: course.distance, time: max(0, time - course.start), context: course.context) ?? .zero
  }

  /// Moves the value to `target` from its position at `time`.
  ///
  /// Springs continue with the velocity of the change that they interrupt. Curves start from the position that the
  /// interrupted change would have at each moment. Without an animation, the value jumps by the difference between the
  /// old and new target, and a running change continues.
  ///
  /// - Parameters:
  ///   - target: The new target. It replaces the old one at once.
  ///   - animation: The animation of the change, or nil to jump.
  ///   - time: The time of the change, in seconds on the value's clock.
  public mutating func move(to target: Value, animation: Animation?, at time: Double) {
    let step = target - self.target
    self.target = target
    guard let animation else {
      if course.map({ time >= $0.end }) ?? false { course = nil }
      return
    }
    if let course, time < course.end {
      self.course = course.interrupted(by: animation, step, at: time)
    } else {
      course = Course(animation, AnimationContext(), step, from: time)
    }
  }

  public mutating func settle() { course = nil }
}
