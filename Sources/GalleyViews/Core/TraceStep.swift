/// A step of the trace of a row: what was noted, after all that was noted before.
class TraceStep {
  /// The type of the value that was noted; nil where no value alone tells the step.
  let type: ObjectIdentifier?
  /// What was noted next, in rows that are the same so far.
  @exclusivity(unchecked) var next: [TraceStep] = []
  /// The values that hold from here on, where the step changes them.
  @exclusivity(unchecked) var environment: CopyOnWrite<EnvironmentValues>?
  /// What is remembered of the views that come next.
  @exclusivity(unchecked) var memories: [TraceMemory] = []
  /// How many rows ended here.
  @exclusivity(unchecked) var rows = 0
  /// The shape of the rows that end here; nil as long as they are few.
  @exclusivity(unchecked) var shape: Int?

  init(of type: ObjectIdentifier? = nil) { self.type = type }

  /// Whether the value at `pointer`, which is of the step's type, is the one that was noted.
  func isOf(_ pointer: UnsafeRawPointer) -> Bool { false }
}

/// A step of which all is told by a value.
final class ValueStep<Value>: TraceStep {
  private let value: Value
  private let areSame: (Value, Value) -> Bool

  init(_ value: Value) {
    self.value = value
    areSame = Sameness.comparison(of: Value.self)
    super.init(of: ObjectIdentifier(Value.self))
  }

  override func isOf(_ pointer: UnsafeRawPointer) -> Bool {
    let other = pointer.assumingMemoryBound(to: Value.self)
    // Equal bytes mean the same, and are compared in no time.
    return Sameness.haveSameBytes(value, other.pointee) || areSame(value, other.pointee)
  }
}

/// What is remembered at a step of the views that come next, once it is known that nothing was read that may change.
class TraceMemory {
  /// The type of the views.
  let type: ObjectIdentifier

  init(of type: ObjectIdentifier) { self.type = type }

  /// Says whether what was learned last holds.
  func settle(isSound: Bool) {}
}
