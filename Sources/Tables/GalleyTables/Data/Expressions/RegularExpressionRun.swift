/// A search that keeps the set of instructions reached so far. Each instruction occurs in the set at most once, so a
/// step executes each instruction of the program at most once.
struct RegularExpressionRun {
  private let program: [RegularExpressionProgram.Instruction]
  private let reached: UnsafeMutableBufferPointer<Int32>
  private let pending: UnsafeMutableBufferPointer<Int32>
  private var current: UnsafeMutableBufferPointer<Int32>
  private var following: UnsafeMutableBufferPointer<Int32>
  private var count = 0
  private(set) var isMatched = false

  /// `memory` must contain four values of −1 for each instruction of `program`.
  init(program: [RegularExpressionProgram.Instruction], memory: UnsafeMutableBufferPointer<Int32>) {
    let size = program.count
    func part(_ start: Int, _ length: Int) -> UnsafeMutableBufferPointer<Int32> {
      UnsafeMutableBufferPointer(rebasing: memory[start..<start + length])
    }
    self.program = program
    (reached, current, following) = (part(0, size), part(size, size), part(size * 2, size))
    pending = part(size * 3, size)
  }

  var isEmpty: Bool { count == 0 }

  mutating func start(
    at place: Int, between before: RegularExpressionCharacter?, and next: RegularExpressionCharacter?
  ) {
    follow(0, to: current, at: place, before, next)
  }

  mutating func step(
    over character: RegularExpressionCharacter, to place: Int, before next: RegularExpressionCharacter?
  ) {
    let active = count
    count = 0
    for index in 0..<active {
      let instruction = Int(current[index])
      guard case .take(let characters) = program[instruction], characters.contains(character) else { continue }
      follow(instruction + 1, to: following, at: place, character, next)
    }
    swap(&current, &following)
  }

  private mutating func follow(
    _ instruction: Int, to target: UnsafeMutableBufferPointer<Int32>, at place: Int,
    _ before: RegularExpressionCharacter?, _ next: RegularExpressionCharacter?
  ) {
    // The conversion does not check for overflow, because no text has more than 2³² characters.
    let mark = Int32(truncatingIfNeeded: place)
    var depth = 0
    func push(_ instruction: Int) {
      guard reached[instruction] != mark else { return }
      reached[instruction] = mark
      pending[depth] = Int32(truncatingIfNeeded: instruction)
      depth += 1
    }
    push(instruction)
    while depth > 0 {
      depth -= 1
      let instruction = Int(pending[depth])
      switch program[instruction] {
      case .take:
        target[count] = Int32(truncatingIfNeeded: instruction)
        count += 1
      case .split(let first, let second):
        push(first)
        push(second)
      case .jump(let target): push(target)
      case .check(let kind): if kind.holds(between: before, and: next) { push(instruction + 1) }
      case .match: isMatched = true
      }
    }
  }
}

extension RegularExpressionSyntax.Place {
  fileprivate func holds(
    between before: RegularExpressionCharacter?, and next: RegularExpressionCharacter?
  ) -> Bool {
    switch self {
    case .textStart: before == nil
    case .textEnd: next == nil
    case .lineStart: before.map(RegularExpressionClass.lineBreaks.contains) ?? true
    case .lineEnd: next.map(RegularExpressionClass.lineBreaks.contains) ?? true
    case .wordBoundary: isWord(before) != isWord(next)
    case .noWordBoundary: isWord(before) == isWord(next)
    }
  }

  private func isWord(_ character: RegularExpressionCharacter?) -> Bool {
    character.map(RegularExpressionClass.words.contains) ?? false
  }
}
