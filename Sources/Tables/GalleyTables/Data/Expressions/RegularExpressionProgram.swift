struct RegularExpressionProgram {
  enum Instruction: Sendable {
    case take(RegularExpressionClass)
    case split(Int, Int)
    case jump(Int)
    case check(RegularExpressionSyntax.Place)
    case match
  }

  private(set) var instructions: [Instruction] = []
  let isAnchored: Bool
  private var remainingWork = RegularExpression.sizeLimit * 4

  init(_ syntax: RegularExpressionSyntax) throws(RegularExpressionError) {
    isAnchored = syntax.startsAtTextStart
    try add(syntax)
    try emit(.match)
  }

  private mutating func emit(_ instruction: Instruction) throws(RegularExpressionError) {
    guard instructions.count < RegularExpression.sizeLimit else {
      throw .tooLarge(limit: RegularExpression.sizeLimit)
    }
    instructions.append(instruction)
  }

  private mutating func add(_ syntax: RegularExpressionSyntax) throws(RegularExpressionError) {
    remainingWork -= 1
    guard remainingWork >= 0 else { throw .tooLarge(limit: RegularExpression.sizeLimit) }
    switch syntax {
    case .sequence(let parts): for part in parts { try add(part) }
    case .alternatives(let choices): try addAlternatives(choices[...])
    case .repeated(let inner, let minimum, let maximum): try addRepetition(of: inner, minimum, maximum)
    case .character(let characters): try emit(.take(characters))
    case .place(let place): try emit(.check(place))
    }
  }

  private mutating func addAlternatives(
    _ choices: ArraySlice<RegularExpressionSyntax>
  ) throws(RegularExpressionError) {
    var ends: [Int] = []
    for choice in choices.dropLast() {
      let split = instructions.count
      try emit(.split(split + 1, 0))
      try add(choice)
      ends.append(instructions.count)
      try emit(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = choices.last { try add(last) }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func addRepetition(
    of inner: RegularExpressionSyntax, _ minimum: Int, _ maximum: Int?
  ) throws(RegularExpressionError) {
    for _ in 0..<minimum { try add(inner) }
    guard let maximum else {
      let split = instructions.count
      try emit(.split(split + 1, 0))
      try add(inner)
      try emit(.jump(split))
      instructions[split] = .split(split + 1, instructions.count)
      return
    }
    var splits: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      splits.append(instructions.count)
      try emit(.split(0, 0))
      try add(inner)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }
}

extension RegularExpressionSyntax {
  fileprivate var startsAtTextStart: Bool {
    switch self {
    case .sequence(let parts): parts.first?.startsAtTextStart ?? false
    case .alternatives(let choices): choices.allSatisfy(\.startsAtTextStart)
    case .repeated(let inner, let minimum, _): minimum > 0 && inner.startsAtTextStart
    case .place(let place): place == .textStart
    case .character: false
    }
  }
}
