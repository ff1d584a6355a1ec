/// A trace of the views of rows: what decides how a row is laid out, and what its texts say, found without building it.
///
/// Rows of which the same was noted in the same order differ in their texts alone. A view that cannot say what decides
/// gives the trace of its row up: then the row has to be built.
public final class RowTrace {
  /// What the whole tree shares.
  package let context: BuildContext
  /// The place in a scene file that the rows come from.
  let origin: ViewOrigin?
  /// All steps, the first of which is the start.
  @exclusivity(unchecked) private var steps = [TraceStep()]
  private let outermost: CopyOnWrite<EnvironmentValues>
  /// What was noted so far, one of the steps.
  @exclusivity(unchecked) private var place: Unmanaged<TraceStep>
  @exclusivity(unchecked) private var values: CopyOnWrite<EnvironmentValues>
  /// Whether the row has to be built.
  @exclusivity(unchecked) private(set) var isGivenUp = false
  /// Whether the views traced now have no say in how large the row is.
  @exclusivity(unchecked) private(set) var isAside = false
  /// What the row's texts say, one behind the other.
  @exclusivity(unchecked) private(set) var letters: [UInt8] = []
  /// Where each text lies among the letters.
  @exclusivity(unchecked) private(set) var texts: [Range<Int>] = []
  @exclusivity(unchecked) private var candidates: [TraceMemory] = []
  @exclusivity(unchecked) private var stepsLeft = RowTrace.mostSteps

  /// How many steps are told apart, so that rows of which each is other than the rest do not take ever more room.
  private static let mostSteps = 8_192
  /// How many values are told apart at one step.
  private static let mostValues = 64

  /// A trace of rows under `environment` that come from `origin`.
  init(under environment: CopyOnWrite<EnvironmentValues>, _ context: BuildContext, origin: ViewOrigin?) {
    (self.context, self.origin) = (context, origin)
    outermost = environment
    values = environment
    place = .passUnretained(steps[0])
  }

  /// What was noted so far.
  var step: TraceStep { place.takeUnretainedValue() }

  /// Begins the trace of a row.
  func begin() {
    (place, values, isGivenUp, isAside) = (.passUnretained(steps[0]), outermost, false, false)
    letters.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Ends the trace of a row, in which nothing was read that may change where `isSound`.
  func end(isSound: Bool) {
    for candidate in candidates { candidate.settle(isSound: isSound && !isGivenUp) }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Gives the trace of the row up: it has to be built.
  package func giveUp() { isGivenUp = true }
}

// MARK: - What decides

extension RowTrace {
  /// Notes a value that decides how the row is laid out.
  package func note<Value>(_ value: Value) {
    guard !isGivenUp, !isAside else { return }
    let isKnown = withUnsafePointer(to: value) { go(to: ObjectIdentifier(Value.self), $0) }
    if !isKnown { add(ValueStep(value)) }
  }

  /// Goes on to the step at which what lies at `value` was noted; answers false where there is none.
  private func go(to type: ObjectIdentifier, _ value: UnsafeRawPointer) -> Bool {
    guard let known = place._withUnsafeGuaranteedRef({ $0.step(of: type, value) }) else { return false }
    place = known
    return true
  }

  private func add(_ new: TraceStep) {
    let step = step
    guard stepsLeft > 0, step.next.count < RowTrace.mostValues else { return giveUp() }
    stepsLeft -= 1
    steps.append(new)
    place = .passUnretained(new)
    step.next.append(place)
  }

  /// Adds a step of `kind` unless one is there for which `isSame` holds.
  func note<Step: TraceStep>(where isSame: (Step) -> Bool, orMake make: () -> Step) {
    guard !isGivenUp, !isAside else { return }
    for next in step.next {
      if let known = next.takeUnretainedValue() as? Step, isSame(known) { return place = next }
    }
    add(make())
  }

  /// Notes a text that says `characters`, in which rows may differ.
  package func say(_ characters: String) {
    guard !isGivenUp, !isAside else { return }
    note(SaidText())
    guard !isGivenUp else { return }
    let start = letters.count
    letters.append(contentsOf: characters.utf8)
    texts.append(start..<letters.count)
  }

  /// Traces views that have no say in how large the row is: only whether they can be told.
  func aside(_ trace: (RowTrace) -> Void) {
    let outer = isAside
    isAside = true
    trace(self)
    isAside = outer
  }

  /// Goes on from `end`, where views lead of which nothing is said.
  func skip(to end: TraceStep) { place = .passUnretained(end) }

  /// What is remembered at this step of the views of `type` that come next; made the first time.
  func memory<Memory: TraceMemory>(of type: ObjectIdentifier, orMake make: () -> Memory) -> Memory {
    let step = step
    for memory in step.memories where memory.type == type {
      if let memory = memory as? Memory { return memory }
    }
    let memory = make()
    step.memories.append(memory)
    return memory
  }

  /// Lets `memory` hear whether what it learned of the row holds.
  func addCandidate(_ memory: TraceMemory) { candidates.append(memory) }

  /// A text, whatever it says.
  private struct SaidText {}
}

// MARK: - The environment

extension RowTrace {
  /// The values that hold for the views traced now.
  package var environment: EnvironmentValues {
    _read { yield values.value }
  }

  /// Notes `setting` and lets it hold for the views traced from now on; answers the values that held, for ``leave(to:)``,
  /// and nil where the row has to be built.
  func enter<Value>(_ setting: EnvironmentSetting<Value>) -> CopyOnWrite<EnvironmentValues>? {
    note(setting)
    guard !isGivenUp else { return nil }
    let outer = values
    if isAside {
      setting.set(in: &values.value)
    } else if let known = step.environment {
      values = known
    } else {
      setting.set(in: &values.value)
      step.environment = values
    }
    return outer
  }

  /// Lets `outer` hold again, which held before a setting.
  func leave(to outer: CopyOnWrite<EnvironmentValues>) {
    values = outer
    // Views of which nothing was noted must not be taken for those behind, which are under other values.
    note(End())
  }

  /// The end of what stands under other values.
  private struct End {}
}
