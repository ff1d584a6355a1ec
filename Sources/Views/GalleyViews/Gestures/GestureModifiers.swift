public import GalleyMotion

public struct ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
  let isSame: (Content.Value, Content.Value) -> Bool

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Content.Value> {
    let recognition = content._recognize(touch, in: memory.part(0))
    guard case .changed(let value) = recognition else { return recognition }
    let last = memory.value(Content.Value?.none)
    memory.keep(Content.Value?.some(value))
    if last.map({ !isSame($0, value) }) ?? true { action(value) }
    return recognition
  }
}

public struct EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Content.Value> {
    let recognition = content._recognize(touch, in: memory.part(0))
    if case .ended(let value) = recognition { action(value) }
    return recognition
  }
}

public struct MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    content._recognize(touch, in: memory.part(0)).map(transform)
  }
}

public struct GestureStateGesture<Content: Gesture, State>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let state: GestureState<State>
  let update: (Content.Value, inout State, inout Transaction) -> Void

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Content.Value> {
    let recognition = content._recognize(touch, in: memory.part(0))
    switch recognition {
    case .possible: break
    case .changed(let value):
      var (changed, transaction) = (state.wrappedValue, Transaction())
      update(value, &changed, &transaction)
      withTransaction(transaction) { state.set(changed) }
    case .ended, .failed: state.reset()
    }
    return recognition
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(content: self, action: action)
  }

  public func map<Other>(_ body: @escaping (Value) -> Other) -> MapGesture<Self, Other> {
    MapGesture(content: self, transform: body)
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(content: self, state: state, update: body) }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(content: self, action: action) { $0 == $1 }
  }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let transaction: (Value) -> Transaction

  public init(wrappedValue: Value) { self.init(wrappedValue) { _ in Transaction() } }

  public init(initialValue: Value) { self.init(initialValue) { _ in Transaction() } }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { _ in resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue) { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  private init(_ initial: Value, transaction: @escaping (Value) -> Transaction) {
    _value = State(wrappedValue: initial)
    self.initial = initial
    self.transaction = transaction
  }

  public var wrappedValue: Value { value }

  public var projectedValue: GestureState { self }

  func set(_ value: Value) { self.value = value }

  func reset() { withTransaction(transaction(value)) { value = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
