public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _add(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  public func _add(to list: inout _KeyframeList<Value>) { body._add(to: &list) }
}

public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value { _KeyframeSequence(content) }

  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
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
    contents.reduce(_KeyframeSequence()) { $0.followed(by: $1) }
  }
}

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
