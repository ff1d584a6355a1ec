enum Keyframe<Data: VectorArithmetic> {
  case linear(to: Data, duration: Double, curve: UnitCurve)
  /// Velocities that are nil are derived from the neighbouring keyframes.
  case cubic(to: Data, duration: Double, start: Data?, end: Data?)
  /// Without a duration, the keyframe runs until rest; without a velocity, it keeps the current one.
  case spring(to: Data, duration: Double?, spring: Spring, start: Data?)
  case move(to: Data)

  var target: Data {
    switch self {
    case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to): to
    }
  }
}

struct KeyframePath<Data: VectorArithmetic> {
  private let initial: Data
  private var segments: [Segment] = []
  private(set) var duration = 0.0

  fileprivate struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let course: Course

    enum Course {
      case linear(to: Data, UnitCurve)
      case cubic(to: Data, start: Data, end: Data)
      case spring(to: Data, Spring, start: Data)
      case move(to: Data)
    }
  }

  init(from initial: Data, _ keyframes: [Keyframe<Data>]) {
    self.initial = initial
    var (pen, velocity) = (initial, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = Segment(keyframe, from: pen, velocity, next: next, at: duration)
      segments.append(segment)
      duration += segment.duration
      (pen, velocity) = (segment.value(at: segment.duration), segment.endVelocity)
    }
  }

  func value(at time: Double) -> Data {
    // `max` turns NaN into 0.
    let time = max(0, time)
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initial : segments[low - 1].value(at: time - segments[low - 1].start)
  }
}

extension KeyframePath.Segment {
  fileprivate init(
    _ keyframe: Keyframe<Data>, from pen: Data, _ velocity: Data, next: Keyframe<Data>?, at time: Double
  ) {
    (start, from) = (time, pen)
    switch keyframe {
    case .move(let to): (duration, course) = (0, .move(to: to))
    case .linear(let to, let seconds, let curve): (duration, course) = (seconds.length, .linear(to: to, curve))
    case .spring(let to, let seconds, let spring, let given):
      let settling = min(spring.settlingDuration, Double.endless)
      (duration, course) = (
        seconds?.length ?? settling,
        seconds == nil && settling == 0 ? .move(to: to) : .spring(to: to, spring, start: given ?? velocity)
      )
    case .cubic(let to, let seconds, let first, let last):
      duration = seconds.length
      let end = last ?? next.map { Self.velocity(from: pen, through: to, in: seconds.length, to: $0) } ?? .zero
      course = .cubic(to: to, start: first ?? velocity, end: end)
    }
  }

  /// Returns the slope from the previous to the next value, as in a Catmull–Rom spline.
  private static func velocity(
    from start: Data, through middle: Data, in time: Double, to next: Keyframe<Data>
  ) -> Data {
    switch next {
    case .move: return .zero
    case .linear(let to, let duration, let curve):
      let slope = curve.slope(at: 0)
      return duration.length > 0 && slope.isFinite ? (to - middle).scaled(by: slope / duration.length) : .zero
    case .spring(_, _, _, let velocity): return velocity ?? .zero
    case .cubic(let to, let duration, let velocity, _):
      let sum = time + duration.length
      return velocity ?? (sum > 0 ? (to - start).scaled(by: 1 / sum) : .zero)
    }
  }

  fileprivate func value(at time: Double) -> Data {
    let isOver = time >= duration
    switch course {
    case .move(let to): return to
    case .linear(let to, let curve):
      return isOver ? to : from + (to - from).scaled(by: curve.value(at: time / duration))
    case .spring(let to, let spring, let velocity):
      return from + spring.value(target: to - from, initialVelocity: velocity, time: min(time, duration))
    case .cubic(let to, let first, let last):
      if isOver { return to }
      // Cubic Hermite form.
      let s = time / duration
      let way = (to - from).scaled(by: s * s * (3 - 2 * s))
      return from + way + first.scaled(by: duration * s * (1 - s) * (1 - s))
        - last.scaled(by: duration * s * s * (1 - s))
    }
  }

  fileprivate var endVelocity: Data {
    switch course {
    case .move: return .zero
    case .linear(let to, let curve):
      let slope = curve.slope(at: 1)
      return duration > 0 && slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
    case .spring(let to, let spring, let velocity):
      return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
    case .cubic(_, _, let last): return last
    }
  }
}

extension Double {
  /// The duration: 0 if this value is negative or NaN, and at most an hour.
  fileprivate var length: Double { min(max(0, self), .endless) }

  /// The maximum duration in seconds, because springs without friction would never rest.
  fileprivate static let endless = 3600.0
}
