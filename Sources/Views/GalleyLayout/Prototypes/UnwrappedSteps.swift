import GalleyGeometry

struct UnwrappedSteps {
  private(set) var steps: [Step] = []
  private(set) var operandCount = 0
  private(set) var lineCount = 0

  enum Step: BitwiseCopyable {
    /// Adds the width of a leaf as an operand. `line` is the index of its stored line.
    case text(leaf: Int, line: Int)
    case length(Double)
    case add(Double)
    case atLeast(Double)
    /// Gives up if the last operand is larger; otherwise sets it to this length.
    case within(Double)
    case greatest(Int)
    case sum(Int)
    /// Replaces the last operands with the width at which an equal share is sufficient for each of them.
    case evenShares(Int)
  }

  struct Line: Equatable, BitwiseCopyable {
    let height: Double
    let baseline: Double
  }

  fileprivate enum Share: Equatable {
    case rigid
    case spacer
    /// A member that takes only the width of its lines, at least `minimum`. The computed width exceeds it by at most
    /// `excess`.
    case modest(minimum: Double, excess: Double)
    case greedy

    static let text = Share.modest(minimum: 0, excess: 0)
  }

  /// Returns nil if the size of a member depends on more than its lines.
  init?(_ member: SizingMember) {
    guard add(member) != nil, lineCount > 0 else { return nil }
  }
}

// MARK: - Taking rows apart

extension UnwrappedSteps {
  private mutating func push(_ step: Step) {
    steps.append(step)
    operandCount += 1
  }

  private mutating func add(_ member: SizingMember) -> Share? {
    // A custom guide can be at any position, so its effect on the width is unknown.
    guard !member.guides.contains(.custom) else { return nil }
    switch member.kind {
    case .leaf(let leaf):
      push(.text(leaf: leaf, line: lineCount))
      lineCount += 1
      return .text
    case .spacer:
      push(.length(member.length(along: .horizontal, offered: 0) ?? 0))
      return .spacer
    case .still: return addStill(member)
    case .through: return add(member.part)
    case .padding(let box):
      let insets = box.takeUnretainedValue().rule.insets
      guard insets.leading >= 0, insets.trailing >= 0, let share = add(member.part) else { return nil }
      steps.append(.add(insets.horizontal))
      return share.wrapped(minimum: insets.horizontal) { $0 + $1 }
    case .fixedFrame(let box): return addFrame(box.takeUnretainedValue().rule, member)
    case .flexibleFrame(let box): return addFrame(box.takeUnretainedValue().rule, member)
    case .stack(let box): return addStack(box.takeUnretainedValue().rule, member)
    case .framedRow(let box):
      let sides = box.takeUnretainedValue().rule.sides
      guard sides >= 0, add(member.part) != nil else { return nil }
      steps.append(.add(sides))
      return .greedy
    case .fixedSize, .fit, .node: return nil
    }
  }

  private mutating func addStill(_ member: SizingMember) -> Share? {
    if member.isWorded {
      push(.length(member.size(for: .unspecified).width))
      return .text
    }
    guard let width = member.fixedLength(along: .horizontal), member.fixedLength(along: .vertical) != nil else {
      return nil
    }
    push(.length(width))
    return .rigid
  }

  private mutating func addFrame(_ rule: FixedFrameRule, _ member: SizingMember) -> Share? {
    guard let share = add(member.part) else { return nil }
    guard let width = rule.width else { return share.wrapped(minimum: 0) { max($0, $1) } }
    steps.append(.within(width))
    return .rigid
  }

  private mutating func addFrame(_ rule: FlexibleFrameRule, _ member: SizingMember) -> Share? {
    let bounds = rule.horizontal
    if let maximum = bounds.max, maximum < .infinity { return nil }
    guard let share = add(member.part) else { return nil }
    if let minimum = bounds.min { steps.append(.atLeast(minimum)) }
    return bounds.max == nil ? share.wrapped(minimum: bounds.min ?? 0) { max($0, $1) } : .greedy
  }

