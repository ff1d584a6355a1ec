/// A regular expression whose search takes time in proportion to the text, whatever the expression is.
///
/// It simulates the expression's automaton (Thompson 1968), so no text can make it try the same thing twice: a search
/// takes at most one step for each instruction at each character. What such an automaton cannot do, such as `\1` or
/// `(?=…)`, is refused when the expression is read.
///
/// A character is what readers see as one: a letter with its accents, compared as Unicode's canonical equivalence has
/// it; CR LF counts as one line break. `.` is any character but a line break, `^` and `$` are the ends of the text, `\b`
/// lies between a character of `\w` and another. `(?i)` ignores case, `(?m)` has `^` and `$` stand at each line, `(?s)`
/// has `.` take line breaks too.
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

  /// Whether `text`, which is UTF-8, has a match in it.
  func hasMatch(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // A carriage return may be half of a line break.
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

/// A character of the text that is searched.
struct RegularExpressionCharacter {
  /// The character if it is ASCII; a line break of two characters counts as a line feed. Else 0x80.
  let ascii: UInt8
  let other: Character?

  init(ascii: UInt8) { (self.ascii, other) = (ascii, nil) }

  init(_ character: Character) {
    let ascii = character.asciiValue
    (self.ascii, other) = (ascii ?? 0x80, ascii == nil ? character : nil)
  }
}
