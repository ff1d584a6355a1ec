struct ConditionSpelling {
  let suggestion: String?

  static let signs: Set<Character> = ["<", ">", "=", "!", "~", "≤", "≥", "≠"]

  private static let words = [
    "=>": ">=", "=<": "<=", "=!": "!=", "><": "!=", "=~": "matches", "~=": "matches", "!~": "not … matches",
    "===": "=", "!==": "!=", "<=>": "!=", ">>": ">", "<<": "<", ">==": ">=", "<==": "<=", "&&": "and", "&": "and",
    "||": "or", "|": "or", ":": "=", ":=": "=", "like": "contains", "ilike": "contains", "includes": "contains",
    "has": "contains", "containing": "contains", "startswith": "starts", "beginswith": "starts", "begins": "starts",
    "endswith": "ends", "regexp": "matches", "regex": "matches", "rlike": "matches", "eq": "=", "equals": "=",
    "equal": "=", "ne": "!=", "neq": "!=", "lt": "<", "le": "<=", "lte": "<=", "gt": ">", "ge": ">=", "gte": ">=",
    "between": ">= … and … <=", "isnull": "is empty", "notnull": "is not empty", "xor": "or", "oder": "or",
    "und": "and",
  ]

  init(_ text: ArraySlice<Character>, after sign: String = "") {
    let rest = text.drop(while: \.isWhitespace)
    let marks = rest.prefix { Self.signs.contains($0) || "&|:".contains($0) }
    let word = marks.isEmpty ? rest.prefix(while: \.isLetter) : marks
    suggestion = Self.words[sign + String(word).lowercased()] ?? Self.words[String(word).lowercased()]
  }
}
