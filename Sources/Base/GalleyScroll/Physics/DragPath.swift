/// The movement of a finger along one axis, with straight lines between samples.
///
/// Distances are points in the direction of the finger; scroll offsets change in the opposite direction.
public struct DragPath: Hashable, Sendable {
  public struct Sample: Hashable, Sendable {
    /// Seconds since touch-down.
    public let time: Double
    public let translation: Double

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: Seconds since touch-down.
    ///   - translation: The distance from the start of the touch in the direction of the finger, in points.
    public init(time: Double, translation: Double) {
      self.time = time
      self.translation = translation
    }
  }

  /// The samples in order of time.
  public let samples: [Sample]

  /// The interval over which the release velocity is measured, in seconds. A finger that has not moved for this long is
  /// still.
  public static let memory = 0.1

  /// Samples before time 0 and values that are not finite are dropped.
  public init(_ samples: [Sample]) {
    var sorted = samples.filter { $0.time >= 0 && $0.time.isFinite && $0.translation.isFinite }
    sorted.sort { $0.time < $1.time }
    if sorted.first.map({ $0.time > 0 }) ?? true { sorted.insert(Sample(time: 0, translation: 0), at: 0) }
    self.samples = sorted
  }

  /// Creates a straight path of `distance` points in `duration` seconds, after which the finger rests for `hold`
  /// seconds.
  ///
  /// - Parameters:
  ///   - distance: The distance in points, negative for the opposite direction.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time that the finger rests before it lifts, in seconds (default: 0). A rest of 0.1 s or more lowers
  ///     the release velocity to 0.
  public init(by distance: Double, over duration: Double, hold: Double = 0) {
    var samples = [Sample(time: duration, translation: distance)]
    if hold > 0 { samples.append(Sample(time: duration + hold, translation: distance)) }
    self.init(samples)
  }

  public var duration: Double { samples.last?.time ?? 0 }

  public func translation(at time: Double) -> Double {
    let (before, after) = neighbours(of: time)
    guard after.time > before.time else { return after.translation }
    let share = min(max((time - before.time) / (after.time - before.time), 0), 1)
    return before.translation + share * (after.translation - before.translation)
  }

  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (before, after) = neighbours(of: time)
    return after.time > before.time ? (after.translation - before.translation) / (after.time - before.time) : 0
  }

  /// The average velocity over the last 0.1 s, in points per second; 0 if the finger was still.
  public var releaseVelocity: Double {
    let end = duration
    let moved = Array(zip(samples, samples.dropFirst())).last { $0.translation != $1.translation }
    guard let moved, end - moved.1.time < DragPath.memory else { return 0 }
    let start = max(0, end - DragPath.memory)
    return end > start ? (translation(at: end) - translation(at: start)) / (end - start) : 0
  }

  private func neighbours(of time: Double) -> (Sample, Sample) {
    let next = samples.firstIndex { $0.time > time } ?? samples.count - 1
    return (samples[max(next - 1, 0)], samples[next])
  }
}