  private mutating func addStack(_ rule: StackRule, _ member: SizingMember) -> Share? {
    let parts = member.parts
    guard !parts.isEmpty else { return nil }
    if rule.axis == .horizontal {
      let gaps = rule.gaps(between: parts)
      guard gaps >= 0, let share = addGroups(of: parts) else { return nil }
      steps.append(.add(gaps))
      return share.wrapped(minimum: gaps) { $0 + $1 }
    }
    var whole = Share.text
    for part in parts {
      guard let share = addLine(part) else { return nil }
      whole = whole.below(share)
    }
    steps.append(.greatest(parts.count))
    return whole
  }

  private mutating func addLine(_ member: SizingMember) -> Share? {
    if case .spacer = member.kind {
      push(.length(0))
      return .text
    }
    if member.kind.isStill, !member.isWorded, member.fixedLength(along: .vertical) != nil {
      let width = member.fixedLength(along: .horizontal)
      push(.length(width ?? 0))
      return width.map { .modest(minimum: $0, excess: 0) } ?? .greedy
    }
    let share = add(member)
    return share == .rigid ? .modest(minimum: member.fixedLength(along: .horizontal) ?? 0, excess: 0) : share
  }

  private mutating func addGroups(of parts: SizingMembers) -> Share? {
    let groups = Dictionary(grouping: parts.indices) { parts[$0].priority }.sorted { $0.key > $1.key }
    var whole = Share.text
    for (_, group) in groups {
      let rigid = group.filter { parts[$0].isRigid }
      for index in rigid {
        guard add(parts[index]) == .rigid else { return nil }
        whole = whole.beside(.modest(minimum: parts[index].fixedLength(along: .horizontal) ?? 0, excess: 0))
      }
      var shares: [Share] = []
      for index in group where !parts[index].isRigid {
        guard let share = add(parts[index]) else { return nil }
        shares.append(share)
      }
      // A member may receive only its minimum if an earlier member takes more than it needs.
      if whole == .greedy, !shares.allSatisfy({ $0 == .spacer }) { return nil }
      let share = join(shares)
      steps.append(.sum(rigid.count + (shares.isEmpty ? 0 : 1)))
      whole = whole.beside(share)
    }
    steps.append(.sum(groups.count))
    return whole
  }

  /// The least flexible member is measured first and receives an equal share of the rest. If all members are modest,
  /// the sum plus a margin is sufficient. If not, each member needs as much width as the widest one.
  private mutating func join(_ shares: [Share]) -> Share {
    guard let first = shares.first else { return .text }
    if shares.count == 1 { return first }
    guard let slack = shares.slack else {
      steps.append(shares.allSatisfy { $0 == .spacer } ? .sum(shares.count) : .evenShares(shares.count))
      return .greedy
    }
    let excess = slack * Double(shares.count)
    steps.append(.sum(shares.count))
    steps.append(.add(excess))
    return shares.reduce(Share.text) { $0.beside($1) }.beside(.modest(minimum: 0, excess: excess))
  }
}

extension UnwrappedSteps.Share {
  fileprivate func wrapped(minimum: Double, _ join: (Double, Double) -> Double) -> Self {
    switch self {
    case .rigid, .greedy: self
    case .spacer: .greedy
    case .modest(let own, let excess): .modest(minimum: join(own, minimum), excess: excess)
    }
  }

  fileprivate func below(_ other: Self) -> Self { joined(other) { max($0, $1) } }

  fileprivate func beside(_ other: Self) -> Self { joined(other) { $0 + $1 } }

  private func joined(_ other: Self, _ join: (Double, Double) -> Double) -> Self {
    guard case .modest(let minimum, let excess) = self, case .modest(let more, let further) = other else {
      return .greedy
    }
    return .modest(minimum: join(minimum, more), excess: join(excess, further))
  }
}

extension [UnwrappedSteps.Share] {
  fileprivate var slack: Double? {
    var slack = 0.0
    for share in self {
      guard case .modest(let minimum, let excess) = share else { return nil }
      slack = Swift.max(slack, minimum + excess)
    }
    return slack
  }
}
