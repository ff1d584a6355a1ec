/// Finds how far away, on one side of a letter, a neighbour can still affect it. A walk follows all rules that can have
/// the letter at an input position, for as long as they can match. Its states are sets of such rules, which are created
/// when a text needs them.
final class ContextWalk {
  enum Side: Int {
    case before = -1
    case after = 1
  }

  typealias State = UInt16

  static let unknown: State = 0
  static let over: State = 1
  private static let endless: State = 2
  /// The maximum number of states. A walk that needs more never ends, but the rules of real faces need fewer.
  private static let capacity = 2048

  private struct Step: Hashable {
    var rule: Int
    var index: Int
  }

  private let rules: ClassRules
  private let side: Side
  private let classCount: Int
  private var states: [Set<Step>] = [[], [], []]
  private var numbers: [Set<Step>: State] = [:]
  private let starts: ZeroedMemory<State>
  private let next: ZeroedMemory<State>
  private let matches: ZeroedMemory<Bool>

  init(_ rules: ClassRules, _ side: Side) {
    self.rules = rules
    self.side = side
    classCount = rules.classes.count
    starts = ZeroedMemory(count: classCount)
    next = ZeroedMemory(count: classCount * ContextWalk.capacity)
    matches = ZeroedMemory(count: classCount * ContextWalk.capacity)
    for number in 0..<classCount {
      next.base[Int(ContextWalk.endless) * classCount + number] = ContextWalk.endless
      matches.base[Int(ContextWalk.endless) * classCount + number] = true
    }
  }

  func learnStart(at number: UInt8) {
    let own = rules.classes[Int(number)]
    var steps: Set<Step> = []
    for (index, rule) in rules.rules.enumerated() {
      for place in rule.inputs where own.places[rule.places[place]] {
        insert(Step(rule: index, index: place + side.rawValue), into: &steps)
      }
    }
    starts.base[Int(number)] = self.number(of: steps)
  }

  func learnStep(from state: State, over number: UInt8) {
    let own = rules.classes[Int(number)]
    var steps: Set<Step> = []
    var isMatch = own.isAbsorbed
    for step in states[Int(state)] {
      if own.places[rules.rules[step.rule].places[step.index]] {
        isMatch = true
        insert(Step(rule: step.rule, index: step.index + side.rawValue), into: &steps)
      }
      if own.isAbsorbed { steps.insert(step) }
    }
    next.base[Int(state) * classCount + Int(number)] = self.number(of: steps)
    matches.base[Int(state) * classCount + Int(number)] = isMatch
  }

  private func insert(_ step: Step, into steps: inout Set<Step>) {
    if rules.rules[step.rule].places.indices.contains(step.index) { steps.insert(step) }
  }

  private func number(of steps: Set<Step>) -> State {
    if steps.isEmpty { return ContextWalk.over }
    if let known = numbers[steps] { return known }
    guard states.count < ContextWalk.capacity else { return ContextWalk.endless }
    let number = State(states.count)
    numbers[steps] = number
    states.append(steps)
    return number
  }

  var reader: Reader { Reader(starts: starts.base, next: next.base, matches: matches.base, classCount: classCount) }

  struct Reader {
    fileprivate let starts: UnsafePointer<State>
    fileprivate let next: UnsafePointer<State>
    fileprivate let matches: UnsafePointer<Bool>
    fileprivate let classCount: Int

    @inline(__always)
    func start(at number: UInt8) -> State { starts[Int(number)] }

    @inline(__always)
    func step(from state: State, over number: UInt8) -> State { next[Int(state) * classCount + Int(number)] }

    /// Returns whether a rule can match. If none can, the rules of `state` treat the letter like the end of the text.
    /// The result is valid only if this step was computed before.
    @inline(__always)
    func matches(_ state: State, over number: UInt8) -> Bool { matches[Int(state) * classCount + Int(number)] }
  }
}
