package import GalleyMessages

extension RegularExpressionError {
  package func words(of text: String) -> Words {
    switch self {
    case .unsupported(let part):
      Words(
        "'\(text)' has \(part), which galley does not support because it searches in linear time",
        help: "write it without that; 'and', 'or' and 'not' of 'where' combine several expressions")
    case .tooDeep(let limit):
      Words("'\(text)' has groups nested more than \(limit) levels deep", help: "remove parentheses")
    case .tooLarge(let limit):
      Words(
        "'\(text)' is too large: its repetitions need more than \(Words.count(limit, "step"))",
        help: "repeat fewer times, or use * or +")
    default: Words("'\(text)' is not a regular expression: \(fact)", help: help)
    }
  }

  private var fact: String {
    switch self {
    case .unclosedGroup: "a parenthesis is not closed"
    case .unopenedGroup: "a closing parenthesis has no opening one"
    case .unclosedClass: "a bracket is not closed"
    case .emptyClass: "the brackets are empty"
    case .badRange(let range): "'\(range)' is not a range"
    case .nothingToRepeat(let sign): "'\(sign)' has nothing to repeat"
    case .badRepetition(let counts, _): "'\(counts)' is not a repetition"
    case .unknownEscape(let escape): "'\(escape)' has no meaning"
    case .unknownProperty(let name): "there is no class '\(name)'"
    case .unsupported, .tooDeep, .tooLarge: ""
    }
  }

  private var help: String? {
    switch self {
    case .unclosedGroup, .unopenedGroup: "for a literal parenthesis, write \\( or \\)"
    case .unclosedClass, .emptyClass: "for a literal bracket, write \\[ or \\]"
    case .badRange: "write the smaller character of a range first, such as a-z"
    case .nothingToRepeat(let sign): "for the literal character, write \\\(sign)"
    case .badRepetition(_, let limit):
      "write the smaller number first, and none above \(limit)"
    case .unknownEscape: "in a double-quoted string, write a backslash twice"
    case .unknownProperty: "Unicode categories such as \\p{L} or \\p{Lu} are known, and [:alpha:] inside brackets"
    case .unsupported, .tooDeep, .tooLarge: nil
    }
  }
}
