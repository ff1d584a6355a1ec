public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

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

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Never> {
    switch self {}
  }
}
