public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public var first: First
  public var second: Second

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct Progress {
    var first = GestureRecognition<First.Value>.possible
    var second = GestureRecognition<Second.Value>.possible
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    var progress = memory.value(Progress())
    if !progress.first.isOver { progress.first = first._recognize(touch, in: memory.part(0)) }
    if !progress.second.isOver { progress.second = second._recognize(touch, in: memory.part(1)) }
    memory.keep(progress)
    let value = Value(first: progress.first.value, second: progress.second.value)
    let hasValue = value.first != nil || value.second != nil
    if progress.first.isOver, progress.second.isOver { return hasValue ? .ended(value) : .failed }
    return hasValue ? .changed(value) : .possible
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public var first: First
  public var second: Second

  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    guard let done = memory.value(First.Value?.none) else {
      let recognition = first._recognize(touch, in: memory.part(0))
      guard case .ended(let value) = recognition else { return recognition.map { .first($0) } }
      memory.keep(First.Value?.some(value))
      var start = touch
      start.phase = .began
      guard touch.phase != .ended else { return .changed(.second(value, nil)) }
      return second(value, start, memory)
    }
    return second(done, touch, memory)
  }

  private func second(
    _ value: First.Value, _ touch: GestureTouch, _ memory: GestureMemory
  ) -> GestureRecognition<Value> {
    let recognition = second._recognize(touch, in: memory.part(1))
    if case .possible = recognition { return .changed(.second(value, nil)) }
    return recognition.map { .second(value, $0) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public var first: First
  public var second: Second

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct Progress {
    var hasFirstFailed = false
    var second = GestureRecognition<Second.Value>.possible
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    var progress = memory.value(Progress())
    defer { memory.keep(progress) }
    if !progress.second.isOver { progress.second = second._recognize(touch, in: memory.part(1)) }
    if !progress.hasFirstFailed {
      let recognition = first._recognize(touch, in: memory.part(0))
      if recognition.value != nil { return recognition.map { .first($0) } }
      if case .failed = recognition { progress.hasFirstFailed = true }
      // If the touch has ended and the first gesture is still possible (for example, one of two taps), the second
      // gesture wins.
      guard progress.hasFirstFailed || touch.phase == .ended && progress.second.isOver else { return .possible }
    }
    return progress.second.map { .second($0) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let recognize: (GestureTouch, GestureMemory) -> GestureRecognition<Value>

  public init(_ gesture: some Gesture<Value>) { recognize = gesture._recognize }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    recognize(touch, memory)
  }
}
