/// A regular expression whose search time is proportional to the length of the text.
///
/// It simulates the automaton of the expression (Thompson 1968): each character takes at most one step per instruction,
/// for any text. Features that such an automaton cannot provide, such as `\1` or `(?=…)`, are rejected when the
/// expression is parsed.
///
/// A character is a grapheme: a letter with its accents, compared by canonical equivalence. CR LF is one line break.
/// `.` matches any character except a line break, `^` and `$` match the ends of the text, and `\b` matches between a
/// character of `\w` and another. `(?i)` ignores case, `(?m)` lets `^` and `$` match at each line, and `(?s)` lets `.`
/// match line breaks.
package struct RegularExpression: Sendable {
  static let sizeLimit = 5_000
  package static let depthLimit = 100
  static let repeatLimit = 1_000

  private let program: [RegularExpressionProgram.Instruction]
  private let isAnchored: Bool

  package init(_ pattern: String) throws(RegularExpressionError) {
    var parser = RegularExpressionParser(pattern)
    let program = try RegularExpressionProgram(try parser.parse())
    self.program = program.instructions
    isAnchored = program.isAnchored
  }

  func hasMatch(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // A carriage return may be part of a line break of two scalars.
    if text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      return search(count: text.count) { RegularExpressionCharacter(ascii: text[$0]) }
    }
    let characters = String(decoding: text, as: UTF8.self).map(RegularExpressionCharacter.init)
    return search(count: characters.count) { characters[$0] }
  }

  private func search(count: Int, _ character: (Int) -> RegularExpressionCharacter) -> Bool {
    let size = program.count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: size * 4) { memory in
      memory.initialize(repeating: -1)
      var run = RegularExpressionRun(program: program, memory: memory)
      var (before, next) = (RegularExpressionCharacter?.none, count > 0 ? character(0) : nil)
      for place in 0...count {
        if place == 0 || !isAnchored { run.start(at: place, between: before, and: next) }
        if run.isMatched { return true }
        guard let current = next, !run.isEmpty || !isAnchored else { return false }
        (before, next) = (current, place + 1 < count ? character(place + 1) : nil)
        run.step(over: current, to: place + 1, before: next)
        if run.isMatched { return true }
      }
      return false
    }
  }
}

struct RegularExpressionCharacter {
  /// The ASCII value of the character, where CR LF counts as a line feed; 0x80 for other characters.
  let ascii: UInt8
  let other: Character?

  init(ascii: UInt8) { (self.ascii, other) = (ascii, nil) }

  init(_ character: Character) {
    let ascii = character.asciiValue
    (self.ascii, other) = (ascii ?? 0x80, ascii == nil ? character : nil)
  }
}
