/// A survey of the views of rows: what decides how a row is laid out, and what its texts say, found without building it.
///
/// Rows of which the same was noted in the same order differ in their texts alone. A view that cannot say what decides
/// gives the survey of its row up: then the row has to be built.
public final class RowSurvey {
  /// What the whole tree shares.
  package let context: BuildContext
  /// The place in a scene file that the rows come from.
  let origin: ViewOrigin?
  private let start = SurveyStep()
  private let outermost: CopyOnWrite<EnvironmentValues>
  /// What was noted so far.
  @exclusivity(unchecked) private(set) var step: SurveyStep
  @exclusivity(unchecked) private var values: CopyOnWrite<EnvironmentValues>
  /// Whether the row has to be built.
  @exclusivity(unchecked) private(set) var isGivenUp = false
  /// Whether the views surveyed now have no say in how large the row is.
  @exclusivity(unchecked) private(set) var isAside = false
  /// What the row's texts say, one behind the other.
  @exclusivity(unchecked) private(set) var letters: [UInt8] = []
  /// Where each text lies among the letters.
  @exclusivity(unchecked) private(set) var texts: [Range<Int>] = []
  @exclusivity(unchecked) private var candidates: [SurveyMemory] = []
  @exclusivity(unchecked) private var stepsLeft = RowSurvey.mostSteps

  /// How many steps are told apart, so that rows of which each is other than the rest do not take ever more room.
  private static let mostSteps = 8_192
  /// How many values are told apart at one step.
  private static let mostValues = 64

  /// A survey of rows under `environment` that come from `origin`.
  init(under environment: CopyOnWrite<EnvironmentValues>, _ context: BuildContext, origin: ViewOrigin?) {
    (self.context, self.origin) = (context, origin)
    outermost = environment
    values = environment
    step = start
  }

  /// Begins the survey of a row.
  func begin() {
    (step, values, isGivenUp, isAside) = (start, outermost, false, false)
    letters.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Ends the survey of a row, in which nothing was read that may change where `isSound`.
  func end(isSound: Bool) {
    for candidate in candidates { candidate.settle(isSound: isSound && !isGivenUp) }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Gives the survey of the row up: it has to be built.
  package func giveUp() { isGivenUp = true }
}

// MARK: - What decides

extension RowSurvey {
  /// Notes a value that decides how the row is laid out.
  package func note<Value>(_ value: Value) {
    guard !isGivenUp, !isAside else { return }
    let type = ObjectIdentifier(Value.self)
    let known = withUnsafePointer(to: value) { value in step.next.first { $0.type == type && $0.isOf(value) } }
    if let known { step = known } else { add(ValueStep(value)) }
  }

  private func add(_ new: SurveyStep) {
    guard stepsLeft > 0, step.next.count < RowSurvey.mostValues else { return giveUp() }
    stepsLeft -= 1
    step.next.append(new)
    step = new
  }

  /// Adds a step of `kind` unless one is there for which `isSame` holds.
  func note<Step: SurveyStep>(where isSame: (Step) -> Bool, orMake make: () -> Step) {
    guard !isGivenUp, !isAside else { return }
    for next in step.next {
      if let next = next as? Step, isSame(next) { return step = next }
    }
    add(make())
  }

  /// Notes a text that says `characters`, in which rows may differ.
  package func say(_ characters: String) {
    guard !isGivenUp, !isAside else { return }
    note(SaidText())
    let start = letters.count
    letters.append(contentsOf: characters.utf8)
    texts.append(start..<letters.count)
  }

  /// Surveys views that have no say in how large the row is: only whether they can be told.
  func aside(_ survey: (RowSurvey) -> Void) {
    let outer = isAside
    isAside = true
    survey(self)
    isAside = outer
  }

  /// Goes on from `end`, where views lead of which nothing is said.
  func skip(to end: SurveyStep) { step = end }

  /// What is remembered at this step of the views of `type` that come next; made the first time.
  func memory<Memory: SurveyMemory>(of type: ObjectIdentifier, orMake make: () -> Memory) -> Memory {
    for memory in step.memories where memory.type == type {
      if let memory = memory as? Memory { return memory }
    }
    let memory = make()
    step.memories.append(memory)
    return memory
  }

  /// Lets `memory` hear whether what it learned of the row holds.
  func addCandidate(_ memory: SurveyMemory) { candidates.append(memory) }

  /// A text, whatever it says.
  private struct SaidText {}
}

// MARK: - The environment

extension RowSurvey {
  /// The values that hold for the views surveyed now.
  package var environment: EnvironmentValues {
    _read { yield values.value }
  }

  /// Notes `value` and surveys what `survey` does, while the values that `change` changed hold: the same for every
  /// row of which the same was noted.
  func note<Value>(
    _ value: Value, changing change: (inout EnvironmentValues) -> Void, _ survey: (RowSurvey) -> Void
  ) {
    note(value)
    guard !isGivenUp else { return }
    let outer = values
    if !isAside, let known = step.environment {
      values = known
    } else {
      change(&values.value)
      if !isAside { step.environment = values }
    }
    survey(self)
    values = outer
    // Views of which nothing was noted must not be taken for those behind, which are under other values.
    note(End())
  }

  /// The end of what stands under other values.
  private struct End {}
}
