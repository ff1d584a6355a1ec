/// Parses the syntax that Swift, PCRE and ICU share, without the features that need backtracking.
struct RegularExpressionParser {
  var characters: [Character]
  var index = 0
  var flags = Flags()
  private var depth = 0

  struct Flags {
    var ignoresCase = false
    var isMultiline = false
    var dotTakesLineBreaks = false
  }

  init(_ pattern: String) { characters = Array(pattern) }

  var next: Character? { index < characters.count ? characters[index] : nil }

  mutating func parse() throws(RegularExpressionError) -> RegularExpressionSyntax {
    let syntax = try parseAlternatives()
    if next != nil { throw .unopenedGroup }
    return syntax
  }

  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func parseAlternatives() throws(RegularExpressionError) -> RegularExpressionSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegularExpression.depthLimit else { throw .tooDeep(limit: RegularExpression.depthLimit) }
    var choices = [try parseSequence()]
    while skip("|") { choices.append(try parseSequence()) }
    return choices.count == 1 ? choices[0] : .alternatives(choices)
  }

  private mutating func parseSequence() throws(RegularExpressionError) -> RegularExpressionSyntax {
    var parts: [RegularExpressionSyntax] = []
    while let character = next, character != "|", character != ")" {
      parts.append(try parseRepetitions(of: try parseAtom()))
    }
    return .sequence(parts)
  }

  private mutating func parseAtom() throws(RegularExpressionError) -> RegularExpressionSyntax {
    guard let character = next else { return .sequence([]) }
    index += 1
    switch character {
    case "(": return try parseGroup()
    case "[": return .character(try parseClass())
    case ".":
      return .character(
        RegularExpressionClass(flags.dotTakesLineBreaks ? [.any] : [.lineBreak], isInverted: !flags.dotTakesLineBreaks))
    case "^": return .place(flags.isMultiline ? .lineStart : .textStart)
    case "$": return .place(flags.isMultiline ? .lineEnd : .textEnd)
    case "*", "+", "?": throw .nothingToRepeat(String(character))
    case "\\": return try parseEscape()
    default: return literal(character)
    }
  }

  func literal(_ character: Character) -> RegularExpressionSyntax {
    .character(RegularExpressionClass([.character(character)], ignoresCase: flags.ignoresCase))
  }
}

extension RegularExpressionParser {

  private mutating func parseGroup() throws(RegularExpressionError) -> RegularExpressionSyntax {
    let outer = flags
    if skip("?") {
      guard try parseGroupKind() else { return .sequence([]) }
    }
    let inner = try parseAlternatives()
    guard skip(")") else { throw .unclosedGroup }
    flags = outer
    return inner
  }

  /// Returns false for `(?flags)`, whose flags apply to the rest of the enclosing group.
  private mutating func parseGroupKind() throws(RegularExpressionError) -> Bool {
    for start in ["=", "!", "<=", "<!", ">", "|", "("] where skip(start) { throw .unsupported("(?\(start)…)") }
    if skip(":") { return true }
    if skip("<") || skip("P<") {
      while let character = next, character != ">" {
        guard character.isLetter || character.isNumber || character == "_" else { break }
        index += 1
      }
      guard skip(">") else { throw .unclosedGroup }
      return true
    }
    return try parseFlags()
  }

  private mutating func parseFlags() throws(RegularExpressionError) -> Bool {
    var isOn = true
    while let character = next {
      index += 1
      switch character {
      case "-": isOn = false
      case "i": flags.ignoresCase = isOn
      case "m": flags.isMultiline = isOn
      case "s": flags.dotTakesLineBreaks = isOn
      case ":": return true
      case ")": return false
      default: throw .unsupported("(?\(character)…)")
      }
    }
    throw .unclosedGroup
  }
}

extension RegularExpressionParser {

  private mutating func parseRepetitions(
    of atom: RegularExpressionSyntax
  ) throws(RegularExpressionError) -> RegularExpressionSyntax {
    guard let (minimum, maximum) = try parseRepetition() else { return atom }
    // Lazy repetition is accepted without effect: it changes the end of a match, not its existence.
    if skip("+") { throw .unsupported("possessive repetition") }
    _ = skip("?")
    if let character = next, "*+?".contains(character) { throw .nothingToRepeat(String(character)) }
    // Counts after a repetition are rejected, because some engines multiply them and others reject them.
    if next == "{", try parseCounts() != nil { throw .nothingToRepeat("{") }
    return .repeated(atom, minimum: minimum, maximum: maximum)
  }

  private mutating func parseRepetition() throws(RegularExpressionError) -> (Int, Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    return try parseCounts()
  }

  /// Parses `{2}`, `{2,}`, `{2,3}` or `{,3}`. Other braces are literal.
  private mutating func parseCounts() throws(RegularExpressionError) -> (Int, Int?)? {
    guard next == "{", let end = characters[index...].firstIndex(of: "}") else { return nil }
    let inner = String(characters[(index + 1)..<end])
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
    let isCount = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isCount, (1...2).contains(parts.count), inner.contains(where: \.isNumber) else { return nil }
    let limit = RegularExpression.repeatLimit
    let numbers = parts.map { $0.isEmpty ? nil : Int($0) ?? .max }
    let minimum = numbers[0] ?? 0
    let maximum = numbers.count == 1 ? minimum : numbers[1]
    guard minimum <= limit, (maximum ?? minimum) <= limit, minimum <= maximum ?? minimum else {
      throw .badRepetition("{\(inner)}", limit: limit)
    }
    index = end + 1
    return (minimum, maximum)
  }
}
