/// What tracks are made of: keyframes, one after the other.
///
/// A content of one's own has a `body` of others.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _add(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  public func _add(to list: inout _KeyframeList<Value>) { body._add(to: &list) }
}

/// The keyframes of a track.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// Collects the keyframes of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value { _KeyframeSequence(content) }

  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
  /// The keyframes of the first statement.
  public static func buildPartialBlock(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildPartialBlock(
    accumulated: _KeyframeSequence<Value>, next: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { accumulated.followed(by: next) }
  /// The keyframes of an `if` without `else`.
  public static func buildOptional(_ content: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    content ?? _KeyframeSequence()
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  /// The second branch of an `if` or `switch`.
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  /// The keyframes of a loop, in order.
  public static func buildArray(_ contents: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    contents.reduce(_KeyframeSequence()) { $0.followed(by: $1) }
  }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  private var list = _KeyframeList<Value>()

  init() {}

  init<Content: KeyframeTrackContent>(_ content: Content) where Content.Value == Value { content._add(to: &list) }

  public var body: _KeyframeSequence<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes += self.list.keyframes }

  func followed(by next: _KeyframeSequence) -> _KeyframeSequence {
    var sequence = self
    next._add(to: &sequence.list)
    return sequence
  }
}
