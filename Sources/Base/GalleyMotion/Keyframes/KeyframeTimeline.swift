/// The course of a value through keyframes, as a function of time alone.
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

  /// If several tracks move the same property, the last one wins.
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

  /// Properties without a track are unchanged.
  public func update(value: inout Value, time: Double) { for track in tracks { track.update(&value, time) } }

  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
