/// How far to one side of a letter others have a say in what becomes of it.
///
/// A walk starts at the letter with every rule that has a place for it, and follows those rules from neighbour to
/// neighbour as long as they can still match. Where none can, whatever lies beyond has no say. States of the walk are
/// sets of such rules; they are found as texts need them.
final class ContextWalk {
  /// Which way a walk goes.
  enum Side: Int {
    /// To the beginning of the text.
    case before = -1
    /// To the end of the text.
    case after = 1
  }

  /// A rule, and the index of its place that the next letter should take.
  private struct Step: Hashable {
    var rule: Int
    var index: Int
  }

  private static let over: UInt16 = 0
  private static let endless: UInt16 = 1
  private static let unknown = UInt16.max
  /// More states than rules of real faces have; walks that would need more do not end.
  private static let capacity = 2048

  private let rules: ClassRules
  private let side: Side
  private let classCount: Int
  private let isUpright: [Bool]
  private var states: [Set<Step>]
  private var numbers: [Set<Step>: UInt16] = [:]
  // Read for every changeable letter: a walk belongs to one thread, and nothing here calls back.
  @exclusivity(unchecked) private var starts: [UInt16]
  @exclusivity(unchecked) private var next: [UInt16]

  /// Walks to one side under `rules`.
  init(_ rules: ClassRules, _ side: Side) {
    self.rules = rules
    self.side = side
    classCount = rules.classes.count
    isUpright = rules.classes.map(\.isUpright)
    starts = [UInt16](repeating: ContextWalk.unknown, count: classCount)
    states = [[], []]
    next =
      [UInt16](repeating: ContextWalk.over, count: classCount)
      + [UInt16](repeating: ContextWalk.endless, count: classCount)
  }

  /// The index of the last letter that has a say in what becomes of the letter at `index`, in a text of classes.
  func reach(from index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let step = side.rawValue
    var state = starts[Int(text[index])]
    if state == ContextWalk.unknown { state = start(at: text[index]) }
    let isUpright = isUpright[Int(text[index])]
    var last = index
    while state != ContextWalk.over, last + step >= 0, last + step < text.count {
      // What Pango keeps in another item has no say.
      if self.isUpright[Int(text[last + step])] != isUpright { break }
      last += step
      let place = Int(state) * classCount + Int(text[last])
      let known = next[place]
      state = known == ContextWalk.unknown ? follow(state, text[last]) : known
    }
    return last
  }

  private func start(at number: UInt8) -> UInt16 {
    let own = rules.classes[Int(number)]
    var steps: Set<Step> = []
    for (index, rule) in rules.rules.enumerated() {
      for place in rule.inputs where own.places[rule.places[place]] {
        insert(Step(rule: index, index: place + side.rawValue), into: &steps)
      }
    }
    let state = self.number(of: steps)
    starts[Int(number)] = state
    return state
  }

  private func follow(_ state: UInt16, _ number: UInt8) -> UInt16 {
    let own = rules.classes[Int(number)]
    var steps: Set<Step> = []
    for step in states[Int(state)] {
      if own.places[rules.rules[step.rule].places[step.index]] {
        insert(Step(rule: step.rule, index: step.index + side.rawValue), into: &steps)
      }
      if own.isAbsorbed { steps.insert(step) }
    }
    let answer = self.number(of: steps)
    next[Int(state) * classCount + Int(number)] = answer
    return answer
  }

  /// A step beyond the rule's ends is none: the rule has seen all it wants.
  private func insert(_ step: Step, into steps: inout Set<Step>) {
    if rules.rules[step.rule].places.indices.contains(step.index) { steps.insert(step) }
  }

  private func number(of state: Set<Step>) -> UInt16 {
    if state.isEmpty { return ContextWalk.over }
    if let known = numbers[state] { return known }
    guard states.count < ContextWalk.capacity else { return ContextWalk.endless }
    let number = UInt16(states.count)
    numbers[state] = number
    states.append(state)
    next += [UInt16](repeating: ContextWalk.unknown, count: classCount)
    return number
  }
}
