public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value

  @KeyframesBuilder<Value> var body: Body { get }

  func _add(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  public func _add(to tracks: inout _KeyframeTracks<Value>) { body._add(to: &tracks) }
}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  /// Creates a track that animates one property of the value.
  ///
  /// - Parameters:
  ///   - keyPath: The property to animate.
  ///   - content: The keyframes in order. The first starts at the initial value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { (self.keyPath, self.content) = (keyPath, content()) }

  public var body: KeyframeTrack<Root, Value, Content> { return self }

  public func _add(to tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._add(to: &list)
    let (keyPath, keyframes) = (keyPath, list.keyframes)
    tracks.tracks.append { initial in
      let path = KeyframePath(from: initial[keyPath: keyPath].animatableData, keyframes)
      return _KeyframeTracks<Root>.Track(duration: path.duration) { value, time in
        value[keyPath: keyPath].animatableData = path.value(at: time)
      }
    }
  }
}

public struct _KeyframeTracks<Root>: Keyframes {
  var tracks: [(Root) -> Track] = []

  struct Track {
    let duration: Double
    let update: (inout Root, Double) -> Void
  }

  init() {}

  init<Content: Keyframes>(_ content: Content) where Content.Value == Root { content._add(to: &self) }

  public var body: _KeyframeTracks<Root> { return self }

  public func _add(to tracks: inout _KeyframeTracks<Root>) { tracks.tracks += self.tracks }
}

/// Keyframes without a track animate the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> _KeyframeTracks<Value>
  where Content.Value == Value { _KeyframeTracks(content) }

  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
  public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildPartialBlock(
    accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> {
    var tracks = accumulated
    tracks.tracks += next.tracks
    return tracks
  }
  public static func buildOptional(_ content: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    content ?? _KeyframeTracks()
  }
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
  public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value { _KeyframeSequence(content) }

  public static func buildPartialBlock(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildPartialBlock(
    accumulated: _KeyframeSequence<Value>, next: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { accumulated.followed(by: next) }
  public static func buildOptional(_ content: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    content ?? _KeyframeSequence()
  }
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  public static func buildArray(_ contents: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(contents)
  }
  public static func buildFinalResult(_ content: _KeyframeSequence<Value>) -> _KeyframeTracks<Value> {
    _KeyframeTracks(KeyframeTrack { content })
  }
}
