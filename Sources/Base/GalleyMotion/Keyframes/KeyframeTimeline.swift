/// The values that keyframes produce over time, as a function of time alone.
///
/// ```swift
/// let fall = KeyframeTimeline(initialValue: Point.zero) {
///   CubicKeyframe(Point(x: 0, y: 100), duration: 0.3)
///   SpringKeyframe(.zero, spring: .bouncy)
/// }
/// let half = fall.value(progress: 0.5)
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// Creates a timeline. If several tracks animate the same property, the last one applies.
  ///
  /// - Parameters:
  ///   - initialValue: The value at time 0. Properties without a track keep it.
  ///   - content: The tracks. Keyframes without a track animate the whole value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks = _KeyframeTracks<Value>()
    content()._add(to: &tracks)
    self.tracks = tracks.tracks.map { $0(initialValue) }
  }

  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at `progress`, a fraction of the duration from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the animated properties of `value` to their state at `time`. Properties without a track are unchanged.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - time: The time in seconds since the start of the timeline.
  public func update(value: inout Value, time: Double) { for track in tracks { track.update(&value, time) } }

  /// Sets the animated properties of `value` to their state at `progress`. Properties without a track are unchanged.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - progress: The elapsed fraction of the duration, from 0 to 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
