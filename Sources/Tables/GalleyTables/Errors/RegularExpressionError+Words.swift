package import GalleyMessages

extension RegularExpressionError {
  package func words(of text: String) -> Words {
    switch self {
    case .unsupported(let part):
      Words(
        "'\(text)' has \(part), which a search in linear time cannot do",
        help: "write it without; 'and', 'or' and 'not' of 'where' join several expressions")
    case .tooDeep(let limit):
      Words("'\(text)' has groups nested more than \(limit) levels deep", help: "take parentheses out")
    case .tooLarge(let limit):
      Words(
        "'\(text)' is too large: its repetitions make more than \(Words.count(limit, "step"))",
        help: "repeat fewer times, or use * or +")
    default: Words("'\(text)' is no regular expression: \(fact)", help: help)
    }
  }

  private var fact: String {
    switch self {
    case .unclosedGroup: "a parenthesis is not closed"
    case .unopenedGroup: "a parenthesis is closed that was not opened"
    case .unclosedClass: "a bracket is not closed"
    case .emptyClass: "the brackets are empty"
    case .badRange(let range): "'\(range)' is no range"
    case .nothingToRepeat(let sign): "'\(sign)' has nothing to repeat"
    case .badRepetition(let counts, _): "'\(counts)' is no repetition"
    case .unknownEscape(let escape): "'\(escape)' means nothing"
    case .unknownProperty(let name): "there is no class '\(name)'"
    case .unsupported, .tooDeep, .tooLarge: ""
    }
  }

  private var help: String? {
    switch self {
    case .unclosedGroup, .unopenedGroup: "a parenthesis that is meant as one is written \\( or \\)"
    case .unclosedClass, .emptyClass: "a bracket that is meant as one is written \\[ or \\]"
    case .badRange: "a range goes from the lesser character to the greater, such as a-z"
    case .nothingToRepeat(let sign): "write \\\(sign) for the sign itself"
    case .badRepetition(_, let limit):
      "write the lesser number first, and none above \(limit)"
    case .unknownEscape: "a backslash in a text of double quotes is written twice"
    case .unknownProperty: "Unicode's categories are known, such as \\p{L} or \\p{Lu}, and [:alpha:] in brackets"
    case .unsupported, .tooDeep, .tooLarge: nil
    }
  }
}
