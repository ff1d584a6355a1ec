/// How a value moves through keyframes: what it is at any time, as a function of that time alone.
///
///     let fall = KeyframeTimeline(initialValue: Point.zero) {
///       CubicKeyframe(Point(x: 0, y: 100), duration: 0.3)
///       SpringKeyframe(.zero, spring: .bouncy)
///     }
///     let half = fall.value(progress: 0.5)
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// The way of a value that begins as `initialValue`; of tracks that move the same part, the last counts.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks = _KeyframeTracks<Value>()
    content()._add(to: &tracks)
    self.tracks = tracks.tracks.map { $0(initialValue) }
  }

  /// How long the longest track takes, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value `time` seconds after the beginning.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value when `progress` of the duration is over, 0 … 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the parts of `value` that tracks move to what they are `time` seconds after the beginning.
  public func update(value: inout Value, time: Double) { for track in tracks { track.update(&value, time) } }

  /// Sets the parts of `value` that tracks move to what they are when `progress` of the duration is over, 0 … 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
