/// Collects everything that determines a row's layout, and the strings that the row shows, without building the row.
///
/// Rows with the same facts in the same order differ only in their strings. If a view cannot provide its facts, Galley
/// has to build the row.
///
/// Most rows repeat the facts of the previous row. This check is inlined into the code that creates the views.
public final class RowTrace {
  package let context: BuildContext
  let origin: ViewOrigin?
  @exclusivity(unchecked) private var steps = [TraceStep()]
  @exclusivity(unchecked) private var keptValues: [TraceValues]
  @exclusivity(unchecked) private var passingValues: [TraceValues] = []
  private let outermost: Unmanaged<TraceValues>
  @exclusivity(unchecked) @usableFromInline var place: Unmanaged<TraceStep>
  @exclusivity(unchecked) @usableFromInline var values: Unmanaged<TraceValues>
  @exclusivity(unchecked) @usableFromInline private(set) var hasGivenUp = false
  /// Whether the views being traced do not affect the size of the row.
  @exclusivity(unchecked) @usableFromInline private(set) var isProbing = false
  @exclusivity(unchecked) private(set) var letters: [UInt8] = []
  @exclusivity(unchecked) private(set) var texts: [Range<Int>] = []
  @exclusivity(unchecked) private var candidates: [TraceMemory] = []
  @exclusivity(unchecked) private var stepsLeft = RowTrace.maximumSteps

  /// The maximum number of steps, which limits memory use if every row differs from all others.
  private static let maximumSteps = 8_192
  private static let maximumValues = 64

  init(under environment: CopyOnWrite<EnvironmentValues>, _ context: BuildContext, origin: ViewOrigin?) {
    (self.context, self.origin) = (context, origin)
    let values = TraceValues(environment)
    keptValues = [values]
    outermost = .passUnretained(values)
    self.values = outermost
    place = .passUnretained(steps[0])
  }

  var step: TraceStep { place.takeUnretainedValue() }

  func begin() {
    (place, values, hasGivenUp, isProbing) = (.passUnretained(steps[0]), outermost, false, false)
    letters.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    if !passingValues.isEmpty { passingValues.removeAll() }
  }

  /// `isSound` is true if the row read no value that can change.
  func end(isSound: Bool) {
    guard !candidates.isEmpty else { return }
    for candidate in candidates { candidate.settle(isSound: isSound && !hasGivenUp) }
    candidates.removeAll(keepingCapacity: true)
  }

  @usableFromInline
  package func giveUp() { hasGivenUp = true }
}

// MARK: - What decides

extension RowTrace {
  @inlinable
  package func note<Value>(_ value: Value) {
    guard !hasGivenUp, !isProbing else { return }
    withUnsafePointer(to: value) { value in
      if !follow(to: value) { noteOther(value) }
    }
  }

  @inlinable
  @inline(__always)
  func follow<Value>(to value: UnsafePointer<Value>) -> Bool {
    guard let usual = place._withUnsafeGuaranteedRef({ $0.usual }) else { return false }
    let isSame = usual._withUnsafeGuaranteedRef { step in
      guard step.type == ObjectIdentifier(Value.self), let known = step.value else { return false }
      return ViewEquality.areSameWords(known, UnsafeRawPointer(value), count: MemoryLayout<Value>.size)
    }
    if isSame { place = usual }
    return isSame
  }

  @usableFromInline
  func noteOther<Value>(_ value: UnsafePointer<Value>) {
    let known = place._withUnsafeGuaranteedRef { $0.step(of: ObjectIdentifier(Value.self), value) }
    if let known { place = known } else { add(ValueStep(value.pointee)) }
  }

  private func add(_ new: TraceStep) {
    let step = step
    guard stepsLeft > 0, step.next.count < RowTrace.maximumValues else { return giveUp() }
    stepsLeft -= 1
    steps.append(new)
    place = .passUnretained(new)
    step.add(place)
  }

  func note<Step: TraceStep>(where isSame: (Step) -> Bool, orMake make: () -> Step) {
    guard !hasGivenUp, !isProbing else { return }
    for next in step.next {
      if let known = next.takeUnretainedValue() as? Step, isSame(known) { return place = next }
    }
    add(make())
  }

  package func recordText(_ characters: String) {
    guard !hasGivenUp, !isProbing else { return }
    note(RecordedText())
    guard !hasGivenUp else { return }
    let start = letters.count
    let isWhole: Void? = characters.utf8.withContiguousStorageIfAvailable { letters.append(contentsOf: $0) }
    if isWhole == nil { letters.append(contentsOf: characters.utf8) }
    texts.append(start..<letters.count)
  }

  @usableFromInline
  func recordText(inCase characters: String) {
    guard let writing = values._withUnsafeGuaranteedRef({ $0.writing }) else { return recordText(characters) }
    recordText(writing(characters))
  }

  /// Traces views that do not affect the size of the row, only to find out whether they can be traced.
  func probe(_ trace: (RowTrace) -> Void) {
    let outer = isProbing
    isProbing = true
    trace(self)
    isProbing = outer
  }

  func skip(to end: TraceStep) { place = .passUnretained(end) }

  func memory<Memory: TraceMemory>(of type: ObjectIdentifier, orMake make: () -> Memory) -> Memory {
    let step = step
    for memory in step.memories where memory.type == type {
      if let memory = memory as? Memory { return memory }
    }
    let memory = make()
    step.memories.append(memory)
    return memory
  }

  func addCandidate(_ memory: TraceMemory) { candidates.append(memory) }

  private struct RecordedText {}
}

// MARK: - The environment

extension RowTrace {
  package var environment: EnvironmentValues {
    _read { yield values.takeUnretainedValue().environment.value }
  }

  /// Returns the previous values for ``leave(to:)``; nil if the row has to be built.
  @inlinable
  func enter<Value>(_ setting: EnvironmentSetting<Value>) -> Unmanaged<TraceValues>? {
    note(setting)
    guard !hasGivenUp, !isProbing, let known = place._withUnsafeGuaranteedRef({ $0.values }) else {
      return enterAnew(setting)
    }
    let outer = values
    values = known
    return outer
  }

  @usableFromInline
  func enterAnew<Value>(_ setting: EnvironmentSetting<Value>) -> Unmanaged<TraceValues>? {
    guard !hasGivenUp else { return nil }
    let outer = values
    var environment = outer.takeUnretainedValue().environment
    setting.set(in: &environment.value)
    let inner = TraceValues(environment)
    values = .passUnretained(inner)
    if isProbing {
      passingValues.append(inner)
    } else {
      keptValues.append(inner)
      step.values = values
    }
    return outer
  }

  @inlinable
  func leave(to outer: Unmanaged<TraceValues>) {
    values = outer
    // Marks the end of the setting, so views inside it are not confused with views after it, even if the inner views
    // note nothing.
    note(TraceEnd())
  }
}

@usableFromInline
struct TraceEnd {
  @inlinable
  init() {}
}
