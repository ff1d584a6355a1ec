/// One fact recorded while tracing a row, following the facts of the steps before it. The trace owns its steps, which
/// refer to later steps without reference counting.
@usableFromInline
class TraceStep {
  @usableFromInline final let type: ObjectIdentifier?
  @usableFromInline final let value: UnsafeRawPointer?
  /// The step that followed in the first traced row; most rows share it.
  @exclusivity(unchecked) @usableFromInline final var usual: Unmanaged<TraceStep>?
  @exclusivity(unchecked) private(set) final var next: [Unmanaged<TraceStep>] = []
  @exclusivity(unchecked) @usableFromInline final var values: Unmanaged<TraceValues>?
  /// Nil unless the following views can be traced and have no dynamic properties.
  @exclusivity(unchecked) @usableFromInline final var plainBody: ObjectIdentifier?
  @exclusivity(unchecked) final var memories: [TraceMemory] = []
  @exclusivity(unchecked) final var rows = 0
  /// The shape of the rows whose trace ends here; nil while there are few of them.
  @exclusivity(unchecked) final var shape: Int?
  private final let size: Int

  init(of type: ObjectIdentifier? = nil, value: UnsafeRawBufferPointer = .init(start: nil, count: 0)) {
    (self.type, self.value, size) = (type, value.baseAddress, value.count)
  }

  func means(_ other: UnsafeRawPointer) -> Bool { false }

  final func add(_ step: Unmanaged<TraceStep>) {
    usual = usual ?? step
    next.append(step)
  }

  final func step(of type: ObjectIdentifier, _ value: UnsafeRawPointer) -> Unmanaged<TraceStep>? {
    for next in next where next._withUnsafeGuaranteedRef({ $0.isStep(of: type, value) }) { return next }
    return nil
  }

  private final func isStep(of type: ObjectIdentifier, _ other: UnsafeRawPointer) -> Bool {
    guard self.type == type else { return false }
    // Comparing bytes is cheapest, and identical bytes imply equivalence.
    if let value, !ViewEquality.areSameBytes(value, other, count: size) { return means(other) }
    return true
  }
}

final class ValueStep<Value>: TraceStep {
  private let place: UnsafeMutablePointer<Value>
  private let areSame: (Value, Value) -> Bool

  init(_ value: Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
    areSame = ViewEquality.comparison(of: Value.self)
    super.init(
      of: ObjectIdentifier(Value.self), value: UnsafeRawBufferPointer(start: place, count: MemoryLayout<Value>.size))
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  override func means(_ other: UnsafeRawPointer) -> Bool {
    areSame(place.pointee, other.assumingMemoryBound(to: Value.self).pointee)
  }
}

@usableFromInline
final class TraceValues {
  let environment: CopyOnWrite<EnvironmentValues>
  let writing: ((String) -> String)?

  init(_ environment: CopyOnWrite<EnvironmentValues>) {
    (self.environment, writing) = (environment, environment.value.writing)
  }
}

/// Data that is used only if a traced row has not read any value that can change.
class TraceMemory {
  let type: ObjectIdentifier

  init(of type: ObjectIdentifier) { self.type = type }

  func settle(isSound: Bool) {}
}
