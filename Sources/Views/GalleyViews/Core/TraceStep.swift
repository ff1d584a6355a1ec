/// A step of the trace of a row: what was noted, after all that was noted before.
///
/// The trace that made a step holds it; steps know those behind them by address alone, so that following a row counts no
/// references.
@usableFromInline
class TraceStep {
  /// The type of the value that was noted; nil where no value alone tells the step.
  @usableFromInline final let type: ObjectIdentifier?
  /// The bytes of that value.
  @usableFromInline final let value: UnsafeRawPointer?
  /// What was noted next in the first row that came by, which most rows note too.
  @exclusivity(unchecked) @usableFromInline final var usual: Unmanaged<TraceStep>?
  @exclusivity(unchecked) private(set) final var next: [Unmanaged<TraceStep>] = []
  @exclusivity(unchecked) @usableFromInline final var values: Unmanaged<TraceValues>?
  /// The type of the views that come next and of which nothing is remembered: they say something, and have no properties
  /// that would have to be connected.
  @exclusivity(unchecked) @usableFromInline final var plainBody: ObjectIdentifier?
  @exclusivity(unchecked) final var memories: [TraceMemory] = []
  @exclusivity(unchecked) final var rows = 0
  /// The shape of the rows that end here; nil as long as they are few.
  @exclusivity(unchecked) final var shape: Int?
  /// How many bytes the value has.
  private final let size: Int

  init(of type: ObjectIdentifier? = nil, value: UnsafeRawBufferPointer = .init(start: nil, count: 0)) {
    (self.type, self.value, size) = (type, value.baseAddress, value.count)
  }

  /// Whether the value at `other`, which is of the step's type, means the one that was noted, though its bytes differ.
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
    // Equal bytes mean the same, and are compared in no time.
    if let value, !Sameness.areSameBytes(value, other, count: size) { return means(other) }
    return true
  }
}

/// A step of which all is told by a value.
final class ValueStep<Value>: TraceStep {
  private let place: UnsafeMutablePointer<Value>
  private let areSame: (Value, Value) -> Bool

  init(_ value: Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
    areSame = Sameness.comparison(of: Value.self)
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

/// The values that hold for the views of a row, where a step changed them.
@usableFromInline
final class TraceValues {
  let environment: CopyOnWrite<EnvironmentValues>
  /// How texts are written under them; nil for those that say their characters just as they are.
  let writing: ((String) -> String)?

  init(_ environment: CopyOnWrite<EnvironmentValues>) {
    (self.environment, writing) = (environment, environment.value.writing)
  }
}

/// What is remembered at a step of the views that come next, once it is known that nothing was read that may change.
class TraceMemory {
  let type: ObjectIdentifier

  init(of type: ObjectIdentifier) { self.type = type }

  func settle(isSound: Bool) {}
}
