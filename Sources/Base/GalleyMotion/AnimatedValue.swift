/// A value over time: where it is and how fast it moves at any moment, after all the changes of direction so far.
///
/// Times are seconds on one clock. A question about a time before the latest change is answered as if that change had
/// just been made.
public struct AnimatedValue<Value: VectorArithmetic> {
  /// Where the value is going, or is when nothing moves.
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
        // Two changes at one moment are one.
        return Course(next, AnimationContext(), distance + step, from: start)
      }
      let combination = CombinedAnimation(
        animation, value: distance, next: next, target: distance + step, time: elapsed, context: &context)
      return Course(Animation(combination), context, distance + step, from: start)
    }
  }

  public init(_ value: Value) { target = value }

  /// When the value comes to rest; nil when it rests already, infinite when it never does.
  public var end: Double? { course?.end }

  /// When the latest change counts as finished though the value may still move a little; nil when it rests.
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
    // From the target back, so that what is done lies exactly on it.
    return done.map { target - (course.distance - $0) } ?? target
  }

  /// How fast the value moves at `time`, in units a second.
  public func velocity(at time: Double) -> Value {
    guard let course, time < course.end else { return .zero }
    return course.animation.velocity(
      value: course.distance, time: max(0, time - course.start), context: course.context) ?? .zero
  }

  /// Sends the value to `target` from where it is at `time`.
  ///
  /// Springs take over the speed of what they interrupt; curves move from where the interrupted change would be.
  /// Without an animation the value jumps by the difference of the targets, and what is on its way goes on.
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
