/// What tracks are made of: keyframes, one after the other.
///
/// A content of one's own has a `body` of others.
public protocol KeyframeTrackContent<Value> {
  /// What moves.
  associatedtype Value: Animatable
  /// What the content is made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// What the content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the content's keyframes.
  func _add(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  /// Adds those of the body.
  public func _add(to list: inout _KeyframeList<Value>) { body._add(to: &list) }
}

/// The keyframes of a track.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// Collects the keyframes of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A content is itself.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value { _KeyframeSequence(content) }

  /// No statement is no keyframe.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
  /// The keyframes of the first statement.
  public static func buildPartialBlock(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  /// The keyframes so far, and then the next.
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

  /// The keyframes themselves.
  public var body: _KeyframeSequence<Value> { return self }

  /// Adds the keyframes.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes += self.list.keyframes }

  func followed(by next: _KeyframeSequence) -> _KeyframeSequence {
    var sequence = self
    next._add(to: &sequence.list)
    return sequence
  }
}
