/// A way of touching a view, and what is known of a touch while it lasts.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// What the gesture makes of `touch`, with what it remembers; gestures that are made of others have it already.
  func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value>
}

extension Gesture where Value == Body.Value {
  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    body._recognize(touch, in: memory.part(0))
  }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never

  /// Never called: there is no such gesture.
  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Never> {
    switch self {}
  }
}
